import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Log } from '#adapters/server/http/log.ts';
import type { MessageSender } from '#adapters/server/messages/message-sender.ts';
import type { Database } from '#adapters/server/sql/open-database.ts';

const DRAIN_MS = 8_000;

/** What has to end, in this order. */
export interface Stoppable {
  readonly apps: readonly FastifyInstance[];
  readonly sender: Pick<MessageSender, 'stop'>;
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

/** Stops accepting, drains at most 8 s, lets the sender end its message, closes the database (SECURITY.md §2.19). */
export const stopServer = async ({ apps, sender, database, log }: Stoppable): Promise<void> => {
  await drain(apps, log);
  await Promise.race([sender.stop(), delay(1_000, undefined, { ref: false })]);
  await database.close();
};
