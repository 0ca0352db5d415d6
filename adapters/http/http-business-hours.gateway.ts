import type { BusinessHoursGateway } from '#core/business-hours/business-hours.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { businessHoursRoutes } from '../wire/business-hours.routes.ts';

/** Hours of dealers over HTTP. */
export const httpBusinessHoursGateway = (client: ApiClient): BusinessHoursGateway => ({
  desk: (how) => client.call(businessHoursRoutes.businessHours, {}, how),
  save: (group, rev, form) =>
    client.call(businessHoursRoutes.saveBusinessHours, { group, rev, ...form }),
  saveTemporary: ({ id, rev, siteGroupNum: group }, form, merge) =>
    client.call(businessHoursRoutes.saveTemporaryHours, { id, rev, group, merge, ...form }),
  removeTemporary: ({ id, rev, siteGroupNum: group }) =>
    client.call(businessHoursRoutes.removeTemporaryHours, { id, rev, group }),
  release: ({ id, rev, siteGroupNum: group }) =>
    client.call(businessHoursRoutes.releaseTemporaryHours, { id, rev, group }),
  closeNow: (group, id, until) => client.call(businessHoursRoutes.closeNow, { group, id, until }),
});
