import { jobsApi } from '#core/jobs/jobs.api.ts';
import { portalImportApi } from '#core/provisioning/portal-import.api.ts';
import { randomUUID } from 'node:crypto';
import { createOperatorImports } from '#core/backend/provisioning/operator-imports.use-cases.ts';
import type { Backend } from '#core/backend/backend.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Engine } from '../harness/database.ts';
import { wholeText } from '../harness/job-file.ts';
import { testRunner } from '../harness/test-runner.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { WHOLE_FILE } from './import-world.ts';

/** Returns the value of a successful result. Throws for a failed result. */
export const given = <T>(result: Result<T, { readonly kind: string }>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const documentOf = (text: string | Uint8Array) => ({
  name: 'portal.csv',
  bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text,
});

/** Creates a test world with staff who submit portal files in the browser. */
export const importsAtWork = async (engine: Engine = 'embedded') => {
  const world = await openTestWorld(engine);
  const { backend, clock, database } = world;

  const staff = async (roles: readonly string[] = ['provisioning', 'staffAdmin']) => {
    const person = await world.person({ application: 1, name: 'Marcus Hale', roles });
    const browser = world.browser();
    await browser.logIn(person.username, PASSWORD);
    return {
      person,
      /** `through` replaces the back end that receives the file. */
      upload: (
        text: string | Uint8Array = WHOLE_FILE,
        id = randomUUID(),
        through: Pick<Backend['provisioning'], 'uploadPortalFile'> = backend.provisioning,
      ) => {
        // Advances the clock, so that each upload has a different time and the newest upload is defined.
        clock.advance(1);
        return browser.call(portalImportApi.uploadPortalFile.access, (c) =>
          through.uploadPortalFile(c, { id, document: documentOf(text) }),
        );
      },
      start: (id: string) =>
        browser.call(portalImportApi.startPortalImport.access, (c) =>
          backend.provisioning.startPortalImport(c, { id }),
        ),
      newest: async () =>
        given(
          await browser.call(portalImportApi.newestPortalImport.access, (c) =>
            backend.provisioning.newestPortalImport(c),
          ),
        ).newest,
      refused: async (id: string) => {
        const answer = await browser.call(portalImportApi.refusedPortalLines.access, (c) =>
          backend.provisioning.refusedPortalLines(c, { id }),
        );
        return answer.ok ? wholeText(answer.value) : answer.error;
      },
      exportAll: (idempotencyKey: string | null = null) =>
        browser.call(portalImportApi.exportPortalRecords.access, (c) =>
          backend.provisioning.exportPortalRecords(c, { idempotencyKey }),
        ),
      jobs: async (kind: string) =>
        given(
          await browser.call(jobsApi.listJobs.access, (c) => backend.jobs.listJobs(c, { kind })),
        ).jobs,
      file: async (id: string) =>
        given(await browser.call(jobsApi.jobFile.access, (c) => backend.jobs.jobFile(c, { id }))),
      cancel: (id: string) =>
        browser.call(jobsApi.cancelJob.access, (c) => backend.jobs.cancelJob(c, { id })),
    };
  };

  /** Runs jobs until none is queued. `wait` is called between two steps of a job. */
  const work = async (wait?: () => Promise<void>): Promise<void> => {
    const { runNext } = testRunner({ clock, database }, { ...(wait && { wait }) });
    while ((await runNext()) === 'worked');
  };

  /** Returns the job rows of all portal imports. */
  const importJobs = () =>
    database.kysely.selectFrom('job').selectAll().where('kind', '=', 'portal-import').execute();

  return { ...world, staff, work, importJobs, operator: createOperatorImports(world.ports) };
};

/** Counts the lines of an imported file for which a code is stored. */
export const codesOf = async (
  { database }: Pick<TestWorld, 'database'>,
  id: string,
): Promise<number> => {
  const lines = database.kysely.selectFrom('portal_import_line').select('line');
  const sealed = lines.where('import_id', '=', id).where('sealed', 'is not', null);
  return (await sealed.execute()).length;
};
