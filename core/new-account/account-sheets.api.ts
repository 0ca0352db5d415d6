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

/** Only dealers who may create accounts. A run belongs to the person who started it (domain guide 6.18). */
const access = {
  kind: 'full',
  applications: [2],
  permissions: ['allowCreateAccountFlag'],
} as const;

const common = { access, inGroup: true } as const;

const ofSheet = { ...common, input: { id: z.uuid() } } as const;

const own = { impersonation: 'never', repeatable: 'always' } as const;

export const accountSheetsApi = {
  /** Returns the expected result for each row of a spreadsheet. No number is held and nothing is written. */
  checkAccountSheet: operation({
    ...common,
    ...own,
    summary: 'What would become of a sheet of accounts',
    input: spreadsheetSchema,
    output: spreadsheetCheckSchema,
    refusals: ['notFound', 'conflict'],
    roomy: true,
    unhurried: true,
  }),

  /**
   * Stores one PDF of at most 10 MB as the agreement of all accounts in the spreadsheet. It may be replaced until the
   * spreadsheet is started.
   */
  storeSheetAgreement: operation({
    ...ofSheet,
    summary: 'Store the signed agreement of a sheet of accounts',
    output: z.object({ name: z.string(), size: z.int() }),
    refusals: ['notFound', 'conflict', 'tooLarge', 'unacceptable'],
    impersonation: 'never',
    repeatable: 'byKey',
    file: 'upload',
  }),

  /**
   * Starts the job that creates the accounts. Sending it again has no further effect. Rows that are refused or left out do
   * not delay the others.
   */
  startAccountSheet: operation({
    ...ofSheet,
    ...own,
    summary: 'Create the accounts of a sheet',
    input: {
      ...ofSheet.input,
      ...spreadsheetSchema.shape,
      /** Line numbers that the check refused. */
      left: z.array(wholeNumber).check(z.maxLength(SPREADSHEET_LIMITS.rows)),
    },
    output: spreadsheetRunSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    roomy: true,
    unhurried: true,
  }),

  accountSheet: operation({
    ...ofSheet,
    summary: 'What became of each row of a sheet of accounts',
    output: spreadsheetRunSchema,
    refusals: ['notFound'],
  }),

  /** Returns the rows that did not become accounts, as a spreadsheet that can be corrected and pasted again. */
  refusedSheetRows: operation({
    ...ofSheet,
    summary: 'The refused rows of a sheet of accounts, as a file',
    output: fileReplySchema,
    refusals: ['notFound'],
    file: 'download',
    media: ['text/csv'],
  }),
};
