import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Connections } from '#adapters/server/http/connections.ts';
import type { Log } from '#adapters/server/http/log.ts';
import type { RepeatedWork } from '#adapters/server/background/repeated-work.ts';
import type { Database } from '#adapters/server/sql/open-database.ts';

/** The parts of a server to stop, in stopping order. */
export interface Stoppable {
  /** All listeners' connections. */
  readonly connections: Connections;
  readonly apps: readonly FastifyInstance[];
  /** Background work for messages, jobs and the change feed; stopping waits for the current piece of work. */
  readonly background: readonly Pick<RepeatedWork, 'stop'>[];
  readonly database: Pick<Database, 'close'>;
  readonly log: Log;
}

/** Milliseconds after the drain delay within which everything must stop. The last second is for work in progress. */
const WHOLE_MS = 9800;
const LAST_WORK_MS = 1000;

const within = (ms: number, work: Promise<unknown>): Promise<boolean> =>
  Promise.race([work.then(() => true), delay(ms, false, { ref: false })]);

/**
 * Serves for `drainMs` while load balancers switch over, then stops accepting, and answers or refuses received requests
 * within 8 s. Finally background work finishes its current piece and the database closes (SECURITY.md §2.19).
 */
export const stopServer = async (parts: Stoppable, drainMs: number): Promise<void> => {
  const { apps, background, connections, database, log } = parts;
  connections.leave();
  await delay(drainMs);
  const over = performance.now() + WHOLE_MS;
  await connections.stopAccepting();
  if (!(await connections.end())) log.error('requests cut off at shutdown');
  await Promise.all(apps.map((app) => app.close()));
  await within(LAST_WORK_MS, Promise.all(background.map((work) => work.stop())));
  if (!(await within(over - performance.now(), database.close())))
    log.error('database still at work at shutdown');
};
