import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { settings } from './lib/settings.svelte';
import { loadUi } from './lib/words.svelte';

await loadUi(settings.lang); // a page without words is no page

const target = document.getElementById('app');
if (target) mount(App, { target });
