import { zonesApi } from '#core/zones/zones.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof zonesApi> = {
  siteZones: 'GET site/{sn}/zones',
  addZone: 'POST site/{sn}/zones',
  changeZone: 'PUT site/{sn}/zones/{id}',
  removeZone: 'DELETE site/{sn}/zones/{id}',
  restoreZone: 'POST site/{sn}/zones/{id}/restore',
  changeZones: 'POST site/{sn}/zones/many',
  exportZones: 'GET site/{sn}/zones/export',
  zoneLabel: 'GET site/{sn}/zones/label',
  checkZoneImport: 'POST zones/imports',
  startZoneImport: 'POST zones/imports/{id}/start',
};

export const zonesRoutes = routesOf(zonesApi, lines);
