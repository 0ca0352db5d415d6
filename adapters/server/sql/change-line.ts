import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import pg from 'pg';

/** Notification channel on which database triggers announce changes (migration `announcedChanges`). */
export const CHANGE_CHANNEL = 'portal_change';

/** An open database connection that receives announcements. */
export interface ChangeLine {
  /** Resolves with the error when announcements may have been missed. Never rejects. */
  readonly broken: Promise<Error>;
  close(): Promise<void>;
}

/** Opens a connection and receives all committed changes until the connection breaks. Throws when listening fails. */
export type OpenChangeLine = (hear: (announcement: string) => void) => Promise<ChangeLine>;

export interface PoolLoad {
  readonly size: number;
  readonly inUse: number;
  /** Number of callers that wait for a connection. */
  readonly waiting: number;
}

/** A connection pool that can also open a connection for announcements. */
export interface AnnouncingPool extends PostgresPool {
  readonly load: PoolLoad;
  readonly openChangeLine: OpenChangeLine;
}

const CONNECT_MS = 10_000;
/** Interval between two pings and time limit for a ping, in milliseconds. A broken connection is detected within 20 s. */
const TIMES = { pingEveryMs: 10_000, answerWithinMs: 10_000 } as const;

/**
 * Opens a separate connection that listens for announcements. Regularly announces a ping to itself, which detects a broken
 * connection and a pooling proxy that silently drops announcements.
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
    // A connection receives its own announcement before the statement completes.
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
    // Waits only for a limited time, because a broken connection never confirms its end.
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
