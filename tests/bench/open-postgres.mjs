import process from 'node:process';
import { loadModule } from './load-module.mjs';
import { SMALL } from './small.mjs';

/** @typedef {{ url: string, stop: () => Promise<void> }} Postgres */

/** @returns {Promise<Postgres | null>} */
const open = async ({ isKept = false } = {}) => {
  const given = process.env['TEST_DATABASE_URL'];
  if (given === undefined)
    return (await loadModule('../backend/harness/private-postgres.ts')).startPrivatePostgres();
  if (isKept && !SMALL) return { url: given, stop: () => Promise.resolve() };
  const { emptyPostgres } = await loadModule('../backend/harness/postgres-template.ts');
  const { drop, url } = await emptyPostgres(given);
  return { url, stop: drop };
};

/**
 * Runs `work` on an empty PostgreSQL database, on the server of TEST_DATABASE_URL or on a private server from installed
 * binaries. If there is neither, prints a message.
 * @param {(url: string) => Promise<void>} work
 * @param {{ isKept?: boolean }} [how] `isKept`: uses the database named by TEST_DATABASE_URL itself and retains it for the next run
 */
export const onPostgres = async (work, how) => {
  const server = await open(how);
  if (server === null)
    console.log('PostgreSQL: not measured; install it or set TEST_DATABASE_URL.');
  else await work(server.url).finally(server.stop);
};
