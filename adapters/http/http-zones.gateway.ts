import { ZONE_LIST } from '#core/zones/zone-list.ts';
import type { ZonesGateway } from '#core/zones/zones.gateway.port.ts';
import { exportWishText } from '#core/lists/list-input.ts';
import type { ApiClient } from './api-client.ts';
import { zonesRoutes } from '../wire/zones.routes.ts';

/** Zones over HTTP. */
export const httpZonesGateway = (client: ApiClient): ZonesGateway => ({
  read: (sn, how) => client.call(zonesRoutes.siteZones, { sn }, how),
  add: (sn, id, form) => client.call(zonesRoutes.addZone, { sn, id, ...form }),
  change: (sn, id, rev, form) => client.call(zonesRoutes.changeZone, { sn, id, rev, ...form }),
  remove: (sn, id, rev) => client.call(zonesRoutes.removeZone, { sn, id, rev }),
  restore: (sn, id, rev) => client.call(zonesRoutes.restoreZone, { sn, id, rev }),
  changeMany: (sn, wishes, source) =>
    client.call(zonesRoutes.changeZones, { sn, wishes: [...wishes], source }),
  exportZones: (sn, wanted) =>
    client.call(
      zonesRoutes.exportZones,
      { sn, ...exportWishText(ZONE_LIST, wanted) },
      { background: true },
    ),
  label: (sn) => client.call(zonesRoutes.zoneLabel, { sn }, { background: true }),
  checkImport: (upload) => client.call(zonesRoutes.checkZoneImport, {}, { upload }),
  startImport: (id, idempotencyKey) =>
    client.call(zonesRoutes.startZoneImport, { id }, { idempotencyKey }),
});
