import { setTimeout as rest } from 'node:timers/promises';
import {
  createSupervisionRunner,
  type SupervisionPorts,
} from '#core/backend/schedules/supervision-runner.ts';
import type { Log } from '../http/log.ts';
import { createRepeatedWork, type RepeatedWork } from './repeated-work.ts';

const POLL_MS = 1000;

/** Creates the worker that detects missed openings and closings of sites. Checks for passed deadlines every second. */
export const createSupervisionWorker = ({
  log,
  ...ports
}: Omit<SupervisionPorts, 'reportProblem'> & { readonly log: Log }): RepeatedWork => {
  const { runNext } = createSupervisionRunner({
    ...ports,
    reportProblem: (siteNums, problem) => {
      // An error message may contain values of a row, so only the error's name is logged.
      const name = problem instanceof Error ? problem.name : 'unknown';
      const [site = null, ...others] = siteNums;
      if (others.length === 0)
        log.error('the hours of a site are put off', { site, problem: name });
      else log.error('sites are looked at one by one', { sites: siteNums.length, problem: name });
    },
  });
  return createRepeatedWork(POLL_MS, async (isStopping) => {
    try {
      while (!isStopping()) {
        const begun = performance.now();
        if ((await runNext()) === 'idle') break;
        // Pauses for as long as the last step took. Without pauses, the embedded database would let no request through
        // until all sites are done.
        await rest(performance.now() - begun);
      }
    } catch (error) {
      log.error('hours could not be supervised', {
        problem: error instanceof Error ? error.name : 'unknown',
      });
    }
  });
};
