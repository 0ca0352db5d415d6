import * as accountList from '#adapters/wire/account-list.wire.ts';
import * as accountSheets from '#adapters/wire/account-sheets.wire.ts';
import * as bulkTests from '#adapters/wire/bulk-tests.wire.ts';
import { columnsOf, exportWish, listQueryOf } from '#adapters/wire/lists.wire.ts';
import { writeListQuery } from '#core/lists/list-query.rule.ts';
import { ACCOUNT_LIST } from '#core/sites/account-list.ts';
import { plugin, type Plugin } from './plugin.ts';

/** A dealer's accounts as a list, and many of them at once; within the group the request names (spec §2.2, SECURITY.md T8). */
export const ACCOUNT_PLUGINS: readonly Plugin[] = [
  /** The same as a list, with its file (domain guide 5.5, 6.19). */
  plugin(accountList, (routes, backend) => {
    routes.serve(accountList.listAccounts, (caller, { siteGroupNum, after = null, ...said }) =>
      backend.listAccounts(caller, {
        siteGroupNum,
        after,
        query: listQueryOf(ACCOUNT_LIST, said),
      }),
    );
    routes.serve(accountList.countAccounts, (caller, { siteGroupNum, ...said }) =>
      backend.countAccounts(caller, { siteGroupNum, query: listQueryOf(ACCOUNT_LIST, said) }),
    );
    routes.serve(accountList.exportAccounts, (caller, { siteGroupNum, only, ...said }) =>
      backend.exportAccounts(caller, {
        ...{ siteGroupNum, only: only?.split(',').map(Number) ?? null },
        ...exportWish(ACCOUNT_LIST, said),
      }),
    );
    routes.serve(
      accountList.startAccountExport,
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
  plugin(accountSheets, (routes, backend) => {
    routes.serve(accountSheets.checkAccountSheet, backend.checkAccountSheet);
    routes.serve(accountSheets.storeSheetAgreement, backend.storeSheetAgreement);
    routes.serve(accountSheets.startAccountSheet, backend.startAccountSheet);
    routes.serve(accountSheets.accountSheet, backend.readAccountSheet);
    routes.serve(accountSheets.refusedSheetRows, backend.exportRefusedRows);
  }),

  /** Many accounts of a dealer at once; the scope is that of the list (domain guide 5.5 "Bulk actions"). */
  plugin(bulkTests, (routes, backend) => {
    routes.serve(
      bulkTests.checkManyTests,
      (caller, { category, endsAt = null, length = null, only, siteGroupNum, ...said }) =>
        backend.checkManyTests(caller, {
          ...{ siteGroupNum, times: { category, endsAt, length } },
          selection:
            only === undefined
              ? { filter: writeListQuery(ACCOUNT_LIST, listQueryOf(ACCOUNT_LIST, said)) }
              : { siteNums: only.split(',').map(Number) },
        }),
    );
    routes.serve(bulkTests.placeManyTests, backend.placeManyTests);
    routes.serve(bulkTests.readManyTests, backend.readManyTests);
    routes.serve(bulkTests.undoManyTests, backend.undoManyTests);
    routes.serve(bulkTests.addFavoriteSites, backend.addFavoriteSites);
  }),
];
