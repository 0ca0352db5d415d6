import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { BROKEN, TAKE_OVER } from '../worker-messages.ts';
import { earlyAnswer } from './early-answer.ts';
import { mayKeep, shellShows } from './kept-addresses.ts';

declare const self: ServiceWorkerGlobalScope;

/** Values inserted by the build: the build id, the files of the sign-in page and shell, and all files of this version. */
declare const WORKER_BUILD: {
  readonly id: string;
  readonly precache: readonly string[];
  readonly assets: readonly string[];
};

const SHELL = 'shell-';
const SHELL_CACHE = `${SHELL}${WORKER_BUILD.id}`;
const ASSETS = 'assets';

/** Caches the application shell. The request omits cookies, so that the cached page contains nothing about the user or the dealer. */
const keepShell = async (): Promise<void> => {
  const page = await fetch('/', {
    credentials: 'omit',
    cache: 'reload',
    headers: { accept: 'text/html' },
  });
  if (!page.ok) throw new Error(`The application shell answered ${String(page.status)}`);
  const cache = await caches.open(SHELL_CACHE);
  await cache.put('/', page);
};

/** Deletes the caches of older versions. Must run only at activation, because the previous version uses its caches until then. */
const forgetOlder = async (): Promise<void> => {
  const names = await caches.keys();
  const shells = names.filter((name) => name.startsWith(SHELL) && name !== SHELL_CACHE);
  await Promise.all(shells.map((name) => caches.delete(name)));
  const own = new Set(WORKER_BUILD.assets);
  const cache = await caches.open(ASSETS);
  const kept = await cache.keys();
  const older = kept.filter(({ url }) => !own.has(new URL(url).pathname));
  await Promise.all(older.map((request) => cache.delete(request)));
};

const takeCharge = async (): Promise<void> => {
  await forgetOlder();
  // With navigation preload, the browser requests the page while the worker starts, so that the worker does not delay navigation.
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
};

const notifyBroken = async (clientId: string): Promise<void> => {
  const client = await self.clients.get(clientId);
  client?.postMessage(BROKEN);
};

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) => event.waitUntil(takeCharge()));
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});

addPlugins([
  {
    // If a file of this version is neither cached nor on the server, the page cannot continue with this version.
    handlerWillRespond: async ({ response, event }) => {
      const gone = response.status === 404 || response.status === 410;
      if (gone && event instanceof FetchEvent) await notifyBroken(event.clientId);
      return response;
    },
  },
]);
precacheAndRoute(
  WORKER_BUILD.precache.map((url) => ({ url, revision: null })),
  { cleanURLs: false, directoryIndex: '' },
);
cleanupOutdatedCaches();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && mayKeep(url.pathname),
  new CacheFirst({ cacheName: ASSETS }),
);

// Handles every navigation, including those to unknown pages. If a navigation ignored its preload response, the browser
// would request the URL twice, which breaks an SSO return or a one-time key.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  async ({ request, url, event }) => {
    try {
      const early: unknown = await (event as FetchEvent).preloadResponse;
      return earlyAnswer(early) ?? (await fetch(request));
    } catch (noAnswer) {
      const shell = shellShows(url.pathname)
        ? await caches.match('/', { cacheName: SHELL_CACHE })
        : undefined;
      if (shell === undefined) throw noAnswer;
      return shell;
    }
  },
);
