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
    routes.serveAll(accountListRoutes, {
      listAccounts: (caller, { siteGroupNum, after = null, ...said }) =>
        backend.accountList.listAccounts(caller, {
          siteGroupNum,
          after,
          query: listQueryOf(ACCOUNT_LIST, said),
        }),
      countAccounts: (caller, { siteGroupNum, ...said }) =>
        backend.accountList.countAccounts(caller, {
          siteGroupNum,
          query: listQueryOf(ACCOUNT_LIST, said),
        }),
      exportAccounts: (caller, { siteGroupNum, only, ...said }) =>
        backend.accountList.exportAccounts(caller, {
          ...{ siteGroupNum, only: only?.split(',').map(Number) ?? null },
          ...exportWish(ACCOUNT_LIST, said),
        }),
      startAccountExport: (caller, { siteGroupNum, idempotencyKey, ...said }) =>
        backend.accountList.startAccountExport(caller, {
          siteGroupNum,
          idempotencyKey,
          columns: columnsOf(said),
          query: listQueryOf(ACCOUNT_LIST, said),
        }),
    });
  }),

  /** Accounts of a pasted sheet (domain guide 6.18). */
  plugin([accountSheetsRoutes], (routes, backend) => {
    routes.serveAll(accountSheetsRoutes, backend.newAccounts);
  }),

  /** Many accounts of a dealer at once; the scope is that of the list (domain guide 5.5 "Bulk actions"). */
  plugin([bulkTestsRoutes], (routes, backend) => {
    routes.serveAll(bulkTestsRoutes, {
      ...backend.bulkTests,
      checkManyTests: (
        caller,
        { category, endsAt = null, length = null, only, siteGroupNum, ...said },
      ) =>
        backend.bulkTests.checkManyTests(caller, {
          ...{ siteGroupNum, times: { category, endsAt, length } },
          selection:
            only === undefined
              ? { filter: writeListQuery(ACCOUNT_LIST, listQueryOf(ACCOUNT_LIST, said)) }
              : { siteNums: only.split(',').map(Number) },
        }),
    });
  }),
];
