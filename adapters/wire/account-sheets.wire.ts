import * as z from 'zod/mini';
import {
  SHEET_LIMITS,
  sheetCheckSchema,
  sheetRunSchema,
  sheetSchema,
} from '#core/new-account/account-sheet.schema.ts';
import { get, post, put } from './endpoint.ts';
import { fileReplySchema } from './file.wire.ts';

/** Dealers who may create accounts; a run is its starter's alone (domain guide 6.18). */
const access = {
  kind: 'full',
  applications: [2],
  permissions: ['allowCreateAccountFlag'],
} as const;
const common = { access, inGroup: true } as const;
const ofSheet = { ...common, params: z.strictObject({ id: z.uuid() }) } as const;
const own = { impersonation: 'never', repeatable: 'always' } as const;

/** Says what would become of each row of a sheet; nothing is held or written. */
export const checkAccountSheet = post('checkAccountSheet', 'account-sheets/check', {
  ...common,
  ...own,
  roomy: true,
  unhurried: true,
  summary: 'What would become of a sheet of accounts',
  body: sheetSchema,
  reply: sheetCheckSchema,
  errors: [404, 409],
});

/** One PDF of at most 10 MB that all accounts of the sheet begin with; until the sheet is started it may be replaced. */
export const storeSheetAgreement = put('storeSheetAgreement', 'account-sheets/{id}/agreement', {
  ...ofSheet,
  impersonation: 'never',
  repeatable: 'byKey',
  summary: 'Store the signed agreement of a sheet of accounts',
  file: 'upload',
  reply: z.object({ name: z.string(), size: z.int() }),
  errors: [404, 409, 413, 422],
});

/** Starts the job that creates the accounts, once however often it is sent; rows that are refused, or are left out, wait for nothing. */
export const startAccountSheet = post('startAccountSheet', 'account-sheets/{id}/start', {
  ...ofSheet,
  ...own,
  roomy: true,
  unhurried: true,
  summary: 'Create the accounts of a sheet',
  body: z.extend(sheetSchema, {
    /** Lines that were refused when they were looked at. */
    left: z.array(z.int()).check(z.maxLength(SHEET_LIMITS.rows)),
  }),
  reply: sheetRunSchema,
  errors: [404, 409, 422],
});

export const accountSheet = get('accountSheet', 'account-sheets/{id}', {
  ...ofSheet,
  summary: 'What became of each row of a sheet of accounts',
  reply: sheetRunSchema,
  errors: [404],
});

/** Rows that became no account, as a sheet that can be corrected and pasted again. */
export const refusedSheetRows = get('refusedSheetRows', 'account-sheets/{id}/refused', {
  ...ofSheet,
  summary: 'The refused rows of a sheet of accounts, as a file',
  file: 'download',
  media: ['text/csv'],
  reply: fileReplySchema,
  errors: [404],
});
