import { type Plugin, served } from './plugin.ts';
import { accountListRoutes } from '#adapters/wire/account-list.routes.ts';
import { accountSheetsRoutes } from '#adapters/wire/account-sheets.routes.ts';
import { bulkTestsRoutes } from '#adapters/wire/bulk-tests.routes.ts';

/** Serves a dealer's accounts and their bulk actions, for the group named in the request (spec §2.2, SECURITY.md T8). */
export const ACCOUNTS_PLUGINS: readonly Plugin[] = [
  /** Serves the account list and its export file (domain guide 5.5, 6.19). */
  served(accountListRoutes, (backend) => backend.accountList),

  /** Serves account creation from a pasted spreadsheet (domain guide 6.18). */
  served(accountSheetsRoutes, (backend) => backend.newAccounts),

  /** Serves bulk tests on the listed accounts (domain guide 5.5 "Bulk actions"). */
  served(bulkTestsRoutes, (backend) => backend.bulkTests),
];
