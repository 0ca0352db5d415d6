import { longDocumentPrinter } from '#adapters/server/pdf/long-document-printer.ts';
import { randomUUID } from 'node:crypto';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { JOB_KINDS } from '#core/backend/job-kinds.ts';
import { createJobRunner, type RunnerPorts } from '#core/backend/jobs/job-runner.ts';
import { jobPorts } from './job-ports.ts';
import { QuickHasher } from './quick-hasher.ts';
import { testVault } from './test-vault.ts';

interface Worked {
  readonly database: Pick<RunnerPorts, 'unitOfWork'>;
  readonly clock: RunnerPorts['clock'];
}

interface Choices {
  /** The job kinds to run. The default is all kinds of the product. */
  readonly kinds?: RunnerPorts['kinds'];
  /** Called between two steps of a job. */
  readonly wait?: () => Promise<void>;
  /** Collects errors of job steps. If absent, an error is thrown and fails the test. */
  readonly told?: unknown[] | undefined;
}

/** Creates a job runner for tests. By default, the runner does not wait between steps and throws the errors of steps. */
export const testRunner = (
  { clock, database }: Worked,
  { kinds = JOB_KINDS, told, wait = () => Promise.resolve() }: Choices = {},
) =>
  createJobRunner({
    unitOfWork: database.unitOfWork,
    clock,
    kinds,
    pause: { wait },
    wallClock: temporalWallClock,
    providerName: 'Northgate',
    providerTimeZone: 'America/New_York',
    ids: { next: randomUUID },
    hasher: new QuickHasher(),
    vault: testVault,
    ...jobPorts,
    longDocumentPrinter,
    reportProblem: (_, problem) => {
      if (told === undefined) throw problem;
      told.push(problem);
    },
  });
