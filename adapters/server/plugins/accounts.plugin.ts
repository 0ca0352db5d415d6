import { columnsOf, exportWish, listQueryOf } from '#core/lists/list-input.ts';
import { writeListQuery } from '#core/lists/list-query.rule.ts';
import { ACCOUNT_LIST } from '#core/sites/account-list.ts';
import { plugin, type Plugin } from './plugin.ts';
import { accountListRoutes } from '#adapters/wire/account-list.routes.ts';
import { accountSheetsRoutes } from '#adapters/wire/account-sheets.routes.ts';
import { bulkTestsRoutes } from '#adapters/wire/bulk-tests.routes.ts';

/** A dealer's accounts as a list, and many of them at once; within the group the request names (spec §2.2, SECURITY.md T8). */
export const ACCOUNT_PLUGINS: readonly Plugin[] = [
  /** The same as a list, with its file (domain guide 5.5, 6.19). */
  plugin([accountListRoutes], (routes, backend) => {
    routes.serve(
      accountListRoutes.listAccounts,
      (caller, { siteGroupNum, after = null, ...said }) =>
        backend.listAccounts(caller, {
          siteGroupNum,
          after,
          query: listQueryOf(ACCOUNT_LIST, said),
        }),
    );
    routes.serve(accountListRoutes.countAccounts, (caller, { siteGroupNum, ...said }) =>
      backend.countAccounts(caller, { siteGroupNum, query: listQueryOf(ACCOUNT_LIST, said) }),
    );
    routes.serve(accountListRoutes.exportAccounts, (caller, { siteGroupNum, only, ...said }) =>
      backend.exportAccounts(caller, {
        ...{ siteGroupNum, only: only?.split(',').map(Number) ?? null },
        ...exportWish(ACCOUNT_LIST, said),
      }),
    );
    routes.serve(
      accountListRoutes.startAccountExport,
      (caller, { siteGroupNum, idempotencyKey, ...said }) =>
        backend.startAccountExport(caller, {
          siteGroupNum,
          idempotencyKey,
          columns: columnsOf(said),
          query: listQueryOf(ACCOUNT_LIST, said),
        }),
    );
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
    routes.serve(
      bulkTestsRoutes.checkManyTests,
      (caller, { category, endsAt = null, length = null, only, siteGroupNum, ...said }) =>
        backend.checkManyTests(caller, {
          ...{ siteGroupNum, times: { category, endsAt, length } },
          selection:
            only === undefined
              ? { filter: writeListQuery(ACCOUNT_LIST, listQueryOf(ACCOUNT_LIST, said)) }
              : { siteNums: only.split(',').map(Number) },
        }),
    );
    routes.serve(bulkTestsRoutes.placeManyTests, backend.placeManyTests);
    routes.serve(bulkTestsRoutes.readManyTests, backend.readManyTests);
    routes.serve(bulkTestsRoutes.undoManyTests, backend.undoManyTests);
    routes.serve(bulkTestsRoutes.addFavoriteSites, backend.addFavoriteSites);
  }),
];
