import type { Variant } from '#core/session/user.schema.ts';
import { BroadcastTabChannel } from './broadcast-tab-channel.ts';
import { BrowserSessionMarker } from './browser-session-marker.ts';
import { consoleHoldLog } from './console-hold-log.ts';
import { CookieXsrfSource } from './cookie-xsrf-source.ts';
import { cryptoIdSource } from './crypto-id-source.ts';
import { LocksRefreshLock } from './locks-refresh-lock.ts';

/** The browser's part of what `createHttpAdapters` is handed. */
export interface BrowserAdapters {
  readonly fetch: typeof fetch;
  readonly xsrf: CookieXsrfSource;
  readonly ids: typeof cryptoIdSource;
  readonly log: typeof consoleHoldLog;
  readonly tabChannel: BroadcastTabChannel;
  readonly refreshLock: LocksRefreshLock;
  readonly marker: BrowserSessionMarker;
}

/** Wires this browser for one variant; `fetch` is bound, because it refuses any other `this`. */
export const createBrowserAdapters = (variant: Variant): BrowserAdapters => ({
  fetch: (input, init) => fetch(input, init),
  xsrf: new CookieXsrfSource(),
  ids: cryptoIdSource,
  log: consoleHoldLog,
  tabChannel: new BroadcastTabChannel(variant),
  refreshLock: new LocksRefreshLock(variant, 'locks' in navigator ? navigator.locks : undefined),
  marker: new BrowserSessionMarker(variant),
});
