import { longDocumentPrinter } from '#adapters/server/pdf/long-document-printer.ts';
import { randomUUID } from 'node:crypto';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { JOB_KINDS } from '#core/backend/job-kinds.ts';
import { createJobRunner, type RunnerPorts } from '#core/backend/jobs/job-runner.ts';
import { jobPorts } from './job-ports.ts';
import { QuickHasher } from './quick-hasher.ts';
import { testVault } from './test-vault.ts';

/** The database and clock of the jobs. */
interface Worked {
  readonly database: Pick<RunnerPorts, 'unitOfWork'>;
  readonly clock: RunnerPorts['clock'];
}

interface Choices {
  /** By default all kinds of the product. */
  readonly kinds?: RunnerPorts['kinds'];
  /** Called between two steps. */
  readonly wait?: () => Promise<void>;
  /** Collects the errors of steps. Without it, an error ends the test. */
  readonly told?: unknown[] | undefined;
}

/** Creates a job runner for tests. It does not wait, and errors are thrown. */
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
