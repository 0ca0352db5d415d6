import type { BusinessHoursGateway } from '#core/business-hours/business-hours.gateway.port.ts';
import * as wire from '../wire/business-hours.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Hours of dealers over HTTP. */
export const httpBusinessHoursGateway = (client: ApiClient): BusinessHoursGateway => ({
  desk: (how) => client.call(wire.businessHours, {}, how),
  save: (group, rev, form) =>
    client.call(wire.saveBusinessHours, { group: String(group), rev, ...form }),
  saveTemporary: ({ id, rev, siteGroupNum: group }, form, merge) =>
    client.call(wire.saveTemporaryHours, { id, rev, group, merge, ...form }),
  removeTemporary: ({ id, rev, siteGroupNum: group }) =>
    client.call(wire.removeTemporaryHours, { id, rev, group }),
  release: ({ id, rev, siteGroupNum: group }) =>
    client.call(wire.releaseTemporaryHours, { id, rev, group }),
  closeNow: (group, id, until) => client.call(wire.closeNow, { group, id, until }),
});
