import { ZONE_LIST } from '#core/zones/zone-list.ts';
import type { ZonesGateway } from '#core/zones/zones.gateway.port.ts';
import { exportWishText } from '../wire/lists.wire.ts';
import * as wire from '../wire/zones.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Zones over HTTP. */
export const httpZonesGateway = (client: ApiClient): ZonesGateway => ({
  read: (sn, how) => client.call(wire.siteZones, { sn }, how),
  add: (sn, id, form) => client.call(wire.addZone, { sn, id, ...form }),
  change: (sn, id, rev, form) => client.call(wire.changeZone, { sn, id, rev, ...form }),
  remove: (sn, id, rev) => client.call(wire.removeZone, { sn, id, rev }),
  restore: (sn, id, rev) => client.call(wire.restoreZone, { sn, id, rev }),
  changeMany: (sn, wishes, source) =>
    client.call(wire.changeZones, { sn, wishes: [...wishes], source }),
  exportZones: (sn, wanted) =>
    client.call(
      wire.exportZones,
      { sn, ...exportWishText(ZONE_LIST, wanted) },
      { background: true },
    ),
  label: (sn) => client.call(wire.zoneLabel, { sn }, { background: true }),
  checkImport: (upload) => client.call(wire.checkZoneImport, {}, { upload }),
  startImport: (id, idempotencyKey) =>
    client.call(wire.startZoneImport, { id }, { idempotencyKey }),
});
