import { Observable, type Subscription } from 'rxjs';
import * as z from 'zod/mini';
import type { ApiRequest } from '#core/gating/api-request.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import {
  ASKING_AFTER_MS,
  follow,
  opening,
  patienceMs,
  pauseMs,
  shownState,
  type LiveStep,
} from '#core/live/live-connection.rule.ts';
import { LIVE_KINDS, liveEventSchema, type LiveEvent } from '#core/live/live-event.schema.ts';
import type { LiveState } from '#core/live/live-feed.port.ts';
import type { LiveNews } from '#core/live/live-news.schema.ts';
import { EventStreamReader, type StreamMessage } from './event-stream.ts';
import type { Final, Handler, Part } from './stage.ts';
import type { Timers } from './timers.ts';
import { liveHelloSchema } from '#core/live/live.api.ts';
import { liveRoutes } from '../wire/live.routes.ts';

/** The dependencies of a live stream. */
export interface LineParts {
  /** Sends a request through the gate to `streamTransport`. */
  readonly send: Handler<ApiRequest, Final | Part>;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Returns a random number between 0 and 1, used as jitter for pauses. */
  readonly random: () => number;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Returns null for invalid JSON, which the caller treats as unreadable.
    return null;
  }
};

/** Parses an event. Treats an unknown event kind, which a newer server may send, as a site change, so that clients reload the site. */
const readEvent = (data: string): LiveEvent | null => {
  const given = z.safeParse(z.looseObject({ kind: z.string() }), parse(data));
  if (!given.success) return null;
  const known = LIVE_KINDS.some((kind) => kind === given.data.kind);
  const event = z.safeParse(liveEventSchema, known ? given.data : { ...given.data, kind: 'site' });
  return event.success ? event.data : null;
};

const requestOf = (cursor: string | null): ApiRequest => ({
  method: liveRoutes.liveStream.method,
  path: liveRoutes.liveStream.path,
  query: cursor === null ? {} : { after: cursor },
  body: null,
  background: true,
});

const askedPauseOf = (final: Final): number =>
  final.kind === 'failed' && final.failure.kind === 'rateLimited'
    ? (final.failure.retryAfterSeconds ?? 0) * 1000
    : 0;

/** Implements `liveLine` for one subscriber. */
class Line {
  readonly #parts: LineParts;
  readonly #notifyAll: (news: readonly LiveNews[]) => void;
  readonly #timers = new Map<'patience' | 'pause' | 'asking', () => void>();
  #connection: ReturnType<typeof opening>;
  #running: Subscription | null = null;
  #shown: LiveState | null = null;
  /** News collected since the last emission, to be emitted as one array. */
  #news: LiveNews[] = [];

  constructor(
    parts: LineParts,
    cursor: string | null,
    notifyAll: (news: readonly LiveNews[]) => void,
  ) {
    this.#parts = parts;
    this.#notifyAll = notifyAll;
    this.#connection = opening(cursor, parts.clock.now());
  }

  open(): void {
    const { cursor } = this.#connection;
    const reader = new EventStreamReader();
    this.#show();
    this.#waitForMore();
    this.#running?.unsubscribe();
    this.#running = this.#parts.send(requestOf(cursor)).subscribe((outcome) => {
      if (outcome.kind !== 'part') {
        this.#lose(askedPauseOf(outcome));
        this.#flush();
        return;
      }
      for (const message of reader.read(outcome.bytes)) this.#hear(message, cursor !== null);
      if (this.#connection.phase === 'open') this.#waitForMore();
      this.#flush();
    });
    this.#flush();
  }

  close(): void {
    this.#running?.unsubscribe();
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
  }

  #hear({ data, id: cursor, name }: StreamMessage, goesOn: boolean): void {
    if (name === 'hello') {
      const hello = z.safeParse(liveHelloSchema, parse(data));
      if (!hello.success) return;
      this.#step({ kind: 'hello', cursor, beatMs: hello.data.beatMs });
      if (!goesOn) this.#tell({ kind: 'reload', cursor });
    } else if (this.#connection.phase !== 'open') return;
    else if (name === 'over') this.#lose(0);
    else {
      this.#step({ kind: 'told', cursor, steady: name === 'beat' });
      const event = name === 'beat' || name === 'reload' ? null : readEvent(data);
      if (event !== null) this.#tell({ kind: 'event', event, cursor });
      else this.#tell({ kind: name === 'beat' ? 'beat' : 'reload', cursor });
    }
  }

  #step(step: LiveStep): void {
    this.#connection = follow(this.#connection, step);
    this.#show();
  }

  #lose(askedPauseMs: number): void {
    if (this.#connection.phase === 'waiting') return;
    this.#running?.unsubscribe();
    this.#timers.get('patience')?.();
    this.#step({ kind: 'lost', now: this.#parts.clock.now(), askedPauseMs });
    this.#waitFor('pause', pauseMs(this.#connection, this.#parts.random()), () => {
      this.#step({ kind: 'due' });
      this.open();
    });
  }

  #show(): void {
    const state = shownState(this.#connection, this.#parts.clock.now());
    if (state !== this.#shown) this.#tell({ kind: 'state', state });
    this.#shown = state;
    if (state === 'connecting' && !this.#timers.has('asking'))
      this.#waitFor('asking', ASKING_AFTER_MS, () => {
        this.#timers.delete('asking');
        this.#show();
      });
  }

  #tell(news: LiveNews): void {
    this.#news.push(news);
  }

  #flush(): void {
    const news = this.#news;
    this.#news = [];
    if (news.length > 0) this.#notifyAll(news);
  }

  #waitForMore(): void {
    this.#waitFor('patience', patienceMs(this.#connection), () => {
      this.#lose(0);
    });
  }

  #waitFor(name: 'patience' | 'pause' | 'asking', ms: number, then: () => void): void {
    this.#timers.get(name)?.();
    const ended = (): void => {
      then();
      this.#flush();
    };
    this.#timers.set(name, this.#parts.timers.after(ms, ended));
  }
}

/**
 * Opens a live stream and reopens it after each loss, continuing at the last received event. Emits news that arrives
 * together as one array. Unsubscribing closes the stream.
 */
export const liveLine = (
  parts: LineParts,
  cursor: string | null,
): Observable<readonly LiveNews[]> =>
  new Observable((subscriber) => {
    const line = new Line(parts, cursor, (news) => {
      subscriber.next(news);
    });
    line.open();
    return () => {
      line.close();
    };
  });
