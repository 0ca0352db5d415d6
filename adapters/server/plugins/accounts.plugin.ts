import { type Plugin, served } from './plugin.ts';
import { accountListRoutes } from '#adapters/wire/account-list.routes.ts';
import { accountSheetsRoutes } from '#adapters/wire/account-sheets.routes.ts';
import { bulkTestsRoutes } from '#adapters/wire/bulk-tests.routes.ts';

/** A dealer's accounts as a list, and many of them at once; within the group the request names (spec §2.2, SECURITY.md T8). */
export const ACCOUNTS_PLUGINS: readonly Plugin[] = [
  /** The same as a list, with its file (domain guide 5.5, 6.19). */
  served(accountListRoutes, (backend) => backend.accountList),

  /** Accounts of a pasted sheet (domain guide 6.18). */
  served(accountSheetsRoutes, (backend) => backend.newAccounts),

  /** Many accounts of a dealer at once; the scope is that of the list (domain guide 5.5 "Bulk actions"). */
  served(bulkTestsRoutes, (backend) => backend.bulkTests),
];
