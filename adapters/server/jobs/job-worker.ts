import { createJobRunner, type RunnerPorts } from '#core/backend/jobs/job-runner.ts';
import { createRepeatedWork, type RepeatedWork } from '../background/repeated-work.ts';
import type { Log } from '../http/log.ts';

export interface WorkerPorts extends Omit<RunnerPorts, 'reportProblem'> {
  readonly log: Log;
  /** Number of jobs that this server runs in parallel. Must be 1 on the embedded database, which has one connection. */
  readonly atOnce: number;
}

const POLL_MS = 1000;

/** Creates the worker that runs jobs independently of requests, at most `atOnce` in parallel. Checks for new jobs every second. */
export const createJobWorker = ({ log, atOnce, ...ports }: WorkerPorts): RepeatedWork => {
  const { runNext } = createJobRunner({
    ...ports,
    reportProblem: ({ id, kind, attempts }, problem) => {
      // An error message may contain values of a row, so only the error's name is logged.
      const name = problem instanceof Error ? problem.name : 'unknown';
      log.error('job step failed', { job: id, kind, attempts, problem: name });
    },
  });
  const slots = Array.from({ length: atOnce }, () =>
    createRepeatedWork(POLL_MS, async (isStopping) => {
      try {
        while (!isStopping() && (await runNext(isStopping)) === 'worked');
      } catch (error) {
        log.error('jobs could not be read', { problem: String(error) });
      }
    }),
  );
  return {
    wake: () => {
      for (const slot of slots) slot.wake();
    },
    start: () => {
      for (const slot of slots) slot.start();
    },
    stop: async () => {
      await Promise.all(slots.map((slot) => slot.stop()));
    },
  };
};
