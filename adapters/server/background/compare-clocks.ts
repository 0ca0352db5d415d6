import type { Log } from '../http/log.ts';
import type { Database } from '../sql/open-database.ts';
import { createRepeatedWork, type RepeatedWork } from './repeated-work.ts';

/** Milliseconds between two readings of the database clock. */
const LOOK_MS = 10000;

/** Compares this server's clock with the database clock. While the clocks differ too much, the server is not ready and refuses writes. */
export const compareClocks = (
  { fitness, kysely }: Pick<Database, 'fitness' | 'kysely'>,
  log: Log,
): RepeatedWork => {
  let wasOff = false;
  return createRepeatedWork(LOOK_MS, async () => {
    try {
      const offset = await fitness.lookAtClock(kysely);
      const isOff = fitness.problem === 'clock';
      if (isOff !== wasOff)
        log.error(isOff ? 'the clock is off' : 'the clock is right again', {
          secondsBehindTheDatabase: Math.round(offset / 1000),
        });
      wasOff = isOff;
    } catch (error) {
      log.error('the clock of the database could not be read', {
        problem: error instanceof Error ? error.name : 'unknown',
      });
    }
  });
};
