// The shell without network. Game data is never kept: a table that looks live but is not would be worse than none.
const CACHE = `sortie-${__VERSION__}`;
const SHELL = __SHELL__;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const stale = (names) => names.filter((name) => name.startsWith('sortie-') && name !== CACHE);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(stale(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    // The network first, so that a new version is seen at once; the kept page when there is none.
    event.respondWith(fetch(request).catch(() => caches.match('/')));
  } else {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetched(request)));
  }
});

/** The parts of a game are kept once they were needed. Their names change with their contents, so they are never old. */
const KEPT = ['/assets/', '/texts/'];

async function fetched(request) {
  const answer = await fetch(request);
  if (answer.ok && KEPT.some((folder) => new URL(request.url).pathname.startsWith(folder))) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}
