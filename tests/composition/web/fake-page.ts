import { setMaxListeners } from 'node:events';
import { vi } from 'vitest';
import { FakeStorage } from '#tests/adapters/browser/support.ts';

/** What the program writes to the other tabs; nobody listens here. */
class SilentChannel extends EventTarget {
  postMessage = (): void => undefined;
  close = (): void => undefined;
}

/** As much of a browser's page as the portal's objects ask for, under the global names, until `leave`; every request is answered with 503. */
export const openFakePage = () => {
  const window = new EventTarget();
  const storage = new FakeStorage();
  const location = new URL('https://portal.example/home/dashboard');
  const document = Object.assign(new EventTarget(), {
    cookie: '',
    visibilityState: 'visible',
    readyState: 'complete',
    documentElement: { classList: { toggle: () => false }, dataset: {} },
  });
  setMaxListeners(0, window, document);
  // Without a session every request is held, and says so.
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { state: null, go: () => undefined });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', new FakeStorage());
  vi.stubGlobal('BroadcastChannel', SilentChannel);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // What the page does when it has settled is not waited for.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 503 })));
  return {
    window,
    storage,
    leave: (): void => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
      warnings.mockRestore();
    },
  };
};
