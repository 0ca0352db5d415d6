import { HISTORY_LIST } from '#core/history/history-list.ts';
import type { HistoryGateway } from '#core/history/history.gateway.port.ts';
import { mapOk } from '#core/kernel/result.ts';
import { writeListQuery } from '#core/lists/list-query.rule.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';
import { exportWishText } from '#core/lists/list-input.ts';
import type { ApiClient } from './api-client.ts';
import { alarmsRoutes } from '../wire/alarms.routes.ts';
import { historyRoutes } from '../wire/history.routes.ts';

const said = (query: ListQuery) => writeListQuery(HISTORY_LIST, query);

/** The history of sites over HTTP. */
export const httpHistoryGateway = (client: ApiClient): HistoryGateway => ({
  page: (sn, query, before) =>
    client.call(historyRoutes.siteHistory, { sn, ...said(query), before: before ?? undefined }),
  countNew: async (sn, query, after) =>
    mapOk(
      await client.call(
        historyRoutes.siteHistoryNew,
        { sn, ...said(query), after },
        { background: true },
      ),
      ({ count }) => count,
    ),
  alarms: (sn, query, before, how) =>
    client.call(
      historyRoutes.siteHistoryAlarms,
      { sn, ...said(query), before: before ?? undefined },
      how,
    ),
  alarm: (sn, num, how) => client.call(historyRoutes.siteHistoryAlarm, { sn, num }, how),
  row: (sn, place) => client.call(historyRoutes.siteHistoryRow, { sn, place }),
  exportRows: (sn, wanted) =>
    client.call(
      historyRoutes.exportHistory,
      { sn, ...exportWishText(HISTORY_LIST, wanted) },
      { background: true },
    ),
  startExport: (sn, query, columns, idempotencyKey) =>
    client.call(
      historyRoutes.startHistoryExport,
      { sn, ...said(query), columns: columns.join(',') || undefined },
      { idempotencyKey },
    ),
  openings: (sn, days, last) =>
    client.call(alarmsRoutes.siteOpenings, { sn, days, last }, { background: true }),
});
