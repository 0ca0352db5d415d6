import {
  createOutOfServiceRunner,
  type OutOfServiceRunnerPorts,
} from '#core/backend/site-file/out-of-service-runner.ts';
import type { Log } from '../http/log.ts';
import { createRepeatedWork, type RepeatedWork } from './repeated-work.ts';

const POLL_MS = 5000;

/** Puts devices out of service and takes them back by the clock, outside of every request. */
export const createOutOfServiceWorker = ({
  log,
  ...ports
}: OutOfServiceRunnerPorts & { readonly log: Log }): RepeatedWork => {
  const { runNext } = createOutOfServiceRunner(ports);
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
