import process from 'node:process';
import type { Log } from '#adapters/server/http/log.ts';
import type { RunningServer } from './start-server.ts';

/** Ends the process politely at the first signal (status 0), at once at the second, and after an unhandled fault (status 1; SECURITY.md §2.19). */
export const runUntilStopped = (server: RunningServer, log: Log): void => {
  const state = { stopping: false };
  const stop = (status: number): void => {
    if (state.stopping) {
      process.exit(1);
    }
    state.stopping = true;
    server
      .stop()
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
