import {
  createSupervisionRunner,
  type SupervisionPorts,
} from '#core/backend/schedules/supervision-runner.ts';
import type { Log } from '../http/log.ts';
import { createRepeatedWork, type RepeatedWork } from './repeated-work.ts';

const POLL_MS = 1000;

/** Compares the hours of sites with the clock outside of every request; looks for passed deadlines each second. */
export const createSupervisionWorker = ({
  log,
  ...ports
}: SupervisionPorts & { readonly log: Log }): RepeatedWork => {
  const { runNext } = createSupervisionRunner(ports);
  return createRepeatedWork(POLL_MS, async (isStopping) => {
    try {
      while (!isStopping() && (await runNext()) === 'worked');
    } catch (error) {
      log.error('hours could not be supervised', {
        problem: error instanceof Error ? error.name : 'unknown',
      });
    }
  });
};
