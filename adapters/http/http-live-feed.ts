import {
  BehaviorSubject,
  distinctUntilChanged,
  EMPTY,
  filter,
  finalize,
  map,
  merge,
  mergeMap,
  Observable,
  share,
  startWith,
  switchMap,
  tap,
} from 'rxjs';
import { noteKey, type SeenKeys } from '#core/live/seen-keys.rule.ts';
import { ASK_EVERY_MS } from '#core/live/live-connection.rule.ts';
import type { LiveFeed, LiveState } from '#core/live/live-feed.port.ts';
import type { LiveNews } from '#core/live/live-news.schema.ts';
import type { LiveTabs } from '#core/live/live-tabs.port.ts';
import type { RequestContext } from '#core/session/request-context.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import type { SessionMarker } from '#core/session/session-marker.port.ts';
import { liveLine, type LineParts } from './live-line.ts';
import { sharedLine } from './shared-line.ts';
import type { Timers } from './timers.ts';

/** How long the stream stays open without subscribers, in milliseconds, so that a change between two screens does not close the stream. */
const LINGER_MS = 5000;
/** Number of remembered event keys, used to drop repeated events. */
const KEYS = 500;

interface FeedParts extends LineParts {
  readonly session: SessionContext;
  readonly marker: SessionMarker;
  /** Null when the browser cannot share a stream between tabs, so that each tab opens its own stream. */
  readonly tabs: LiveTabs | null;
}

/** Emits once, after `ms` milliseconds. */
const after = (timers: Timers, ms: number): Observable<void> =>
  new Observable((subscriber) =>
    timers.after(ms, () => {
      subscriber.next();
      subscriber.complete();
    }),
  );

/** Emits immediately, and then every `ms` milliseconds. */
const everyNow = (timers: Timers, ms: number): Observable<void> =>
  new Observable((subscriber) => {
    let cancel = (): void => undefined;
    const again = (): void => {
      cancel = timers.after(ms, again);
      subscriber.next();
    };
    again();
    return () => {
      cancel();
    };
  });

/** Returns true if both contexts use the same stream. A stream belongs to one session of one user and to one group version. */
const sameStream = (a: RequestContext, b: RequestContext): boolean =>
  a.epoch === b.epoch && a.groupVersion === b.groupVersion && a.user?.id === b.user?.id;

/**
 * Returns the key shared by the tabs that may use one stream: tabs of the same session, user and group. Returns null when
 * this tab is not marked as signed in.
 */
const scopeOf = ({ siteGroupNum, user }: RequestContext, marker: SessionMarker): string | null => {
  const mark = marker.read();
  return mark.kind === 'signedIn'
    ? JSON.stringify([mark.label, user?.id ?? null, siteGroupNum])
    : null;
};

/**
 * Creates the live feed of one tab. The feed opens a stream while it has subscribers, and reopens the stream when the
 * session or group changes.
 */
export const createLiveFeed = (parts: FeedParts): LiveFeed => {
  const { marker, session, tabs, timers } = parts;
  const state = new BehaviorSubject<LiveState>('connecting');
  let seen: SeenKeys = new Set();

  const lineOf = (context: RequestContext): Observable<readonly LiveNews[]> => {
    if (context.user === null) return EMPTY;
    const scope = scopeOf(context, marker);
    return tabs === null || scope === null
      ? liveLine(parts, null)
      : sharedLine({ ...parts, tabs }, scope);
  };
  const isNew = (news: LiveNews): boolean => {
    if (news.kind !== 'event') return true;
    const noted = noteKey(seen, news.event.key, KEYS);
    seen = noted.seen;
    return noted.first;
  };
  const news$ = session.state$.pipe(
    map(({ context }) => context),
    distinctUntilChanged(sameStream),
    switchMap((context) =>
      lineOf(context).pipe(
        startWith<readonly LiveNews[]>([{ kind: 'state', state: 'connecting' }]),
      ),
    ),
    mergeMap((news) => news),
    filter(isNew),
    tap((news) => {
      if (news.kind === 'state' && news.state !== state.value) state.next(news.state);
    }),
    finalize(() => {
      state.next('connecting');
    }),
    share({ resetOnRefCountZero: () => after(timers, LINGER_MS) }),
  );
  const asking$ = state.pipe(
    switchMap((now) => (now === 'asking' ? everyNow(timers, ASK_EVERY_MS) : EMPTY)),
  );
  return {
    events$: news$.pipe(
      map((news) => (news.kind === 'event' ? news.event : null)),
      filter((event) => event !== null),
    ),
    state$: state.asObservable(),
    readAnew$: merge(
      news$.pipe(
        filter(({ kind }) => kind === 'reload'),
        map(() => undefined),
      ),
      asking$,
    ),
  };
};
