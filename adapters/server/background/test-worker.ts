import { createTestRunner, type TestRunnerPorts } from '#core/backend/tests-on-site/test-runner.ts';
import type { Log } from '../http/log.ts';
import { createRepeatedWork, type RepeatedWork } from './repeated-work.ts';

const POLL_MS = 1000;

/** Begins, ends and warns of tests outside of every request; looks for what is due each second. */
export const createTestWorker = ({
  log,
  ...ports
}: TestRunnerPorts & { readonly log: Log }): RepeatedWork => {
  const { runNext } = createTestRunner(ports);
  return createRepeatedWork(POLL_MS, async (isStopping) => {
    try {
      while (!isStopping() && (await runNext()) === 'worked');
    } catch (error) {
      log.error('tests could not be worked on', {
        problem: error instanceof Error ? error.name : 'unknown',
      });
    }
  });
};
