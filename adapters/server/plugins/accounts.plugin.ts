import { type Plugin, served } from './plugin.ts';
import { accountListRoutes } from '#adapters/wire/account-list.routes.ts';
import { accountSheetsRoutes } from '#adapters/wire/account-sheets.routes.ts';
import { bulkTestsRoutes } from '#adapters/wire/bulk-tests.routes.ts';

/** Serves the list of a dealer's accounts and its bulk actions, within the group that the request names (spec §2.2, SECURITY.md T8). */
export const ACCOUNTS_PLUGINS: readonly Plugin[] = [
  /** The list of accounts, and its file (domain guide 5.5, 6.19). */
  served(accountListRoutes, (backend) => backend.accountList),

  /** Accounts of a pasted spreadsheet (domain guide 6.18). */
  served(accountSheetsRoutes, (backend) => backend.newAccounts),

  /** Tests on many accounts at once, in the scope of the list (domain guide 5.5 "Bulk actions"). */
  served(bulkTestsRoutes, (backend) => backend.bulkTests),
];
