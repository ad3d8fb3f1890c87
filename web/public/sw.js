// The page when it is not open: it shows notices of turns and leads to the table. It keeps no copy of anything, so that
// nobody is ever served a client of yesterday; what has a hash in its name the browser itself keeps.
const OFFLINE = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Podziemia</title>
<style>body{font:18px/1.5 system-ui;background:#121920;color:#f0eadc;display:grid;place-content:center;min-height:95vh;
text-align:center;padding:20px}a{color:#ffc247}</style>
<main><h1>Podziemia</h1>
<p lang="pl">Nie ma połączenia ze stołem. Nic nie przepadło. <a href="">Spróbuj ponownie</a></p>
<p lang="en">There is no line to the table. Nothing is lost. <a href="">Try again</a></p></main>`;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  const offline = () => new Response(OFFLINE, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
  event.respondWith(fetch(event.request).catch(offline));
});

const windows = () => clients.matchAll({ type: 'window', includeUncontrolled: true });
const isAt = (path) => (page) => new URL(page.url).pathname === path.split('?')[0];

addEventListener('push', (event) => event.waitUntil(tell(event.data.json())));

/** Every page of the table hears of it; whoever looks at one need not be told twice. */
async function tell({ title, body, path, tag }) {
  const pages = (await windows()).filter(isAt(path));
  for (const page of pages) page.postMessage('turn');
  if (pages.some((page) => page.focused)) return;
  await navigator.setAppBadge?.();
  await registration.showNotification(title, { body, tag, icon: '/icon-192.png', badge: '/badge.png', data: path });
}

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

/** To the table, in the page that shows it already or in a new one. */
async function lead(path) {
  const page = (await windows()).find(isAt(path));
  if (!page) return await clients.openWindow(path);
  page.postMessage('question');
  return await page.focus();
}
