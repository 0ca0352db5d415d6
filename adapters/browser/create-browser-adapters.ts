import type { Variant } from '#core/session/user.schema.ts';
import { BroadcastTabChannel } from './broadcast-tab-channel.ts';
import { BrowserSessionMarker } from './browser-session-marker.ts';
import { cryptoIdSource } from './crypto-id-source.ts';
import { LocksRefreshLock } from './locks-refresh-lock.ts';
import type { HoldLog } from '#core/gating/hold-log.port.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { XSRF_COOKIE } from '../wire/headers.ts';

/** Reads the anti-forgery cookie out of `document.cookie` at the moment of sending; null while there is none. */
export class CookieXsrfSource {
  readonly #cookies: () => string;

  constructor(cookies: () => string = () => document.cookie) {
    this.#cookies = cookies;
  }

  read(): string | null {
    const prefix = `${XSRF_COOKIE}=`;
    const pair = this.#cookies()
      .split(';')
      .map((text) => text.trim())
      .find((text) => text.startsWith(prefix));
    return pair === undefined ? null : pair.slice(prefix.length);
  }
}

/** Writes the held-request warning to the console, with the name of the operation and nothing of its content (spec §8). */
const consoleHoldLog: HoldLog = {
  held: (label) => {
    console.warn(MESSAGES.held, label);
  },
};

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
