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

/** Dealers who may create accounts; a run is its starter's alone (domain guide 6.18). */
const access = {
  kind: 'full',
  applications: [2],
  permissions: ['allowCreateAccountFlag'],
} as const;

const common = { access, inGroup: true } as const;

const ofSheet = { ...common, input: { id: z.uuid() } } as const;

const own = { impersonation: 'never', repeatable: 'always' } as const;

export const accountSheetsApi = {
  /** Says what would become of each row of a spreadsheet; nothing is held or written. */
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

  /** One PDF of at most 10 MB that all accounts of the spreadsheet begin with; until the spreadsheet is started it may be replaced. */
  storeSheetAgreement: operation({
    ...ofSheet,
    summary: 'Store the signed agreement of a sheet of accounts',
    output: z.object({ name: z.string(), size: z.int() }),
    refusals: ['notFound', 'conflict', 'tooLarge', 'unacceptable'],
    impersonation: 'never',
    repeatable: 'byKey',
    file: 'upload',
  }),

  /** Starts the job that creates the accounts, once however often it is sent; rows that are refused, or are left out, wait for nothing. */
  startAccountSheet: operation({
    ...ofSheet,
    ...own,
    summary: 'Create the accounts of a sheet',
    input: {
      ...ofSheet.input,
      ...spreadsheetSchema.shape,
      /** Lines that were refused when they were looked at. */
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

  /** Rows that became no account, as a spreadsheet that can be corrected and pasted again. */
  refusedSheetRows: operation({
    ...ofSheet,
    summary: 'The refused rows of a sheet of accounts, as a file',
    output: fileReplySchema,
    refusals: ['notFound'],
    file: 'download',
    media: ['text/csv'],
  }),
};
