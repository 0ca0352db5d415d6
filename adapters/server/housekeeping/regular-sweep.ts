import type { Clock } from '#core/kernel/clock.port.ts';
import type { Log } from '../http/log.ts';
import { analyzeGrown } from '../sql/analyze-grown.ts';
import type { Database } from '../sql/open-database.ts';
import { sweep } from '../sql/sweep.ts';
import { tellHeldBack } from '../sql/tell-held-back.ts';

const EVERY_MS = 10 * 60000;

/** What the sweep is plugged into. */
export interface SweepPorts {
  readonly database: Pick<Database, 'kysely' | 'engine'>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Removes dead rows every ten minutes, never during a start, tells what was held back long enough, and counts grown tables for the engine that does not by itself; answers how to stop it. */
export const sweepRegularly = ({ database, clock, log }: SweepPorts): (() => void) => {
  const tidy = async (): Promise<void> => {
    await sweep(database.kysely, clock.now());
    await tellHeldBack(database.kysely, clock.now());
    if (database.engine === 'embedded') await analyzeGrown(database.kysely);
  };
  const timer = setInterval(() => {
    tidy().catch((error: unknown) => {
      log.error('housekeeping failed', { problem: String(error) });
    });
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
};
