import { longDocumentPrinter } from '#adapters/server/pdf/long-document-printer.ts';
import { randomUUID } from 'node:crypto';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { JOB_KINDS } from '#core/backend/job-kinds.ts';
import { createJobRunner, type RunnerPorts } from '#core/backend/jobs/job-runner.ts';
import { jobPorts } from './job-ports.ts';
import { QuickHasher } from './quick-hasher.ts';
import { testVault } from './test-vault.ts';

/** Whose jobs are worked on. */
interface Worked {
  readonly database: Pick<RunnerPorts, 'unitOfWork'>;
  readonly clock: RunnerPorts['clock'];
}

interface Choices {
  /** All of the product unless said. */
  readonly kinds?: RunnerPorts['kinds'];
  /** Called between two steps. */
  readonly wait?: () => Promise<void>;
  /** Hears of steps that threw; without it they end the test. */
  readonly told?: unknown[] | undefined;
}

/** A server's runner of jobs as tests have it: nothing waits, what goes wrong is thrown. */
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
