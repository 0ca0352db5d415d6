import type { Backend } from '#core/backend/backend.ts';
import type { Log } from '../http/log.ts';
import { createRepeatedWork, type RepeatedWork } from './repeated-work.ts';

/** Milliseconds between two looks for tests that did not come in. */
const LOOK_MS = 15000;

/** Notices panels that fell silent, also after the server was down. */
export const watchTimerTests = ({
  backend,
  log,
}: {
  readonly backend: Pick<Backend, 'noteMissedTests'>;
  readonly log: Log;
}): RepeatedWork =>
  createRepeatedWork(LOOK_MS, async (isStopping) => {
    try {
      while (!isStopping() && (await backend.noteMissedTests()) > 0);
    } catch (error) {
      log.error('missing timer tests could not be noted', {
        problem: error instanceof Error ? error.name : 'unknown',
      });
    }
  });
