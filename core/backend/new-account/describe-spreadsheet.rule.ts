import type { ListTable } from '../../lists/list-table.rule.ts';
import type { SpreadsheetRun } from '../../new-account/spreadsheet.schema.ts';
import {
  SPREADSHEET_FIELDS,
  SPREADSHEET_SECRETS,
  spreadsheetTitle,
} from '../../new-account/spreadsheet-fields.rule.ts';
import { viewJob } from '../jobs/check-claim.rule.ts';
import type { StoredJob } from '../jobs/job.repository.port.ts';
import type { DraftOwner } from './account-draft.repository.port.ts';
import type {
  StoredSpreadsheet,
  StoredSpreadsheetRow,
} from './account-spreadsheet.repository.port.ts';

interface SeenSpreadsheet {
  readonly sheet: { readonly id: string };
  readonly job: StoredJob | null;
  readonly rows: readonly StoredSpreadsheetRow[];
}

/** Checks that a spreadsheet belongs to the caller and to the caller's active group. */
export const isOwnSpreadsheet = (
  sheet: StoredSpreadsheet,
  { accountId, siteGroupNum }: DraftOwner,
): boolean => sheet.ownerId === accountId && sheet.siteGroupNum === siteGroupNum;

/** Converts a spreadsheet to the object that is sent to its owner's browser: the progress, and the outcome of each row. */
export const describeSpreadsheet = (
  { job, rows, sheet }: SeenSpreadsheet,
  now: number,
): SpreadsheetRun => {
  const counts = { waiting: 0, created: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome ?? 'waiting'] += 1;
  return {
    id: sheet.id,
    job: job === null ? null : viewJob(job, now),
    counts,
    rows: rows.map(({ cells, line, outcome, problems, siteNum, xmit }) => ({
      line,
      xmit,
      siteNum,
      name: (cells.name ?? '').trim(),
      outcome: outcome ?? 'waiting',
      problems: [...problems],
    })),
  };
};

/** Header of the column with the reason for refusal. This must be the last column, so that the file can be pasted again. */
const WHY = 'Why it was refused';

/** Returns a table of all rows that did not become accounts, with headers that the import recognizes. Codes are left empty. */
export const refusedTable = ({ rows }: Pick<SeenSpreadsheet, 'rows'>): ListTable => {
  const left = rows.filter(({ outcome }) => outcome !== 'created');
  const fields = SPREADSHEET_FIELDS.filter(
    (field) =>
      SPREADSHEET_SECRETS.has(field) || left.some(({ cells }) => (cells[field] ?? '') !== ''),
  );
  return {
    head: [...fields.map(spreadsheetTitle), WHY],
    rows: left.map(({ cells, outcome, problems }) => [
      ...fields.map((field) => cells[field] ?? ''),
      outcome === null ? 'Not started yet' : problems.join('; '),
    ]),
  };
};
