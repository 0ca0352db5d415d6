import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Log } from '#adapters/server/http/log.ts';
import type { RepeatedWork } from '#adapters/server/background/repeated-work.ts';
import type { Database } from '#adapters/server/sql/open-database.ts';

const DRAIN_MS = 8000;

/** What has to end, in this order. */
export interface Stoppable {
  readonly apps: readonly FastifyInstance[];
  /** Messages, jobs and the feed of changes; each ends with the piece it is at. */
  readonly background: readonly Pick<RepeatedWork, 'stop'>[];
  readonly database: Pick<Database, 'close'>;
  readonly log: Log;
}

const drain = async (apps: readonly FastifyInstance[], log: Log): Promise<void> => {
  const closing = Promise.all(apps.map((app) => app.close())).then(() => 'closed' as const);
  const patience = new AbortController();
  const late = delay(DRAIN_MS, 'late' as const, { signal: patience.signal, ref: false });
  const outcome = await Promise.race([closing, late.catch(() => 'closed' as const)]);
  patience.abort();
  if (outcome === 'closed') return;
  log.error('requests cut off at shutdown');
  for (const app of apps) app.server.closeAllConnections();
  await closing;
};

/** Stops accepting, drains at most 8 s, lets messages, jobs and the feed of changes end the piece they are at, closes the database (SECURITY.md §2.19). */
export const stopServer = async (parts: Stoppable): Promise<void> => {
  const { apps, background, database, log } = parts;
  await drain(apps, log);
  const stopped = Promise.all(background.map((work) => work.stop()));
  await Promise.race([stopped, delay(1000, undefined, { ref: false })]);
  await database.close();
};
