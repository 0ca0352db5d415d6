import type { Clock } from '#core/kernel/clock.port.ts';
import type { Log } from '../http/log.ts';
import type { Sql } from '../sql/schema.ts';
import { sweep } from '../sql/sweep.ts';

const EVERY_MS = 10 * 60000;

/** What the sweep is plugged into. */
export interface SweepPorts {
  readonly database: Sql;
  readonly clock: Clock;
  readonly log: Log;
}

/** Removes dead rows every ten minutes, never during a start; answers how to stop it. */
export const sweepRegularly = ({ database, clock, log }: SweepPorts): (() => void) => {
  const timer = setInterval(() => {
    sweep(database, clock.now()).catch((error: unknown) => {
      log.error('housekeeping failed', { problem: String(error) });
    });
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
};
