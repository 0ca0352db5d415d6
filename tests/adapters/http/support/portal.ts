import { createHttpAdapters, type HttpAdapters } from '#adapters/http/create-http-adapters.ts';
import { MemoryRefreshLock } from '#adapters/memory/memory-refresh-lock.ts';
import { MemorySessionMarker } from '#adapters/memory/memory-session-marker.ts';
import { MemoryTabs } from '#adapters/memory/memory-tab-channel.ts';
import { restoreSession, signOut } from '#core/session/restore-session.use-case.ts';
import { SessionContext } from '#core/session/session-context.ts';
import type { Variant } from '#core/session/user.schema.ts';
import type { Application } from '#core/permission/application.schema.ts';
import { grantOf } from '#tests/core/gating/support/grants.ts';
import { ManualTimers } from './manual-timers.ts';
import { ScriptedFetch } from './scripted-fetch.ts';

/** State shared by all tabs of one browser. */
export interface Browser {
  readonly tabs: MemoryTabs;
  readonly lock: MemoryRefreshLock;
  readonly marker: MemorySessionMarker;
  labels: number;
}

/** Creates a browser without any stored data. */
export const newBrowser = (): Browser => ({
  tabs: new MemoryTabs(),
  lock: new MemoryRefreshLock(),
  marker: new MemorySessionMarker(),
  labels: 0,
});

export const ORIGIN = 'https://portal.example';

/** One tab with all HTTP adapters, a scripted network and manual timers. */
export class Portal {
  readonly network = new ScriptedFetch();
  readonly timers = new ManualTimers();
  readonly context = new SessionContext();
  readonly heldLog: string[] = [];
  readonly adapters: HttpAdapters;
  readonly restore: ReturnType<typeof restoreSession>;
  readonly signOut: ReturnType<typeof signOut>;
  xsrf: string | null = 'pair';

  constructor(
    browser: Browser = newBrowser(),
    variant: Variant = 'dealer',
    through: (send: typeof fetch) => typeof fetch = (send) => send,
  ) {
    const { marker } = browser;
    this.adapters = createHttpAdapters({
      origin: ORIGIN,
      apiBase: '/api',
      variant,
      environment: 'dev',
      mapsOrigin: 'https://maps.example',
      mapsKey: 'maps-key',
      fetch: through(this.network.fetch),
      xsrf: { read: () => this.xsrf },
      context: this.context,
      ids: {
        next: () => {
          browser.labels += 1;
          return `session-${String(browser.labels)}`;
        },
      },
      log: { held: (label) => this.heldLog.push(label) },
      tabChannel: browser.tabs.open(),
      refreshLock: browser.lock,
      marker,
      random: () => 0.5,
      timers: this.timers,
    });
    const { session: gateway, refresher, tabs } = this.adapters;
    this.restore = restoreSession({
      session: this.context,
      marker,
      refresher,
      gateway,
      tabs,
    });
    this.signOut = signOut({ session: this.context, marker, gateway });
  }

  signIn(
    userId: string,
    application: Application,
    options: { group?: number; demands?: boolean; token?: string } = {},
  ): void {
    this.context.apply({
      kind: 'signedIn',
      grant: grantOf({
        userId,
        application,
        token: options.token ?? `token-of-${userId}`,
        group: options.group ?? null,
        demands: options.demands ?? false,
      }),
    });
  }
}

/** Waits until promises have settled, including the zero-length timers between fetch-retry attempts. */
export const settle = async (): Promise<void> => {
  for (let i = 0; i < 4; i += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};

export const INVALID_TOKEN = { 'www-authenticate': 'Bearer error="invalid_token"' } as const;
export const SESSION_ENDED = { 'x-invalid-session': '1' } as const;
