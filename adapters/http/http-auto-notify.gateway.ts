import type { AutoNotifyGateway } from '#core/auto-notify/auto-notify.gateway.port.ts';
import * as wire from '../wire/auto-notify.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Rules that tell by themselves, over HTTP. */
export const httpAutoNotify = (client: ApiClient): AutoNotifyGateway => ({
  read: () => client.call(wire.notifyDesk),
  add: (id, form) => client.call(wire.addNotifyRule, { id, ...form }),
  change: (seen, form) => client.call(wire.changeNotifyRule, { ...seen, ...form }),
  turn: (seen, enabled) => client.call(wire.turnNotifyRule, { ...seen, enabled }),
  remove: (seen) => client.call(wire.removeNotifyRule, seen),
  dryRun: ({ categories, cause, digest, priorities, timing }) =>
    client.call(wire.dryRunNotifyRule, {
      ...{ cause, digest, timing },
      categories: categories.join(','),
      priorities: priorities.join(','),
    }),
});
