import * as z from 'zod/mini';
import { jobSchema } from '#core/jobs/job.schema.ts';
import { ACCOUNT_LIST } from '#core/sites/account-list.ts';
import { accountsPageSchema } from '#core/sites/account.schema.ts';
import { get, post } from './endpoint.ts';
import { exportParams, listFile, listParams } from './lists.wire.ts';

const dealer = { kind: 'full', applications: [2], permissions: [] } as const;
const common = { access: dealer, inGroup: true } as const;
const said = listParams(ACCOUNT_LIST);

/** Numbers of the accounts that are meant, commas between them; as many as may be ticked one by one. */
export const onlyText = z.optional(
  z.string().check(z.maxLength(5500), z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/)),
);

/** The accounts of the active group and its branches, page by page, or window below window with `after`; 403 for a filter whose data the caller may not read (spec §2.2, domain guide 6.19). */
export const listAccounts = get('listAccounts', 'site/accounts', {
  ...common,
  summary: 'Accounts of the group, filtered and ordered',
  query: z.strictObject({ ...said, after: z.optional(z.string().check(z.maxLength(400))) }),
  reply: accountsPageSchema,
  errors: [404],
});

export const countAccounts = get('countAccounts', 'site/accounts/count', {
  ...common,
  summary: 'How many accounts fit a filter',
  query: z.strictObject({ ...said, q: z.optional(z.string().check(z.maxLength(200))) }),
  reply: z.object({ total: z.int() }),
  errors: [404],
});

/** The accounts of one filter, at most 5,000; leaves a line in the record. */
export const exportAccounts = get('exportAccounts', 'site/accounts/export', {
  ...listFile,
  ...common,
  summary: 'Accounts of the group, as a file',
  query: z.strictObject({
    ...said,
    ...exportParams,
    only: onlyText,
  }),
  errors: [404, 422],
});

/** Starts the job that makes a file of all accounts of one filter. */
export const startAccountExport = post('startAccountExport', 'site/accounts/exports', {
  ...common,
  oncePerKey: true,
  impersonation: 'never',
  summary: 'Start an export of accounts',
  body: z.strictObject({ ...said, columns: exportParams.columns }),
  reply: jobSchema,
  errors: [404, 409, 422],
});
