import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { jobSchema } from '../jobs/job.schema.ts';
import { ACCOUNT_LIST } from './account-list.ts';
import { accountsPageSchema } from './account.schema.ts';
import { exportParams, listFile, listParams } from '../lists/list-input.ts';

const dealer = { kind: 'full', applications: [2], permissions: [] } as const;

const common = { access: dealer, inGroup: true } as const;

const said = listParams(ACCOUNT_LIST);

/** Numbers of the accounts that are meant, commas between them; as many as may be ticked one by one. */
export const onlyText = z.optional(
  z.string().check(z.maxLength(5500), z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/)),
);

export const accountListApi = {
  /** The accounts of the active group and its branches, page by page, or window below window with `after`; 403 for a filter whose data the caller may not read (spec §2.2, domain guide 6.19). */
  listAccounts: operation({
    ...common,
    summary: 'Accounts of the group, filtered and ordered',
    input: { ...said, after: z.optional(z.string().check(z.maxLength(400))) },
    output: accountsPageSchema,
    refusals: ['notFound'],
  }),

  countAccounts: operation({
    ...common,
    summary: 'How many accounts fit a filter',
    input: { ...said, q: z.optional(z.string().check(z.maxLength(200))) },
    output: z.object({ total: z.int() }),
    refusals: ['notFound'],
  }),

  /** The accounts of one filter, at most 5,000; leaves a line in the record. */
  exportAccounts: operation({
    ...listFile,
    ...common,
    summary: 'Accounts of the group, as a file',
    input: { ...said, ...exportParams, only: onlyText },
    refusals: ['notFound', 'unacceptable'],
  }),

  /** Starts the job that makes a file of all accounts of one filter. */
  startAccountExport: operation({
    ...common,
    summary: 'Start an export of accounts',
    input: { ...said, columns: exportParams.columns },
    output: jobSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    oncePerKey: true,
    impersonation: 'never',
  }),
};
