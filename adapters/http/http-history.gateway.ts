import { HISTORY_LIST } from '#core/history/history-list.ts';
import type { HistoryGateway } from '#core/history/history.gateway.port.ts';
import { mapOk } from '#core/kernel/result.ts';
import { writeListQuery } from '#core/lists/list-query.rule.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';
import { siteOpenings } from '../wire/alarms.wire.ts';
import * as wire from '../wire/history.wire.ts';
import { exportWishText } from '../wire/lists.wire.ts';
import type { ApiClient } from './api-client.ts';

const said = (query: ListQuery) => writeListQuery(HISTORY_LIST, query);

/** The history of sites over HTTP. */
export const httpHistoryGateway = (client: ApiClient): HistoryGateway => ({
  page: (sn, query, before) =>
    client.call(wire.siteHistory, { sn, ...said(query), before: before ?? undefined }),
  countNew: async (sn, query, after) =>
    mapOk(
      await client.call(wire.siteHistoryNew, { sn, ...said(query), after }, { background: true }),
      ({ count }) => count,
    ),
  alarms: (sn, query, before, how) =>
    client.call(wire.siteHistoryAlarms, { sn, ...said(query), before: before ?? undefined }, how),
  alarm: (sn, num, how) => client.call(wire.siteHistoryAlarm, { sn, num }, how),
  row: (sn, place) => client.call(wire.siteHistoryRow, { sn, place }),
  exportRows: (sn, wanted) =>
    client.call(
      wire.exportHistory,
      { sn, ...exportWishText(HISTORY_LIST, wanted) },
      { background: true },
    ),
  startExport: (sn, query, columns, idempotencyKey) =>
    client.call(
      wire.startHistoryExport,
      { sn, ...said(query), columns: columns.join(',') || undefined },
      { idempotencyKey },
    ),
  openings: (sn, days, last) => client.call(siteOpenings, { sn, days, last }, { background: true }),
});
