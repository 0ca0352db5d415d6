import type { Backend } from '#core/backend/backend.ts';
import type { Log } from '../http/log.ts';
import { createRepeatedWork, type RepeatedWork } from './repeated-work.ts';

/** Milliseconds between two checks for due work. */
const LOOK_MS = 15000;

/**
 * Starts background work for missed timer tests, expired alarm holds, persistent troubles and deferred messages. Work that
 * became due while the server was down is done at start.
 */
export const watchTheClock = ({
  backend,
  log,
}: {
  readonly backend: Pick<Backend, 'signals' | 'answeringMessages'>;
  readonly log: Log;
}): RepeatedWork =>
  createRepeatedWork(LOOK_MS, async (isStopping) => {
    const { signals, answeringMessages } = backend;
    const duties = Object.entries({
      noteMissedTests: signals.noteMissedTests,
      endHolds: signals.endHolds,
      notifyLastingTroubles: signals.notifyLastingTroubles,
      releaseAnsweringMessages: answeringMessages.releaseAnsweringMessages,
    });
    for (const [duty, work] of duties)
      try {
        while (!isStopping() && (await work()) > 0);
      } catch (error) {
        log.error('what was due could not be done', {
          duty,
          problem: error instanceof Error ? error.name : 'unknown',
        });
      }
  });
