import { plugin, type Plugin } from './plugin.ts';
import { accountListRoutes } from '#adapters/wire/account-list.routes.ts';
import { accountSheetsRoutes } from '#adapters/wire/account-sheets.routes.ts';
import { bulkTestsRoutes } from '#adapters/wire/bulk-tests.routes.ts';

/** A dealer's accounts as a list, and many of them at once; within the group the request names (spec §2.2, SECURITY.md T8). */
export const ACCOUNT_PLUGINS: readonly Plugin[] = [
  /** The same as a list, with its file (domain guide 5.5, 6.19). */
  plugin([accountListRoutes], (routes, backend) => {
    routes.serve(accountListRoutes.listAccounts, backend.listAccounts);
    routes.serve(accountListRoutes.countAccounts, backend.countAccounts);
    routes.serve(accountListRoutes.exportAccounts, backend.exportAccounts);
    routes.serve(accountListRoutes.startAccountExport, backend.startAccountExport);
  }),

  /** Accounts of a pasted sheet (domain guide 6.18). */
  plugin([accountSheetsRoutes], (routes, backend) => {
    routes.serve(accountSheetsRoutes.checkAccountSheet, backend.checkAccountSheet);
    routes.serve(accountSheetsRoutes.storeSheetAgreement, backend.storeSheetAgreement);
    routes.serve(accountSheetsRoutes.startAccountSheet, backend.startAccountSheet);
    routes.serve(accountSheetsRoutes.accountSheet, backend.readAccountSheet);
    routes.serve(accountSheetsRoutes.refusedSheetRows, backend.exportRefusedRows);
  }),

  /** Many accounts of a dealer at once; the scope is that of the list (domain guide 5.5 "Bulk actions"). */
  plugin([bulkTestsRoutes], (routes, backend) => {
    routes.serve(bulkTestsRoutes.checkManyTests, backend.checkManyTests);
    routes.serve(bulkTestsRoutes.placeManyTests, backend.placeManyTests);
    routes.serve(bulkTestsRoutes.readManyTests, backend.readManyTests);
    routes.serve(bulkTestsRoutes.undoManyTests, backend.undoManyTests);
    routes.serve(bulkTestsRoutes.addFavoriteSites, backend.addFavoriteSites);
  }),
];
