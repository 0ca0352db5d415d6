import process from 'node:process';
import type { Log } from '#adapters/server/http/log.ts';
import { outliveReaders } from './outlive-readers.ts';
import type { RunningServer } from './start-server.ts';

/** Milliseconds within which a second signal is ignored, because npm repeats a signal of the terminal or service manager. */
const ECHO_MS = 250;

/**
 * Stops the process gracefully at the first signal (status 0), immediately at the second, or after an unhandled fault
 * (status 1; SECURITY.md §2.19).
 */
export const runUntilStopped = (server: RunningServer, log: Log): void => {
  // Without this, a failed write would be logged, and the logging would fail again.
  outliveReaders();
  const state = { stopping: false, since: 0 };
  const isEcho = (): boolean =>
    process.env['npm_lifecycle_event'] !== undefined && performance.now() - state.since < ECHO_MS;
  const stop = (status: number): void => {
    if (state.stopping) {
      if (isEcho()) return;
      process.exit(1);
    }
    state.stopping = true;
    state.since = performance.now();
    server
      .stop({ atOnce: status !== 0 })
      .then(() => {
        log.info('stopped');
        process.exit(status);
      })
      .catch((error: unknown) => {
        log.error('shutdown failed', { problem: String(error) });
        process.exit(1);
      });
  };
  process.on('SIGTERM', () => {
    stop(0);
  });
  process.on('SIGINT', () => {
    stop(0);
  });
  const fault = (error: unknown): void => {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log.error('unhandled fault', { problem });
    if (!state.stopping) stop(1);
  };
  process.on('unhandledRejection', fault);
  process.on('uncaughtException', fault);
};
