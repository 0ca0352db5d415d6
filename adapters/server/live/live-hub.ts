import * as z from 'zod/mini';
import type { BackendPorts } from '#core/backend/backend-ports.ts';
import { LIVE_LIMITS } from '#core/backend/live/live-limits.ts';
import { beginNow, goOnFrom } from '#core/backend/live/deliver.rule.ts';
import type { LiveBeginning } from '#core/backend/live/live.repository.port.ts';
import type { LiveStream, LiveStreams, LiveRequest } from '#core/backend/live/live-streams.port.ts';
import { BUSY, tooMany } from '#core/backend/refusal.ts';
import { ok, type Result } from '#core/kernel/result.ts';
import type { Refusal } from '#core/backend/refusal.ts';
import type { Log } from '../http/log.ts';
import { createLiveReader } from './live-reader.ts';
import { OpenStream } from './open-stream.ts';
import { openCursor, StreamText } from './stream-text.ts';

/** All live streams of one process. */
export interface LiveHub extends LiveStreams {
  /** Number of open streams. */
  readonly size: number;
  /** Ends all streams immediately and refuses new ones (SECURITY.md §2.19). */
  stop(): void;
}

const announcementSchema = z.object({ group: z.int(), first: z.int() });

const NOTHING: LiveBeginning = { heads: new Map(), missed: [], siteNums: null };

/**
 * Creates the hub that distributes site events to all live streams of this server. Reads new events and the rights of all
 * listeners once for all streams. Polls every second while announcements may be missed.
 */
export const createLiveHub = (
  parts: Pick<BackendPorts, 'changes' | 'clock' | 'secrets' | 'unitOfWork'> & {
    readonly log: Log;
    /** Overrides the intervals in tests. */
    readonly times?: Partial<Record<'beatMs' | 'askEveryMs' | 'readEveryMs', number>>;
  },
): LiveHub => {
  const { changes, clock, log, secrets, unitOfWork } = parts;
  const times = { ...LIVE_LIMITS, ...parts.times };
  const streams = new Set<OpenStream>();
  const timers: { beat: NodeJS.Timeout | null; ask: NodeJS.Timeout | null } = {
    beat: null,
    ask: null,
  };
  let listening = false;
  /** Number of times that announcements may have been missed. */
  let breaks = 0;
  let stopped = false;

  const reader = createLiveReader({ streams, unitOfWork, clock, secrets, log, times });

  const every = (ms: number, work: () => void): NodeJS.Timeout => setInterval(work, ms).unref();
  const clear = (name: keyof typeof timers): void => {
    if (timers[name] !== null) clearInterval(timers[name]);
    timers[name] = null;
  };
  const watch = (): void => {
    if (streams.size === 0) {
      clear('beat');
      clear('ask');
      return;
    }
    timers.beat ??= every(times.beatMs, () => void reader.beat());
    if (listening) clear('ask');
    else
      timers.ask ??= every(times.askEveryMs, () => {
        reader.readAll();
      });
  };
  const leave = (stream: OpenStream): void => {
    stream.end();
    streams.delete(stream);
    watch();
  };

  changes.subscribe('live', (news) => {
    if (news.kind === 'changed') {
      const announced = z.safeParse(announcementSchema, news.detail);
      if (announced.success) reader.read(announced.data.group, announced.data.first);
      else reader.readAll();
      return;
    }
    listening = news.kind === 'listening';
    breaks += 1;
    watch();
    reader.readAll();
  });

  const refuse = ({ sessionId }: LiveRequest): Result<never, Refusal> | null => {
    if (stopped || streams.size >= LIVE_LIMITS.perServer) return BUSY;
    const own = [...streams].filter(({ listener }) => listener.sessionId === sessionId).length;
    return own < LIVE_LIMITS.perSession
      ? null
      : tooMany(times.beatMs / 1000, 'This sign-in has too many live connections open.');
  };

  return {
    get size() {
      return streams.size;
    },

    open: async (request) => {
      const refusal = refuse(request);
      if (refusal !== null) return refusal;
      const { accountId, after: cursor, scope, sessionId, siteGroupNum } = request;
      const after = cursor === null ? null : openCursor(secrets, cursor);
      const stream = new OpenStream({ sessionId, accountId, siteGroupNum });
      const began = breaks;
      // From here on, the stream receives all events. The stream queues the events until it starts.
      streams.add(stream);
      watch();
      try {
        const beginning =
          scope === null
            ? NOTHING
            : await unitOfWork.read((tx) =>
                tx.live.begin(scope, after ?? new Map(), after === null ? 0 : LIVE_LIMITS.missed),
              );
        const now = beginNow(beginning);
        const missed =
          after === null
            ? { ...now, reload: cursor !== null }
            : goOnFrom(after, beginning, accountId);
        const from = missed.events.length > 0 && after !== null ? after : now.position;
        const begin: LiveStream['begin'] = (sink) => {
          const text = new StreamText(secrets);
          stream.begin(sink, { from, missed }, { now: clock.now(), text });
          if (breaks !== began) reader.readAll();
          return () => {
            leave(stream);
          };
        };
        return ok({ begin });
      } catch (cause) {
        leave(stream);
        throw cause;
      }
    },

    stop: () => {
      stopped = true;
      for (const stream of streams) stream.end();
      streams.clear();
      watch();
    },
  };
};
