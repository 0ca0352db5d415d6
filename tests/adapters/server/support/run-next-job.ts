import type { Container } from 'inversify';
import { createJobRunner } from '#core/backend/jobs/job-runner.ts';
import { JOB_KINDS } from '#core/backend/job-kinds.ts';
import { SERVER } from '#composition/server/tokens.ts';

/** Runs the next queued job of a portal to completion, as the portal's worker would. Throws the job's errors. */
export const runNextJob = (container: Container) => {
  const ports = container.get(SERVER.backendPorts);
  const runner = createJobRunner({
    ...ports,
    kinds: JOB_KINDS,
    reportProblem: (_, problem) => {
      throw problem;
    },
  });
  return runner.runNext();
};
