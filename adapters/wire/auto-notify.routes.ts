import { autoNotifyApi } from '#core/auto-notify/auto-notify.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof autoNotifyApi> = {
  notifyDesk: 'GET ans-service/auto-notify',
  dryRunNotifyRule: 'GET ans-service/auto-notify/dry-run',
  addNotifyRule: 'POST ans-service/auto-notify',
  changeNotifyRule: 'PUT ans-service/auto-notify/{id}',
  turnNotifyRule: 'POST ans-service/auto-notify/{id}/turn',
  removeNotifyRule: 'POST ans-service/auto-notify/{id}/remove',
};

export const autoNotifyRoutes = routesOf(autoNotifyApi, lines);
