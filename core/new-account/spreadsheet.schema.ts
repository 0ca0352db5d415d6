import * as z from 'zod/mini';
import { jobSchema } from '../jobs/job.schema.ts';
import { NEW_ACCOUNT_LIMITS } from './new-account-limits.ts';
import { SPREADSHEET_FIELDS, type SpreadsheetField } from './spreadsheet-fields.rule.ts';
import { wholeNumber } from '../operations/fields.ts';

export const ACCOUNT_SPREADSHEET_JOB = 'account-sheet';

/** Limits of a pasted spreadsheet (domain guide 6.18 "Bulk create"). */
export const SPREADSHEET_LIMITS = { rows: 500 } as const;

const text = z.string();
const cell = text.check(z.maxLength(NEW_ACCOUNT_LIMITS.typed));
const line = z.int().check(z.minimum(1), z.maximum(100000));

/** The cells of one row, keyed by field. Fields without a column are absent. */
export type SpreadsheetCells = Partial<Readonly<Record<SpreadsheetField, string>>>;

export const spreadsheetRowSchema = z.strictObject({
  /** The line number in the spreadsheet. The heading is line 1. */
  line,
  cells: z.strictObject(
    Object.fromEntries(SPREADSHEET_FIELDS.map((field) => [field, z.optional(cell)])) as Readonly<
      Record<SpreadsheetField, z.ZodMiniOptional<typeof cell>>
    >,
  ),
});

export interface SpreadsheetRow {
  readonly line: number;
  readonly cells: SpreadsheetCells;
}

/** A whole spreadsheet with the settings that apply to all of its rows. */
export const spreadsheetSchema = z.strictObject({
  /** The group that owns the account when a row names no branch. */
  branch: z.nullable(wholeNumber),
  /** The template that every account starts from. Null when no template is used. */
  templateId: z.nullable(z.uuid()),
  rows: z.array(spreadsheetRowSchema).check(z.minLength(1), z.maxLength(SPREADSHEET_LIMITS.rows)),
});

const named = {
  line: z.int(),
  name: text,
  /** The account number given in the row. If the row has none, the next free number, if there is one. */
  xmit: text,
};

const checkedRowSchema = z.object({
  ...named,
  /** The reasons why the row is refused. Empty when its account can be created. */
  problems: z.array(text),
  advice: z.array(text),
});
export type CheckedRow = z.infer<typeof checkedRowSchema>;

/** The dry-run results of a spreadsheet; nothing is written (domain guide 6.18 "dry run"). */
export const spreadsheetCheckSchema = z.object({ rows: z.array(checkedRowSchema) });

const runRowSchema = z.object({
  ...named,
  outcome: z.enum(['waiting', 'created', 'refused']),
  problems: z.array(text),
  siteNum: z.nullable(z.int()),
});
export type SpreadsheetRunRow = z.infer<typeof runRowSchema>;

/** A spreadsheet run: the accounts of one spreadsheet, during and after their creation. */
export const spreadsheetRunSchema = z.object({
  id: text,
  job: z.nullable(jobSchema),
  counts: z.object({ waiting: z.int(), created: z.int(), refused: z.int() }),
  /** The states of the rows, in spreadsheet order. */
  rows: z.array(runRowSchema),
});
export type SpreadsheetRun = z.infer<typeof spreadsheetRunSchema>;
