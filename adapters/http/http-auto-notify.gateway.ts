import type { AutoNotifyGateway } from '#core/auto-notify/auto-notify.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { autoNotifyRoutes } from '../wire/auto-notify.routes.ts';

/** Rules that tell by themselves, over HTTP. */
export const httpAutoNotify = (client: ApiClient): AutoNotifyGateway => ({
  read: () => client.call(autoNotifyRoutes.notifyDesk, {}),
  add: (id, form) => client.call(autoNotifyRoutes.addNotifyRule, { id, ...form }),
  change: (seen, form) => client.call(autoNotifyRoutes.changeNotifyRule, { ...seen, ...form }),
  turn: (seen, enabled) => client.call(autoNotifyRoutes.turnNotifyRule, { ...seen, enabled }),
  remove: (seen) => client.call(autoNotifyRoutes.removeNotifyRule, seen),
  dryRun: ({ categories, cause, digest, priorities, timing }) =>
    client.call(autoNotifyRoutes.dryRunNotifyRule, {
      ...{ cause, digest, timing },
      categories: categories.join(','),
      priorities: priorities.join(','),
    }),
});
