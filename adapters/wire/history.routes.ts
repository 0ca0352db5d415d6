import { historyApi } from '#core/history/history.api.ts';
import { ownHistoryApi } from '#core/own-history/own-history.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof historyApi & typeof ownHistoryApi> = {
  siteHistory: 'GET site/{sn}/history',
  siteHistoryNew: 'GET site/{sn}/history/new',
  siteHistoryAlarms: 'GET site/{sn}/history/alarms',
  siteHistoryAlarm: 'GET site/{sn}/history/alarms/{num}',
  siteHistoryRow: 'GET site/{sn}/history/rows/{place}',
  exportHistory: 'GET site/{sn}/history/export',
  startHistoryExport: 'POST site/{sn}/history/exports',
  ownHistory: 'GET site/{sn}/own-history',
  exportOwnHistory: 'GET site/{sn}/own-history/export',
  foreseeSignals: 'GET device/xmit/signals',
};

export const historyRoutes = routesOf({ ...historyApi, ...ownHistoryApi }, lines);
