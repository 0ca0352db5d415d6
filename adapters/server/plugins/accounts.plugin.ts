import { plugin, type Plugin } from './plugin.ts';
import { accountListRoutes } from '#adapters/wire/account-list.routes.ts';
import { accountSheetsRoutes } from '#adapters/wire/account-sheets.routes.ts';
import { bulkTestsRoutes } from '#adapters/wire/bulk-tests.routes.ts';

/** A dealer's accounts as a list, and many of them at once; within the group the request names (spec §2.2, SECURITY.md T8). */
export const ACCOUNT_PLUGINS: readonly Plugin[] = [
  /** The same as a list, with its file (domain guide 5.5, 6.19). */
  plugin([accountListRoutes], (routes, backend) => {
    routes.serveAll(accountListRoutes, backend.accountList);
  }),

  /** Accounts of a pasted sheet (domain guide 6.18). */
  plugin([accountSheetsRoutes], (routes, backend) => {
    routes.serveAll(accountSheetsRoutes, backend.newAccounts);
  }),

  /** Many accounts of a dealer at once; the scope is that of the list (domain guide 5.5 "Bulk actions"). */
  plugin([bulkTestsRoutes], (routes, backend) => {
    routes.serveAll(bulkTestsRoutes, backend.bulkTests);
  }),
];
