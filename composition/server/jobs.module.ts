import { ContainerModule } from 'inversify';
import { JOB_KINDS } from '#core/backend/jobs/job-kinds.ts';
import { createJobWorker } from '#adapters/server/jobs/job-worker.ts';
import { SERVER } from './tokens.ts';

/** Jobs a server works on at the same time; PostgreSQL's ten connections leave room for requests. */
const AT_ONCE = { embedded: 1, postgres: 2 } as const;

/** The work in the background, over the same database, clock and ids as the use cases. */
export const jobsModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(SERVER.jobs)
      .toResolvedValue(
        ({ unitOfWork, clock, ids, pause }, { databaseUrl }, log) =>
          createJobWorker({
            ...{ unitOfWork, clock, ids, pause, log },
            kinds: JOB_KINDS,
            atOnce: AT_ONCE[databaseUrl === null ? 'embedded' : 'postgres'],
          }),
        [SERVER.backendPorts, SERVER.settings, SERVER.log],
      )
      .inSingletonScope();
  });
