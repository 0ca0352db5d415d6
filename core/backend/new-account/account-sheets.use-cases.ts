import type { Document } from '../../documents/document.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { SpreadsheetRow, SpreadsheetRun } from '../../new-account/spreadsheet.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { findSubmission } from '../find-submission.operation.ts';
import { startJob } from '../jobs/start-job.operation.ts';
import { NOT_FOUND, type Refusal, refusalOf, type Reply } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { StoredSpreadsheetRow } from './account-spreadsheet.repository.port.ts';
import { ACCOUNT_SPREADSHEET } from './account-spreadsheet.job.ts';
import {
  describeSpreadsheet,
  isOwnSpreadsheet,
  refusedTable,
} from './describe-spreadsheet.rule.ts';
import { type DraftInput, ownerOf } from './change-draft.operation.ts';
import { type ValidatedRow, checkSpreadsheetRows } from './check-spreadsheet-rows.operation.ts';
import type { SpreadsheetInput } from './check-spreadsheets.use-cases.ts';
import { sealCells } from './seal-cells.rule.ts';
import { STARTED } from './spreadsheet-agreements.use-cases.ts';
import { spreadsheetTemplate } from './spreadsheet-template.operation.ts';

type Ports = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'ids' | 'secrets' | 'vault' | 'wallClock' | 'tableFiles'
>;

/** Retention of a spreadsheet's results: 7 days, in milliseconds. */
const KEPT = 7 * 24 * 3600000;

const NO_AGREEMENT = refusalOf(
  'unacceptable',
  'agreementMissing',
  'First add the signed agreement for these accounts.',
);
const NOTHING = refusalOf(
  'unacceptable',
  'nothingToCreate',
  'None of these rows can be created. Correct the sheet and check it again.',
);
const LEFT_OUT = 'Skipped when the others were started';

/** Converts checked rows to the stored form. A row that was refused, now or in the dry run, is not queued. */
const storedOf = (
  ports: Ports,
  rows: readonly SpreadsheetRow[],
  checked: readonly ValidatedRow[],
  left: ReadonlySet<number>,
): readonly StoredSpreadsheetRow[] =>
  rows.map(({ cells, line }, at) => {
    const rowId = ports.ids.next();
    const problems = checked[at]?.problems ?? [];
    const isOut = problems.length > 0 || left.has(line);
    const { sealed, ...kept } = sealCells(ports, rowId, cells);
    return {
      ...kept,
      place: at + 1,
      line,
      rowId,
      siteNum: null,
      xmit: cells.xmit?.trim() ?? '',
      sealed: isOut ? null : sealed,
      outcome: isOut ? 'refused' : null,
      problems: isOut && problems.length === 0 ? [LEFT_OUT] : problems,
    };
  });

/** Use cases that create accounts from a pasted spreadsheet in the background (domain guide 6.18 "Bulk create"). */
export const accountSheets = (ports: Ports) => ({
  /** Starts the job that creates the accounts. A repeated request starts nothing and returns the job's progress. Refuses other rows under the same id. */
  startAccountSheet: (
    caller: SessionCaller,
    {
      branch,
      id,
      left,
      rows,
      templateId,
      ...input
    }: SpreadsheetInput & { readonly id: string; readonly left: readonly number[] },
  ): Reply<SpreadsheetRun> => {
    const owner = ownerOf(ports, caller, input);
    if (owner === null) return Promise.resolve(NOT_FOUND);
    const { now, siteGroupNum } = owner;
    return ports.unitOfWork.run(async (tx) => {
      const sheet = await tx.accountSheets.lock(id, now);
      // Another person's spreadsheet gets the same response as one that was never started.
      if (sheet === null || !isOwnSpreadsheet(sheet, owner)) return NO_AGREEMENT;
      const body = { branch, templateId, rows, left };
      const submission = { key: id, route: 'startAccountSheet', body };
      if (sheet.jobId !== null) {
        const found = await findSubmission(tx, ports, caller, submission);
        return found.ok && found.value !== null ? standing(tx, ports, id) : STARTED;
      }
      if (sheet.agreementName === null) return NO_AGREEMENT;
      const template = await spreadsheetTemplate(tx, templateId, siteGroupNum);
      if (!template.ok) return template;
      const chosen = { branch, template: template.value };
      const asker = { ...chosen, siteGroupNum, sheetId: id, hasAgreement: true, wanted: [] };
      const checked = await checkSpreadsheetRows(tx, ports, asker, rows);
      const stored = storedOf(ports, rows, checked, new Set(left));
      const total = stored.filter(({ outcome }) => outcome === null).length;
      if (total === 0) return NOTHING;
      const job = await startJob(tx, ports, caller, submission, () =>
        Promise.resolve({
          kind: ACCOUNT_SPREADSHEET,
          parameters: { sheetId: id },
          total,
          fileName: '',
          auditFacts: { sheet: id, refused: String(rows.length - total) },
        }),
      );
      if (!job.ok) return job;
      const whole = { ...sheet, ...chosen, jobId: job.value.id, expiresAt: now + KEPT };
      await tx.accountSheets.start(whole, stored);
      return standing(tx, ports, id);
    });
  },

  accountSheet: (caller: SessionCaller, { id, ...input }: DraftInput): Reply<SpreadsheetRun> =>
    ports.unitOfWork.read(async (tx) => {
      const seen = await own(tx, ports, caller, { id, ...input });
      return seen.ok ? ok(describeSpreadsheet(seen.value, ports.clock.now())) : seen;
    }),

  /** Exports the rows that did not become accounts, to be corrected and pasted again. The file contains no codes. */
  refusedSheetRows: async (caller: SessionCaller, input: DraftInput): Reply<Document> => {
    const seen = await ports.unitOfWork.read((tx) => own(tx, ports, caller, input));
    if (!seen.ok) return seen;
    const table = refusedTable(seen.value);
    const bytes = await ports.tableFiles.csv({ ...table, title: '', line: '' });
    return ports.unitOfWork.run(async (tx) => {
      await recordAudit(tx, ports, caller, {
        operation: 'account.exportRefused',
        result: 'ok',
        target: `sheet ${input.id}`,
        detail: { rows: String(table.rows.length) },
      });
      return ok({ name: 'accounts-to-correct.csv', bytes });
    });
  },
});

type Seen = NonNullable<Awaited<ReturnType<Transaction['accountSheets']['look']>>>;

const own = async (
  tx: Transaction,
  ports: Pick<Ports, 'clock'>,
  caller: SessionCaller,
  input: DraftInput,
): Promise<Result<Seen, Refusal>> => {
  const owner = ownerOf(ports, caller, input);
  const seen = owner === null ? null : await tx.accountSheets.look(input.id, owner.now);
  if (owner === null || seen === null || !isOwnSpreadsheet(seen.sheet, owner)) return NOT_FOUND;
  return ok(seen);
};

const standing = async (
  tx: Transaction,
  { clock }: Pick<Ports, 'clock'>,
  id: string,
): Reply<SpreadsheetRun> => {
  const now = clock.now();
  const seen = await tx.accountSheets.look(id, now);
  return seen === null ? err({ kind: 'notFound' }) : ok(describeSpreadsheet(seen, now));
};
