import type { Container } from 'inversify';
import { createJobRunner } from '#core/backend/jobs/job-runner.ts';
import { JOB_KINDS } from '#core/backend/job-kinds.ts';
import { SERVER } from '#composition/server/tokens.ts';

/** Works on the next job of a portal as its worker would, to the end of it; what goes wrong is thrown. */
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
