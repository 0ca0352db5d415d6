import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { wholeNumber } from '../operations/fields.ts';
import {
  SPREADSHEET_LIMITS,
  spreadsheetCheckSchema,
  spreadsheetRunSchema,
  spreadsheetSchema,
} from './spreadsheet.schema.ts';
import { fileReplySchema } from '../documents/file-answer.ts';

/** Access rule: only dealers who may create accounts. A spreadsheet run belongs to the person who started it (domain guide 6.18). */
const access = {
  kind: 'full',
  applications: [2],
  permissions: ['allowCreateAccountFlag'],
} as const;

const common = { access, inGroup: true } as const;

const ofSheet = { ...common, input: { id: z.uuid() } } as const;

const own = { impersonation: 'never', repeatable: 'always' } as const;

export const accountSheetsApi = {
  /** Returns the expected result for each row of a spreadsheet. Reserves no account numbers and writes nothing. */
  checkAccountSheet: operation({
    ...common,
    ...own,
    summary: 'Check a spreadsheet of accounts without creating them',
    input: spreadsheetSchema,
    output: spreadsheetCheckSchema,
    refusals: ['notFound', 'conflict'],
    roomy: true,
    unhurried: true,
  }),

  /**
   * Stores one PDF of at most 10 MB as the agreement for all accounts in the spreadsheet. The PDF may be replaced until
   * the creation of the accounts starts.
   */
  storeSheetAgreement: operation({
    ...ofSheet,
    summary: 'Store the signed agreement of a spreadsheet of accounts',
    output: z.object({ name: z.string(), size: z.int() }),
    refusals: ['notFound', 'conflict', 'tooLarge', 'unacceptable'],
    impersonation: 'never',
    repeatable: 'byKey',
    file: 'upload',
  }),

  /**
   * Starts the job that creates the accounts. Repeating the request has no further effect, and other rows
   * under the same id are refused; refused or skipped rows do not
   * delay the others.
   */
  startAccountSheet: operation({
    ...ofSheet,
    ...own,
    summary: 'Create the accounts of a spreadsheet',
    input: {
      ...ofSheet.input,
      ...spreadsheetSchema.shape,
      /** Line numbers of rows to skip because the dry run refused them. */
      left: z.array(wholeNumber).check(z.maxLength(SPREADSHEET_LIMITS.rows)),
    },
    output: spreadsheetRunSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    roomy: true,
    unhurried: true,
  }),

  accountSheet: operation({
    ...ofSheet,
    summary: 'Result of each row of a spreadsheet of accounts',
    output: spreadsheetRunSchema,
    refusals: ['notFound'],
  }),

  /** Returns the rows that did not become accounts, as a spreadsheet that can be corrected and pasted again. */
  refusedSheetRows: operation({
    ...ofSheet,
    summary: 'Refused rows of a spreadsheet of accounts, as a file',
    output: fileReplySchema,
    refusals: ['notFound'],
    file: 'download',
    media: ['text/csv'],
  }),
};
