import { accountSheetsApi } from '#core/new-account/account-sheets.api.ts';
import { jobsApi } from '#core/jobs/jobs.api.ts';
import { randomUUID } from 'node:crypto';
import type { SpreadsheetRow } from '#core/new-account/spreadsheet.schema.ts';
import { plainPdf } from '#tests/support/pdf-files.ts';
import type { Engine } from '../harness/database.ts';
import { testRunner } from '../harness/test-runner.ts';
import { PASSWORD } from '../harness/test-world.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { GROUPS, newAccountWorld } from './new-account-world.ts';

/** Values for all rows of a spreadsheet; each has a default. */
interface Chosen {
  readonly branch?: number | null;
  readonly templateId?: string | null;
  readonly group?: number | null;
  readonly left?: readonly number[];
}

/** Creates a test world with dealers who import spreadsheets of accounts. Of ten account numbers, two are held. */
export const accountSpreadsheetWorld = async (engine: Engine) => {
  const world = await newAccountWorld(engine);
  const { backend } = world;
  const clerk = async (
    groups: readonly number[] = [GROUPS.parent],
    flags: readonly string[] = ['allowCreateAccountFlag'],
  ) => {
    const account = await world.member({ application: 2, groups, flags, name: 'Dana Reyes' });
    const browser = world.browser();
    valueOf(await browser.logIn(account.username, PASSWORD));
    const sheet = (
      rows: readonly SpreadsheetRow[],
      { branch = GROUPS.parent, ...more }: Chosen,
    ) => ({
      rows,
      branch,
      siteGroupNum: more.group ?? null,
      templateId: more.templateId ?? null,
    });
    const named = (id: string, group: number | null = null) => ({ id, siteGroupNum: group });
    return {
      id: account.id,
      check: (rows: readonly SpreadsheetRow[], chosen: Chosen = {}) =>
        browser.call(accountSheetsApi.checkAccountSheet.access, (c) =>
          backend.newAccounts.checkAccountSheet(c, sheet(rows, chosen)),
        ),
      attach: (id: string, group: number | null = null) =>
        browser.call(accountSheetsApi.storeSheetAgreement.access, (c) =>
          backend.newAccounts.storeSheetAgreement(c, {
            ...named(id, group),
            document: { name: 'master.pdf', bytes: new Uint8Array(plainPdf()) },
          }),
        ),
      start: (id: string, rows: readonly SpreadsheetRow[], chosen: Chosen = {}) =>
        browser.call(accountSheetsApi.startAccountSheet.access, (c) =>
          backend.newAccounts.startAccountSheet(c, {
            ...sheet(rows, chosen),
            id,
            left: chosen.left ?? [],
          }),
        ),
      read: (id: string, group: number | null = null) =>
        browser.call(accountSheetsApi.accountSheet.access, (c) =>
          backend.newAccounts.accountSheet(c, named(id, group)),
        ),
      refused: (id: string) =>
        browser.call(accountSheetsApi.refusedSheetRows.access, (c) =>
          backend.newAccounts.refusedSheetRows(c, named(id)),
        ),
      cancel: (id: string) =>
        browser.call(jobsApi.cancelJob.access, (c) => backend.jobs.cancelJob(c, { id })),
    };
  };
  type Clerk = Awaited<ReturnType<typeof clerk>>;
  const runner = (wait: () => Promise<void> = () => Promise.resolve(), told: unknown[] = []) =>
    testRunner(world, { told, wait });
  return {
    ...world,
    clerk,
    runner,
    /** Runs all queued jobs. */
    work: async (): Promise<void> => {
      const problems: unknown[] = [];
      const { runNext } = runner(undefined, problems);
      while ((await runNext()) === 'worked');
      if (problems.length > 0) throw problems[0] as Error;
    },
    /** Uploads the agreement for the accounts, then starts the import of the spreadsheet. Returns the import's id. */
    begin: async (
      who: Clerk,
      rows: readonly SpreadsheetRow[],
      chosen: Chosen = {},
    ): Promise<string> => {
      const id = randomUUID();
      valueOf(await who.attach(id));
      valueOf(await who.start(id, rows, chosen));
      return id;
    },
    countSites: async (): Promise<number> => {
      const row = await world.kysely
        .selectFrom('site')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return row.count;
    },
  };
};
