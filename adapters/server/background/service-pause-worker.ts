import {
  createPauseRunner,
  type PauseRunnerPorts,
} from '#core/backend/site-file/service-pause-runner.ts';
import type { Log } from '../http/log.ts';
import { createRepeatedWork, type RepeatedWork } from './repeated-work.ts';

const POLL_MS = 5000;

/** Puts devices out of service and takes them back by the clock, outside of every request. */
export const createServicePauseWorker = ({
  log,
  ...ports
}: PauseRunnerPorts & { readonly log: Log }): RepeatedWork => {
  const { runNext } = createPauseRunner(ports);
  return createRepeatedWork(POLL_MS, async (isStopping) => {
    try {
      while (!isStopping() && (await runNext()) === 'worked');
    } catch (error) {
      log.error('devices out of service could not be worked on', {
        problem: error instanceof Error ? error.name : 'unknown',
      });
    }
  });
};
