import { setMaxListeners } from 'node:events';
import { vi } from 'vitest';
import { FakeStorage } from '#tests/adapters/browser/support.ts';

/** A channel to other tabs that never delivers a message, because the test has no other tabs. */
class SilentChannel extends EventTarget {
  postMessage = (): void => undefined;
  close = (): void => undefined;
}

/** Installs the globals of a browser page that the portal needs, until `leave` is called. Every request is answered with 503. */
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
  // Mutes the warning that is logged because all requests are held while there is no session.
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
  // Replaces `setTimeout`, so that work that the page schedules for later never runs.
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
