import {
  type CancellationRunnerPorts,
  createCancellationRunner,
} from '#core/backend/requests/cancellation-runner.ts';
import type { Log } from '../http/log.ts';
import { createRepeatedWork, type RepeatedWork } from './repeated-work.ts';

const POLL_MS = 5000;

/** Ends services at their dates outside of every request; looks for what is due every five seconds. */
export const createCancellationWorker = ({
  log,
  ...ports
}: CancellationRunnerPorts & { readonly log: Log }): RepeatedWork => {
  const { runNext } = createCancellationRunner(ports);
  return createRepeatedWork(POLL_MS, async (isStopping) => {
    try {
      while (!isStopping() && (await runNext()) === 'worked');
    } catch (error) {
      log.error('services could not be ended', {
        problem: error instanceof Error ? error.name : 'unknown',
      });
    }
  });
};
