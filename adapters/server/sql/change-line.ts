import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import pg from 'pg';

/** What the triggers announce on (migration `announcedChanges`). */
export const CHANGE_CHANNEL = 'portal_change';

/** Announcements as they come, while it lasts. */
export interface ChangeLine {
  /** Answers why, once announcements may be missed; never rejects. */
  readonly broken: Promise<Error>;
  close(): Promise<void>;
}

/** Opens a line; whatever is committed after it resolved is heard until the line is broken. Throws when it cannot listen. */
export type OpenChangeLine = (hear: (announcement: string) => void) => Promise<ChangeLine>;

/** How busy the connections to a database are. */
export interface PoolLoad {
  readonly size: number;
  readonly inUse: number;
  /** Who wait for one. */
  readonly waiting: number;
}

/** A pool that knows how to listen beside its connections. */
export interface AnnouncingPool extends PostgresPool {
  readonly load: PoolLoad;
  readonly openChangeLine: OpenChangeLine;
}

const CONNECT_MS = 10_000;
/** A dead line is noticed after both of these, 20 s at most. */
const TIMES = { pingEveryMs: 10_000, answerWithinMs: 10_000 } as const;

/**
 * A connection of its own that listens. It announces something to itself now and then: that proves the line alive, and that
 * what is announced really arrives, which a pooling proxy in between would prevent without any error.
 */
export const openPostgresChangeLine = async (
  url: string,
  hear: (announcement: string) => void,
  times: { readonly pingEveryMs: number; readonly answerWithinMs: number } = TIMES,
): Promise<ChangeLine> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'alarm-monitoring-portal changes',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: times.answerWithinMs,
    keepAlive: true,
  });
  const own = JSON.stringify({ topic: 'ping', detail: randomUUID() });
  let echoes = 0;
  client.on('notification', ({ payload = '' }) => {
    if (payload === own) echoes += 1;
    else hear(payload);
  });
  const ping = async (): Promise<void> => {
    const before = echoes;
    // A connection hears what it announces itself before the statement is answered.
    await client.query('select pg_notify($1, $2)', [CHANGE_CHANNEL, own]);
    if (echoes === before) throw new Error('What is announced does not arrive on this connection.');
  };
  let breakOff = (_reason: Error): void => undefined;
  const broken = new Promise<Error>((resolve) => {
    breakOff = resolve;
  });
  client.on('error', (error) => {
    breakOff(error);
  });
  client.on('end', () => {
    breakOff(new Error('The connection ended.'));
  });
  const hangUp = async (): Promise<void> => {
    // The goodbye of a line whose other end is gone is answered by nobody.
    await Promise.race([client.end(), delay(times.answerWithinMs, undefined, { ref: false })]);
  };
  try {
    await client.connect();
    await client.query(`listen ${CHANGE_CHANNEL}`);
    await ping();
  } catch (cause) {
    await hangUp();
    throw cause;
  }
  let pinging: NodeJS.Timeout | undefined;
  const pingLater = (): void => {
    pinging = setTimeout(() => {
      ping().then(pingLater, breakOff);
    }, times.pingEveryMs).unref();
  };
  pingLater();
  const close = (): Promise<void> => {
    clearTimeout(pinging);
    return hangUp();
  };
  return { broken, close };
};
