declare const self: ServiceWorkerGlobalScope;

const emptyAndGo = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
};

// The kill switch: served instead of the worker when SERVICE_WORKER=off, it removes whatever its predecessors kept.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(emptyAndGo()));

export {};
