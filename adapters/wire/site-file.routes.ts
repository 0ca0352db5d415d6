import { siteFileApi } from '#core/site-file/site-file.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof siteFileApi> = {
  siteFile: 'GET site/{sn}/file',
  siteChanges: 'GET site/{sn}/changes',
  changeSite: 'PUT site/{sn}/details',
  changeAgencies: 'PUT site/{sn}/agencies',
  nearAgencies: 'GET site/agencies/near',
  changeDevice: 'PUT site/{sn}/devices/{dn}',
  takeOutOfService: 'POST site/{sn}/devices/{dn}/out-of-service',
  returnToService: 'POST site/{sn}/devices/{dn}/in-service',
  moveSite: 'PUT site/{sn}/group',
  addNote: 'POST site/{sn}/notes',
  changeNote: 'PUT site/{sn}/notes/{id}',
  removeNote: 'DELETE site/{sn}/notes/{id}',
  addDocument: 'PUT site/{sn}/documents/{id}',
  siteDocument: 'GET site/{sn}/documents/{id}',
  removeDocument: 'DELETE site/{sn}/documents/{id}',
};

export const siteFileRoutes = routesOf(siteFileApi, lines);
