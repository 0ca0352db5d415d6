import { randomUUID } from 'node:crypto';
import type { SessionCaller } from '#core/backend/caller.ts';
import { anyKind } from '#core/backend/jobs/job-kind.ts';
import { createJobRunner } from '#core/backend/jobs/job-runner.ts';
import { ACCOUNT_SPREADSHEET } from '#core/backend/new-account/account-spreadsheet.job.ts';
import { createNewAccounts } from '#core/backend/new-account/new-accounts.use-cases.ts';
import { longDocumentPrinter } from '#adapters/server/pdf/long-document-printer.ts';
import { tableFiles } from '#adapters/server/pdf/table-files.ts';
import type { KeyRing } from '#adapters/server/secrets/key-ring.ts';
import { NodeSecretSource } from '#adapters/server/secrets/node-secret-source.ts';
import { afterLease, beginLife } from '#tests/backend/harness/begin-life.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { InlineInspector } from '#tests/backend/harness/inline-inspector.ts';
import { QuickHasher } from '#tests/backend/harness/quick-hasher.ts';
import { seedAccount } from '#tests/backend/harness/seed-account.ts';
import { writeFamily } from '#tests/backend/harness/seed-site.ts';
import { jobPorts } from '#tests/backend/harness/job-ports.ts';
import { testVault } from '#tests/backend/harness/test-vault.ts';
import { MASTER, MASTER_CODE, wholeDraft } from '#tests/support/account-draft.ts';
import { spreadsheetRows } from '#tests/support/account-sheet-rows.ts';
import { plainPdf } from '#tests/support/pdf-files.ts';
import type { Found } from './crash-writer.ts';

const { database, given, say } = await beginLife();
/** Number of the id request at which this process is killed; 0 if it is not killed. */
const [life = 0, end = 0] = (given[0] ?? '').split('/').map(Number);
const { kysely, unitOfWork } = database;
const key = { id: '1', bytes: Buffer.alloc(32, 1) };
const ring: KeyRing = { current: key, byId: (id) => (id === key.id ? key : null) };
const FAMILY = { parent: 7930, branch: 7931, stranger: 7932 };
const DRAFT = '00000000-0000-4000-8000-00000000d4af';
const SHEET = '00000000-0000-4000-8000-0000000054ee';

let asked = 0;
let isCounting = false;
const born = afterLease(Date.parse('2027-01-04T12:00:00Z'), life);
const ports = {
  unitOfWork,
  clock: { now: () => born },
  wallClock: temporalWallClock,
  tableFiles,
  providerName: 'Northgate',
  providerTimeZone: 'America/New_York',
  hasher: new QuickHasher(),
  vault: testVault,
  longDocumentPrinter,
  secrets: new NodeSecretSource({ codes: ring, refresh: ring }),
  documentInspector: new InlineInspector(),
  ids: {
    next: () => {
      if (isCounting) asked += 1;
      if (isCounting && asked === end) process.kill(process.pid, 'SIGKILL');
      return randomUUID();
    },
  },
};
const backend = createNewAccounts(ports);

const callerOf = (accountId: string): SessionCaller => ({
  requestId: 'request',
  address: '198.51.100.7',
  variant: 'dealer',
  browserId: 'browser',
  userAgent: null,
  deviceSecret: null,
  session: {
    id: 'session',
    accountId,
    actorId: accountId,
    application: 2,
    variant: 'dealer',
    stage: 'full',
    demands: [],
    siteGroupNum: FAMILY.parent,
    impersonation: null,
    allowedGroups: [FAMILY.parent],
    permissions: ['allowCreateAccountFlag'],
  },
});
const must = <T>(answer: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
};

const here = { siteGroupNum: null };
const known = await kysely.selectFrom('portal_user').select('id').executeTakeFirst();
const ownerId = known?.id ?? (await seedAccount(kysely, { application: 2 })).id;
const caller = callerOf(ownerId);
if (known === undefined) {
  await writeFamily(kysely, FAMILY);
  const block = { prefix: 'HP', first_num: 2000, last_num: 2099, kind: 'assigned' } as const;
  await kysely
    .insertInto('number_block')
    .values({ ...block, site_group_num: FAMILY.parent })
    .execute();
  const document = { name: 'agreement.pdf', bytes: new Uint8Array(plainPdf()) };
  const draft = wholeDraft(FAMILY.parent, 'HP2050');
  must(
    await backend.beginAccountDraft(caller, {
      ...here,
      id: DRAFT,
      step: 'review',
      draft,
    }),
  );
  must(await backend.storeAgreement(caller, { ...here, id: DRAFT, document }));
  must(await backend.storeSheetAgreement(caller, { ...here, id: SHEET, document }));
  const rows = spreadsheetRows({ name: 'A' }, { name: 'B' }, { name: 'C' });
  const chosen = { branch: FAMILY.parent, templateId: null, left: [] };
  must(await backend.startAccountSheet(caller, { ...here, ...chosen, id: SHEET, rows }));
}

const of = async (table: 'device' | 'site_test' | 'passcode' | 'site_document' | 'activity') => {
  const rows = await kysely.selectFrom(table).select('site_num').execute();
  return new Set(rows.map(({ site_num }) => site_num)).size === rows.length ? rows.length : -1;
};
const sites = await kysely.selectFrom('site').select('name').execute();
const audited = await kysely
  .selectFrom('audit')
  .select('target')
  .where('operation', '=', 'account.create')
  .execute();
const counts = {
  devices: await of('device'),
  tests: await of('site_test'),
  codes: await of('passcode'),
  documents: await of('site_document'),
  audited: audited.length,
};
const names = sites.map(({ name }) => name);
const found: Found = {
  names,
  lines: names.length,
  // Each account exists exactly once with all its data, or does not exist.
  intact:
    new Set(names).size === names.length &&
    Object.values(counts).every((count) => count === names.length),
};
if (!found.intact) process.stderr.write(`not intact: ${JSON.stringify({ names, counts })}\n`);
say(`found ${JSON.stringify(found)}`);

isCounting = end > 0;
const codes = [{ id: MASTER, code: MASTER_CODE, knowingly: false }];
must(await backend.submitAccount(caller, { ...here, id: DRAFT, rev: 1, codes }));
const { runNext } = createJobRunner({
  ...jobPorts,
  ...ports,
  kinds: [anyKind(ACCOUNT_SPREADSHEET)],
  pause: { wait: () => Promise.resolve() },
  reportProblem: (_, problem) => {
    throw problem;
  },
});
while ((await runNext()) === 'worked');
await database.close();
