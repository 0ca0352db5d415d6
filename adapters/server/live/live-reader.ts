import { setTimeout as delay } from 'node:timers/promises';
import type { BackendPorts } from '#core/backend/backend-ports.ts';
import type { LiveRights } from '#core/backend/live/live.repository.port.ts';
import type { LIVE_LIMITS } from '#core/backend/live/live-limits.ts';
import type { Log } from '../http/log.ts';
import type { OpenStream } from './open-stream.ts';
import { StreamText } from './stream-text.ts';

/** Reads events for all streams of one server. */
export interface LiveReader {
  /** Called when a group has new events; `first` is the number of the first one. */
  read(group: number, first: number): void;
  /** Called when any group may have new events. */
  readAll(): void;
  /** Checks all sessions. Closes streams of ended sessions and sends a heartbeat to all other streams. */
  beat(): Promise<void>;
}

/**
 * Creates the reader, which performs one read at a time for all streams, at most one every `readEveryMs`. An announcement
 * during a read waits for the next read.
 */
export const createLiveReader = (
  parts: Pick<BackendPorts, 'clock' | 'secrets' | 'unitOfWork'> & {
    readonly streams: Set<OpenStream>;
    readonly log: Log;
    readonly times: Record<keyof Pick<typeof LIVE_LIMITS, 'askEveryMs' | 'readEveryMs'>, number> &
      Pick<typeof LIVE_LIMITS, 'rows'>;
  },
): LiveReader => {
  const { clock, log, secrets, streams, times, unitOfWork } = parts;
  /** Groups with new events, each with the number of the first new event. */
  const waiting = new Map<number, number>();
  let reading = false;

  const wait = (ms: number): Promise<void> => delay(ms, undefined, { ref: false });

  const note = (group: number, first: number): void => {
    waiting.set(group, Math.min(first, waiting.get(group) ?? first));
  };

  /**
   * Returns the event number after which to read a group: the lowest position of all streams. If a stream has not started,
   * the read must include the first announced event.
   */
  const readAfter = (group: number, first: number): number => {
    let least: number | null = null;
    let before = Number.POSITIVE_INFINITY;
    for (const { position } of streams) {
      const at = position?.get(group);
      if (at !== undefined && (least === null || at < least)) least = at;
      if (position === null) before = first - 1;
    }
    return Math.min(least ?? first - 1, before);
  };

  const rightsOf = (
    asked: readonly OpenStream[],
    groups: readonly number[],
  ): Promise<readonly (LiveRights | null)[]> =>
    unitOfWork.read((tx) =>
      tx.live.rights(
        asked.map(({ listener }) => listener),
        groups,
        clock.now(),
      ),
    );

  const forget = (stream: OpenStream): void => {
    if (stream.ended) streams.delete(stream);
  };

  const readOnce = async (news: ReadonlyMap<number, number>): Promise<void> => {
    const groups = [...news.keys()];
    const after = new Map(
      [...news].map(([group, first]) => [group, readAfter(group, first)] as const),
    );
    const rows = await unitOfWork.read((tx) => tx.live.since(after, times.rows));
    if (rows.length === 0) return;
    // Includes streams that opened during the read. Each stream skips the rows that it already has.
    const asked = [...streams];
    const rights = await rightsOf(asked, groups);
    const text = new StreamText(secrets);
    for (const [index, stream] of asked.entries()) {
      const now = rights[index];
      if (now?.alive === true) stream.hear(now, { groups, rows }, text);
      else stream.over();
      forget(stream);
    }
    if (rows.length < times.rows) return;
    for (const group of groups) {
      const last = rows.findLast(({ siteGroupNum }) => siteGroupNum === group);
      note(group, last === undefined ? (after.get(group) ?? 0) + 1 : last.seq + 1);
    }
  };

  const readOn = async (): Promise<void> => {
    while (waiting.size > 0 && streams.size > 0) {
      const news = new Map(waiting);
      waiting.clear();
      try {
        await readOnce(news);
        await wait(times.readEveryMs);
      } catch (cause) {
        log.error('live events not read', { problem: String(cause) });
        for (const [group, first] of news) note(group, first);
        await wait(times.askEveryMs);
      }
    }
  };

  const wake = (): void => {
    if (streams.size === 0) waiting.clear();
    if (reading || waiting.size === 0) return;
    reading = true;
    void readOn().finally(() => {
      reading = false;
      if (waiting.size > 0) wake();
    });
  };

  return {
    read: (group, first) => {
      note(group, first);
      wake();
    },

    readAll: () => {
      for (const { position } of streams)
        for (const [group, seq] of position ?? []) note(group, seq + 1);
      wake();
    },

    beat: async () => {
      const asked = [...streams];
      const text = new StreamText(secrets);
      try {
        const rights = await rightsOf(asked, []);
        for (const [index, stream] of asked.entries())
          if (rights[index]?.alive === true) stream.beat(text);
          else stream.over();
      } catch (cause) {
        // While the database does not respond, no events can be read, so a heartbeat reveals nothing to a user who has lost a right.
        log.error('live sessions not looked at', { problem: String(cause) });
        for (const stream of asked) stream.beat(text);
      }
      asked.forEach(forget);
    },
  };
};
