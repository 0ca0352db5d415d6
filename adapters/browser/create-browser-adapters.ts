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

/** Reads the anti-forgery cookie from `document.cookie` at each call. Returns null when there is no such cookie. */
export const cookieXsrfSource = (cookies: () => string = () => document.cookie) => ({
  read: (): string | null => readCookie(cookies(), XSRF_COOKIE),
});

/**
 * Logs a warning to the console about a held request. The warning contains only the operation's name, never the request's
 * content (spec §8).
 */
const consoleHoldLog: HoldLog = {
  held: (label) => {
    console.warn(MESSAGES.held, label);
  },
};

/**
 * Builds the browser adapters of one variant, in the form that `createHttpAdapters` takes. `fetch` is wrapped, because the
 * browser's `fetch` throws when called with a `this` other than the window.
 */
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
