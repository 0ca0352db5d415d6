import { TAKE_OVER } from '../worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds between tries: the worker before gives up its place only when one meets it idle (measured in Chromium). */
const AGAIN = 1000;

let active = false;

const empty = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
};

const takeOver = (): void => {
  if (active) return;
  void self.skipWaiting();
  setTimeout(takeOver, AGAIN);
};

const emptyAndGo = async (): Promise<void> => {
  active = true;
  await empty();
  await self.registration.unregister();
};

// The kill switch: served instead of the worker when SERVICE_WORKER=off, it removes whatever its predecessors kept; what
// is kept goes before the predecessor does, which may be busy for a while.
self.addEventListener('install', (event) => {
  event.waitUntil(empty());
  takeOver();
});
self.addEventListener('activate', (event) => event.waitUntil(emptyAndGo()));
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});
