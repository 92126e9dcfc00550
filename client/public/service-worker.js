// The app installs and says something useful without a network; everything else goes to the network as ever. Neither
// the app nor an answer of the API is kept, so nothing stale is ever shown.

const CACHE = 'offline-1';
const OFFLINE_PAGE = '/offline/offline.html';
const OFFLINE_FILES = [OFFLINE_PAGE, '/offline/offline.js', '/offline/offline.css', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(OFFLINE_FILES)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.mode === 'navigate') event.respondWith(pageOrOffline(event.request));
  else if (origin === self.location.origin && OFFLINE_FILES.includes(pathname)) {
    event.respondWith(fetchOrKept(event.request, pathname));
  }
});

async function removeOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

function pageOrOffline(request) {
  return fetchOrKept(request, OFFLINE_PAGE);
}

async function fetchOrKept(request, path) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(path);
    if (kept === undefined) throw error;
    return kept;
  }
}
