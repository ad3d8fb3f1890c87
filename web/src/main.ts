import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { startWorker } from './lib/push';
import { route } from './lib/route.svelte';
import { settings } from './lib/settings.svelte';
import { loadUi } from './lib/words.svelte';

// Beside the words, not after them: on a slow line every turn of question and answer is felt.
if (route.now.page === 'table') import('./table/TablePage.svelte').catch(() => undefined);
await loadUi(settings.lang); // a page without words is no page

const target = document.getElementById('app');
if (target) mount(App, { target });
void startWorker();
