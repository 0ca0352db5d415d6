import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import pg from 'pg';

/** The channel on which the triggers announce changes (migration `announcedChanges`). */
export const CHANGE_CHANNEL = 'portal_change';

/** An open connection that receives announcements. */
export interface ChangeLine {
  /** Resolves with the reason once announcements may be missed. Never rejects. */
  readonly broken: Promise<Error>;
  close(): Promise<void>;
}

/** Opens a connection. All changes committed after it resolves are received until the connection breaks. Throws when it cannot listen. */
export type OpenChangeLine = (hear: (announcement: string) => void) => Promise<ChangeLine>;

/** The load of the connections to a database. */
export interface PoolLoad {
  readonly size: number;
  readonly inUse: number;
  /** Number of callers that wait for a connection. */
  readonly waiting: number;
}

/** A connection pool that can also listen for announcements. */
export interface AnnouncingPool extends PostgresPool {
  readonly load: PoolLoad;
  readonly openChangeLine: OpenChangeLine;
}

const CONNECT_MS = 10_000;
/** A broken connection is detected after both times together, 20 s at most. */
const TIMES = { pingEveryMs: 10_000, answerWithinMs: 10_000 } as const;

/**
 * Opens a separate connection that listens. It regularly sends an announcement to itself. This proves that the connection
 * works and that announcements really arrive, which a pooling proxy would prevent without any error.
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
    // A connection receives its own announcement before its statement completes.
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
    // If the other end is gone, closing the connection gets no response.
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
