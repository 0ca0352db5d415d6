import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { jobSchema } from '../jobs/job.schema.ts';
import { ACCOUNT_LIST } from './account-list.ts';
import { accountsPageSchema, missingDataSchema } from './accounts-page.schema.ts';
import { columnList, commaList, exportInput, listFile, queryInput } from '../lists/list-input.ts';

const dealer = { kind: 'full', applications: [2], permissions: [] } as const;

const common = { access: dealer, inGroup: true } as const;

/** The site numbers of the individually selected accounts. */
export const onlySome = z.optional(
  commaList(z.string().check(z.maxLength(5500), z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/)), Number),
);

export const accountListApi = {
  /**
   * Returns the accounts of the active group and its branches, by page, or by window with `after` (spec §2.2, domain guide
   * 6.19). Returns 403 for a filter on data that the caller may not read.
   */
  listAccounts: operation({
    ...common,
    ...queryInput(ACCOUNT_LIST, { after: z.optional(z.string().check(z.maxLength(400))) }),
    summary: 'Accounts of the group, filtered and sorted',
    output: accountsPageSchema,
    refusals: ['notFound'],
  }),

  countAccounts: operation({
    ...common,
    ...queryInput(ACCOUNT_LIST, {}),
    summary: 'Number of accounts that match a filter',
    output: z.object({ total: z.int() }),
    refusals: ['notFound'],
    background: true,
  }),

  /** Counts what is missing among the accounts of a filter. A filter by missing data itself is left out. */
  missingData: operation({
    ...common,
    ...queryInput(ACCOUNT_LIST, {}),
    summary: 'What is missing among the accounts of the group',
    output: missingDataSchema,
    refusals: ['notFound'],
    background: true,
  }),

  /** Exports at most 5,000 accounts that match a filter. Adds an entry to the audit log. */
  exportAccounts: operation({
    ...listFile,
    ...common,
    ...exportInput(ACCOUNT_LIST, { only: onlySome }),
    summary: 'Accounts of the group, as a file',
    refusals: ['notFound', 'unacceptable'],
    background: true,
  }),

  /** Starts a job that writes all accounts matching a filter to a file. */
  startAccountExport: operation({
    ...common,
    ...queryInput(ACCOUNT_LIST, { columns: columnList }),
    summary: 'Start an export of accounts',
    output: jobSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    oncePerKey: true,
    impersonation: 'never',
  }),
};

/** The provider's operations for the list of a dealer's accounts, limited to the active group and its branches (domain guide 5.2). */
export type AccountListGateway = GatewayOf<typeof accountListApi>;
