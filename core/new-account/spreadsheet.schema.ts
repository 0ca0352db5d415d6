import * as z from 'zod/mini';
import { jobSchema } from '../jobs/job.schema.ts';
import { NEW_ACCOUNT_LIMITS } from './new-account-limits.ts';
import { SPREADSHEET_FIELDS, type SpreadsheetField } from './spreadsheet-fields.rule.ts';
import { wholeNumber } from '../operations/fields.ts';

/** The kind of job that creates the accounts of a spreadsheet. */
export const ACCOUNT_SPREADSHEET_JOB = 'account-sheet';

/** Bounds of a pasted spreadsheet (domain guide 6.18 "Bulk create"). */
export const SPREADSHEET_LIMITS = { rows: 500 } as const;

const text = z.string();
const cell = text.check(z.maxLength(NEW_ACCOUNT_LIMITS.typed));
const line = z.int().check(z.minimum(1), z.maximum(100000));

/** What stands in the cells of one row; a column the spreadsheet has not is left out. */
export type SpreadsheetCells = Partial<Readonly<Record<SpreadsheetField, string>>>;

/** One row of a spreadsheet as it is sent. */
export const spreadsheetRowSchema = z.strictObject({
  /** Where it stands, counted from 1 with the heading. */
  line,
  cells: z.strictObject(
    Object.fromEntries(SPREADSHEET_FIELDS.map((field) => [field, z.optional(cell)])) as Readonly<
      Record<SpreadsheetField, z.ZodMiniOptional<typeof cell>>
    >,
  ),
});

/** A row as the rules know it. */
export interface SpreadsheetRow {
  readonly line: number;
  readonly cells: SpreadsheetCells;
}

/** A whole spreadsheet with what is chosen for all of its rows. */
export const spreadsheetSchema = z.strictObject({
  /** Owns the account of a row that names no branch. */
  branch: z.nullable(wholeNumber),
  /** What every account begins from. */
  templateId: z.nullable(z.uuid()),
  rows: z.array(spreadsheetRowSchema).check(z.minLength(1), z.maxLength(SPREADSHEET_LIMITS.rows)),
});

const named = {
  line: z.int(),
  name: text,
  /** Its account number; of a row without one the next that is free, if there is one. */
  xmit: text,
};

/** What would become of a row. */
const checkedRowSchema = z.object({
  ...named,
  /** Why it is refused; empty for one that can be created. */
  problems: z.array(text),
  advice: z.array(text),
});
export type CheckedRow = z.infer<typeof checkedRowSchema>;

/** What would become of a spreadsheet: nothing is written (domain guide 6.18 "dry run"). */
export const spreadsheetCheckSchema = z.object({ rows: z.array(checkedRowSchema) });

/** What became of a row. */
const runRowSchema = z.object({
  ...named,
  outcome: z.enum(['waiting', 'created', 'refused']),
  problems: z.array(text),
  siteNum: z.nullable(z.int()),
});
export type SpreadsheetRunRow = z.infer<typeof runRowSchema>;

/** A run: the accounts of one spreadsheet while they are created, and after. */
export const spreadsheetRunSchema = z.object({
  id: text,
  job: z.nullable(jobSchema),
  counts: z.object({ waiting: z.int(), created: z.int(), refused: z.int() }),
  /** In the order of the spreadsheet. */
  rows: z.array(runRowSchema),
});
export type SpreadsheetRun = z.infer<typeof spreadsheetRunSchema>;
