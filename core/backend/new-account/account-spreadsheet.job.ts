import { ACCOUNT_SPREADSHEET_JOB } from '../../new-account/spreadsheet.schema.ts';
import type { AuditFacts } from '../record-audit.operation.ts';
import type { JobKind, JobWork } from '../jobs/job-kind.ts';
import type { JobStep } from '../jobs/job.repository.port.ts';
import { hashPatiently } from '../passcodes/hash-patiently.operation.ts';
import { notifySiteChange } from '../sites/notify-site-change.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type {
  StoredSpreadsheet,
  StoredSpreadsheetRow,
} from './account-spreadsheet.repository.port.ts';
import { type ValidatedRow, checkSpreadsheetRows } from './check-spreadsheet-rows.operation.ts';
import { codesOfRow } from './contacts-of-row.rule.ts';
import { readingOf } from './reading-of.rule.ts';
import { openCells } from './seal-cells.rule.ts';
import { accountDetail, writeAccount } from './write-account.operation.ts';

/** The hashed account passcode of the row that is processed next. */
interface HashedRow {
  readonly place: number;
  readonly hash: string | null;
}

const GONE = 'The rows of this sheet are no longer available. Please paste them again.';
const UNREADABLE = 'Its passcode can no longer be read. Paste this row again';
const record = (
  tx: Transaction,
  { clock, job }: JobWork,
  {
    detail,
    operation,
    result,
    target,
  }: Required<Pick<AuditFacts, 'operation' | 'result' | 'target' | 'detail'>>,
): Promise<void> =>
  tx.audit.append({
    at: clock.now(),
    ...job.startedBy,
    subjectId: job.ownerId,
    actorId: job.ownerId,
    claimedIp: null,
    operation,
    result,
    target,
    detail,
  });

const refuse = async (
  tx: Transaction,
  work: JobWork,
  sheet: StoredSpreadsheet,
  row: StoredSpreadsheetRow,
  problems: readonly string[],
): Promise<void> => {
  const { line, place, xmit } = row;
  await tx.accountSheets.finish(sheet.id, place, {
    outcome: 'refused',
    problems,
    siteNum: null,
    xmit,
  });
  await record(tx, work, {
    operation: 'account.create',
    result: 'refused',
    target: `sheet ${sheet.id}`,
    detail: { line: String(line), reason: problems.join('; ').slice(0, 500) },
  });
};

/** Creates the account of a row in the same way as the wizard: with the same rules, database rows and history entry. */
const create = async (
  tx: Transaction,
  work: JobWork,
  sheet: StoredSpreadsheet,
  row: StoredSpreadsheetRow,
  checked: ValidatedRow & { readonly account: NonNullable<ValidatedRow['account']> },
  accountHash: string | null,
): Promise<void> => {
  const { account, codes, draft, xmit } = checked;
  const by = { accountId: sheet.ownerId, name: sheet.ownerName };
  const whole = { account, draft, codes, accountHash, by };
  const site = await writeAccount(tx, work, whole);
  const { siteName, siteNum } = site;
  await tx.accountSheets.copyAgreement(sheet.id, {
    siteNum,
    documentId: work.ids.next(),
    by: by.name,
    now: work.clock.now(),
  });
  await tx.accountSheets.finish(sheet.id, row.place, {
    outcome: 'created',
    problems: [],
    siteNum,
    xmit,
  });
  const line = { event: 'Account created', comment: siteName, by: by.name };
  await notifySiteChange(tx, work, site, line);
  await record(tx, work, {
    operation: 'account.create',
    result: 'ok',
    target: `site ${siteNum}`,
    detail: {
      sheet: sheet.id,
      line: String(row.line),
      subject: siteName,
      ...accountDetail(whole),
      agreement: sheet.agreementName ?? '',
    },
  });
};

const workRow = async (
  tx: Transaction,
  work: JobWork,
  sheet: StoredSpreadsheet,
  row: StoredSpreadsheetRow,
  hashed: HashedRow | null,
): Promise<void> => {
  const cells = openCells(work, row);
  if (cells === null) return refuse(tx, work, sheet, row, [UNREADABLE]);
  if (hashed?.place !== row.place) throw new Error('a row was not prepared for its step');
  const { branch, id, siteGroupNum, template } = sheet;
  const asker = {
    branch,
    siteGroupNum,
    template,
    sheetId: id,
    hasAgreement: sheet.agreementName !== null,
    wanted: await tx.accountSheets.wanted(id, row.place),
  };
  const [checked] = await checkSpreadsheetRows(tx, work, asker, [{ line: row.line, cells }]);
  if (checked === undefined) throw new Error('a row was not judged');
  const { account, problems } = checked;
  return account === null
    ? refuse(tx, work, sheet, row, problems)
    : create(tx, work, sheet, row, { ...checked, account }, hashed.hash);
};

const failed = (problem: string): JobStep => ({ checkpoint: null, rows: 0, part: '', problem });

/**
 * Creates the accounts of a spreadsheet, one per step. After a crash the job continues after the last stored row, so that
 * no account is created twice (domain guide 6.18 "Bulk create").
 */
export const ACCOUNT_SPREADSHEET: JobKind<{ readonly sheetId: string }, number, HashedRow | null> =
  {
    name: ACCOUNT_SPREADSHEET_JOB,
    access: { kind: 'full', applications: [2], permissions: ['allowCreateAccountFlag'] },
    /** Hashes the account passcode before the step's transaction, so that no lock is held while hashing. */
    prepare: async ({ sheetId }, checkpoint, work) => {
      const row = await work.unitOfWork.read((tx) =>
        tx.accountSheets.next(sheetId, checkpoint ?? 0),
      );
      if (row === null) return null;
      const { place, rowId } = row;
      const cells = openCells(work, row) ?? {};
      const { codes } = codesOfRow(
        readingOf(cells, () => undefined),
        rowId,
      );
      const code = codes.get(rowId)?.code;
      return { place, hash: code === undefined ? null : await hashPatiently(work, code) };
    },
    step: async (tx, { sheetId }, checkpoint, work) => {
      await tx.newSites.takeTurn();
      const sheet = await tx.accountSheets.find(sheetId, work.clock.now());
      if (sheet === null) return failed(GONE);
      const row = await tx.accountSheets.next(sheetId, checkpoint ?? 0);
      if (row === null) return { checkpoint: null, rows: 0, part: '' };
      await workRow(tx, work, sheet, row, work.prepared);
      return { checkpoint: row.place, rows: 1, part: '' };
    },
  };
