import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import type {
  ChangeFeed,
  ChangeNews,
  ChangeTopic,
} from '#core/backend/changes/change-feed.port.ts';
import type { RepeatedWork } from '../background/repeated-work.ts';
import type { Log } from '../http/log.ts';
import type { OpenChangeLine } from '../sql/change-line.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

const announcementSchema = z.object({ topic: z.string(), detail: z.optional(z.unknown()) });

const readAnnouncement = (text: string): z.output<typeof announcementSchema> | null => {
  try {
    return announcementSchema.parse(JSON.parse(text));
  } catch {
    // Any database user can send an invalid announcement. The caller treats null as a change of everything.
    return null;
  }
};

/** The change feed of one server, which listens between `start` and `stop`. */
export interface ServerChangeFeed extends ChangeFeed, Pick<RepeatedWork, 'start' | 'stop'> {
  /** Makes all subscribers reload their cached data, for example after a reset of the demo data. */
  readAllAnew(): void;
}

/**
 * Creates a change feed that listens to the database's announcements on one connection. Replaces a broken connection after
 * a pause, which grows with each failed attempt.
 */
export const createChangeFeed = (parts: {
  readonly openLine: OpenChangeLine;
  readonly log: Log;
  /** Waits before the next attempt to connect. The wait must not keep the process running. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}): ServerChangeFeed => {
  const { openLine, log, wait = (ms: number) => delay(ms, undefined, { ref: false }) } = parts;
  const subscribers = new Map<string, Set<(news: ChangeNews) => void>>();
  let listening = false;
  let following = Promise.resolve();
  let end = (): void => undefined;
  const stopped = new Promise<'stopped'>((resolve) => {
    end = () => {
      resolve('stopped');
    };
  });

  const notifyAll = (news: ChangeNews): void => {
    listening = news.kind !== 'lost';
    for (const hearing of subscribers.values()) for (const hear of hearing) hear(news);
  };

  const hear = (text: string): void => {
    // Announcements are ignored while the feed is not listening, because all data is reloaded when listening starts.
    if (!listening) return;
    const announcement = readAnnouncement(text);
    if (announcement === null) {
      log.error('change not understood', { announcement: text });
      notifyAll({ kind: 'listening' });
      return;
    }
    const { topic, detail = null } = announcement;
    for (const subscriber of subscribers.get(topic) ?? []) subscriber({ kind: 'changed', detail });
  };

  /** Listens on one connection until it breaks or the feed stops. Throws the error that broke the connection. */
  const followLine = async (onListening: () => void): Promise<'stopped'> => {
    const line = await openLine(hear);
    onListening();
    notifyAll({ kind: 'listening' });
    const reason = await Promise.race([line.broken, stopped]);
    notifyAll({ kind: 'lost' });
    await line.close();
    if (reason !== 'stopped') throw reason;
    return reason;
  };

  const follow = async (): Promise<void> => {
    let pause = FIRST_PAUSE_MS;
    let outcome: 'stopped' | null = null;
    while (outcome === null) {
      try {
        outcome = await followLine(() => {
          pause = FIRST_PAUSE_MS;
        });
      } catch (cause) {
        log.error('changes not heard', { problem: String(cause), nextAttemptMs: pause });
        const waited = wait(pause).then(() => null);
        outcome = await Promise.race([waited, stopped]);
        pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      }
    }
  };

  return {
    subscribe: (topic: ChangeTopic, subscriber) => {
      const hearing = subscribers.get(topic) ?? new Set();
      subscribers.set(topic, hearing.add(subscriber));
      if (listening) subscriber({ kind: 'listening' });
      return () => {
        hearing.delete(subscriber);
      };
    },
    start: () => {
      following = follow();
    },
    stop: () => {
      end();
      return following;
    },
    readAllAnew: () => {
      if (listening) notifyAll({ kind: 'listening' });
    },
  };
};
