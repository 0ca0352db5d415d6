import type { Observable } from 'rxjs';
import type { ApiRequest } from '#core/gating/api-request.ts';
import type { HoldLog } from '#core/gating/hold-log.port.ts';
import { HoldRequest } from '#core/gating/hold-request.use-case.ts';
import type { TokenRefresher } from '#core/session/token-refresher.port.ts';
import type { IdSource } from '#core/kernel/id-source.port.ts';
import type { RefreshLock, SessionMarker, TabChannel } from '#core/session/session-marker.port.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import { TabSession } from '#core/session/tab-session.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { ApiClient, type Fault } from './api-client.ts';
import { sharedGateways, type SharedGateways } from './http-shared.gateways.ts';
import { pipeline } from './pipeline.ts';
import { sharedRefresher } from './shared-refresher.ts';
import type { Answer, Fetch, Final, Handler, Outgoing, Part } from './stage.ts';
import { systemTimers, type Timers } from './timers.ts';
import { transport } from './transport.ts';
import { watchTokenExpiry } from './watch-token-expiry.ts';
import type { XsrfSource } from './token.stage.ts';

/** The dependencies of the HTTP adapters, which run in a browser and in Node. */
export interface HttpOptions {
  /** Origin of the API, without a trailing slash. */
  readonly origin: string;
  /** Base path of the API, with a leading slash and no trailing slash. */
  readonly apiBase: string;
  readonly variant: Variant;
  /** The value of the `env` stamp on requests: prod, staging or dev. The server only logs it (spec §7.1). */
  readonly environment: string;
  readonly mapsOrigin?: string | null;
  readonly mapsKey?: string | null;
  readonly fetch: Fetch;
  readonly xsrf: XsrfSource;
  readonly context: SessionContext;
  readonly ids: IdSource;
  readonly log: HoldLog;
  readonly tabChannel: TabChannel;
  readonly refreshLock: RefreshLock;
  readonly marker: SessionMarker;
  /** Returns a random number between 0 and 1, used as jitter between repeated reads. */
  readonly random?: () => number;
  readonly timers?: Timers;
}

export interface HttpAdapters extends SharedGateways {
  readonly client: ApiClient;
  /** Builds the pipeline with another transport. All pipelines use the same gate. */
  readonly through: (send: Handler<Outgoing, Answer>) => Handler<ApiRequest, Final | Part>;
  readonly hold: HoldRequest;
  readonly refresher: TokenRefresher;
  readonly tabs: TabSession;
  /** Emits foreground reads that the server answered with 5xx, for the server-error page. */
  readonly faults$: Observable<Fault>;
  /** Emits the number of requests that wait for a session, for the waiting screen. */
  readonly held$: Observable<number>;
  /** Stops all listeners, timers and pending requests. */
  dispose(): void;
}

/** Builds and connects the API client, gate, refresher, tab channel and gateways of one program. */
export const createHttpAdapters = (options: HttpOptions): HttpAdapters => {
  const { context, marker, variant } = options;
  const timers = options.timers ?? systemTimers;
  const tabs = new TabSession({
    session: context,
    channel: options.tabChannel,
    marker,
    ids: options.ids,
  });
  const refresher = sharedRefresher({
    session: context,
    gateway: () => own.session,
    lock: options.refreshLock,
    tabs,
  });
  const hold = new HoldRequest({ session: context, refresher, log: options.log });
  const through: HttpAdapters['through'] = (send) =>
    pipeline(
      {
        origins: {
          api: options.origin,
          apiBase: options.apiBase,
          maps: options.mapsOrigin ?? null,
        },
        mapsKey: options.mapsKey ?? null,
        environment: options.environment,
        variant,
        xsrf: options.xsrf,
        session: context,
        hold,
      },
      send,
    );
  const stages = through(
    transport({ fetch: options.fetch, timers, random: options.random ?? Math.random }),
  );
  const client = new ApiClient({ pipeline: stages, ids: options.ids });
  const own = sharedGateways(client, variant);
  const stopExpiry = watchTokenExpiry(context, timers);
  tabs.start();
  return {
    client,
    through,
    hold,
    refresher,
    tabs,
    ...own,
    faults$: client.faults$,
    held$: hold.held$,
    dispose: () => {
      stopExpiry();
      tabs.dispose();
      hold.dispose();
    },
  };
};
