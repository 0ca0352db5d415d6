import type { BulkTestsGateway } from '#core/bulk-tests/bulk-tests.gateway.port.ts';
import { mapOk } from '#core/kernel/result.ts';
import { writeListQuery } from '#core/lists/list-query.rule.ts';
import { ACCOUNT_LIST } from '#core/sites/account-list.ts';
import type { AccountsGateway } from '#core/sites/accounts.gateway.port.ts';
import * as wire from '../wire/account-list.wire.ts';
import * as bulk from '../wire/bulk-tests.wire.ts';
import { exportWishText } from '../wire/lists.wire.ts';
import type { ApiClient } from './api-client.ts';

/** A dealer's accounts as a list over HTTP. */
export const httpAccountsGateway = (client: ApiClient): AccountsGateway => ({
  page: (query, after, how) =>
    client.call(
      wire.listAccounts,
      { ...writeListQuery(ACCOUNT_LIST, query), after: after ?? undefined },
      how,
    ),
  count: async (query) =>
    mapOk(
      await client.call(wire.countAccounts, writeListQuery(ACCOUNT_LIST, query), {
        background: true,
      }),
      ({ total }) => total,
    ),
  exportAccounts: (wanted, only) =>
    client.call(
      wire.exportAccounts,
      { ...exportWishText(ACCOUNT_LIST, wanted), only: only?.join(',') },
      { background: true },
    ),
  startExport: (query, columns, idempotencyKey) =>
    client.call(
      wire.startAccountExport,
      { ...writeListQuery(ACCOUNT_LIST, query), columns: columns.join(',') || undefined },
      { idempotencyKey },
    ),
  addFavorites: async (selection) =>
    mapOk(await client.call(bulk.addFavoriteSites, { selection }), ({ favorites }) => favorites),
});

/** Placing many of them on test over HTTP. */
export const httpBulkTestsGateway = (client: ApiClient): BulkTestsGateway => ({
  check: (selection, { category, endsAt, length }) =>
    client.call(bulk.checkManyTests, {
      ...('filter' in selection ? selection.filter : { only: selection.siteNums.join(',') }),
      ...{ category, endsAt: endsAt ?? undefined, length: length ?? undefined },
    }),
  place: (id, selection, form, { checkedAt, digest }) =>
    client.call(bulk.placeManyTests, { id, selection, form, checkedAt, digest }),
  read: (id) => client.call(bulk.readManyTests, { id }, { background: true }),
  undo: (id) => client.call(bulk.undoManyTests, { id }),
});
