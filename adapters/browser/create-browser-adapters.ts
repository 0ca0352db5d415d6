import type { Variant } from '#core/session/user.schema.ts';
import { BroadcastTabChannel } from './broadcast-tab-channel.ts';
import { BrowserSessionMarker } from './browser-session-marker.ts';
import { fetchAfterEarly } from './early-refresh.ts';
import { cryptoIdSource } from './crypto-id-source.ts';
import { readCookie } from './page-cookies.ts';
import { locksRefreshLock } from './locks-refresh-lock.ts';
import type { HoldLog } from '#core/gating/hold-log.port.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { XSRF_COOKIE } from '../wire/headers.ts';

/** Reads the anti-forgery cookie out of `document.cookie` at the moment of sending; null while there is none. */
export const cookieXsrfSource = (cookies: () => string = () => document.cookie) => ({
  read: (): string | null => readCookie(cookies(), XSRF_COOKIE),
});

/** Writes the held-request warning to the console, with the name of the operation and nothing of its content (spec §8). */
const consoleHoldLog: HoldLog = {
  held: (label) => {
    console.warn(MESSAGES.held, label);
  },
};

/** Wires this browser for one variant, as `createHttpAdapters` is handed it; `fetch` is bound, because it refuses any other `this`. */
export const createBrowserAdapters = (variant: Variant) => {
  const marker = new BrowserSessionMarker(variant);
  return {
    fetch: fetchAfterEarly(window, marker, (input, init) => fetch(input, init)),
    xsrf: cookieXsrfSource(),
    ids: cryptoIdSource,
    log: consoleHoldLog,
    tabChannel: new BroadcastTabChannel(variant),
    refreshLock: locksRefreshLock(variant, 'locks' in navigator ? navigator.locks : undefined),
    marker,
  };
};
