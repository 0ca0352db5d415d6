import type { BulkTestsGateway } from '#core/bulk-tests/bulk-tests.gateway.port.ts';
import { mapOk } from '#core/kernel/result.ts';
import { writeListQuery } from '#core/lists/list-query.rule.ts';
import { ACCOUNT_LIST } from '#core/sites/account-list.ts';
import type { AccountsGateway } from '#core/sites/accounts.gateway.port.ts';
import { exportWishText } from '#core/lists/list-input.ts';
import type { ApiClient } from './api-client.ts';
import { accountListRoutes } from '../wire/account-list.routes.ts';
import { bulkTestsRoutes } from '../wire/bulk-tests.routes.ts';

/** A dealer's accounts as a list over HTTP. */
export const httpAccountsGateway = (client: ApiClient): AccountsGateway => ({
  page: (query, after, how) =>
    client.call(
      accountListRoutes.listAccounts,
      { ...writeListQuery(ACCOUNT_LIST, query), after: after ?? undefined },
      how,
    ),
  count: async (query) =>
    mapOk(
      await client.call(accountListRoutes.countAccounts, writeListQuery(ACCOUNT_LIST, query), {
        background: true,
      }),
      ({ total }) => total,
    ),
  exportAccounts: (wanted, only) =>
    client.call(
      accountListRoutes.exportAccounts,
      { ...exportWishText(ACCOUNT_LIST, wanted), only: only?.join(',') },
      { background: true },
    ),
  startExport: (query, columns, idempotencyKey) =>
    client.call(
      accountListRoutes.startAccountExport,
      { ...writeListQuery(ACCOUNT_LIST, query), columns: columns.join(',') || undefined },
      { idempotencyKey },
    ),
  addFavorites: async (selection) =>
    mapOk(
      await client.call(bulkTestsRoutes.addFavoriteSites, { selection }),
      ({ favorites }) => favorites,
    ),
});

/** Placing many of them on test over HTTP. */
export const httpBulkTestsGateway = (client: ApiClient): BulkTestsGateway => ({
  check: (selection, { category, endsAt, length }) =>
    client.call(bulkTestsRoutes.checkManyTests, {
      ...('filter' in selection ? selection.filter : { only: selection.siteNums.join(',') }),
      ...{
        category,
        endsAt: endsAt ?? undefined,
        length: length === null ? undefined : String(length),
      },
    }),
  place: (id, selection, form, { checkedAt, digest }) =>
    client.call(bulkTestsRoutes.placeManyTests, { id, selection, form, checkedAt, digest }),
  read: (id) => client.call(bulkTestsRoutes.readManyTests, { id }, { background: true }),
  undo: (id) => client.call(bulkTestsRoutes.undoManyTests, { id }),
});
