import { TAKE_OVER } from '../worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Milliseconds between two attempts to replace the previous worker, which succeed only while that worker is idle (measured
 * in Chromium).
 */
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

// The kill switch: with SERVICE_WORKER=off, the server delivers this worker, which deletes all caches of earlier workers.
// The caches are deleted at installation, because a busy previous worker can delay the activation.
self.addEventListener('install', (event) => {
  event.waitUntil(empty());
  takeOver();
});
self.addEventListener('activate', (event) => event.waitUntil(emptyAndGo()));
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});
