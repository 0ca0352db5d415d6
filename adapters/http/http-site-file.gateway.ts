import type { SiteFileGateway } from '#core/site-file/site-file.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { siteFileRoutes } from '../wire/site-file.routes.ts';

/** What is on file about a site over HTTP. */
export const httpSiteFileGateway = (client: ApiClient): SiteFileGateway => ({
  read: (sn, how) => client.call(siteFileRoutes.siteFile, { sn }, how),
  saveSite: (sn, form, rev, gateCode) =>
    client.call(siteFileRoutes.changeSite, { sn, ...form, rev, gateCode }),
  saveAgencies: (sn, form, rev) => client.call(siteFileRoutes.changeAgencies, { sn, ...form, rev }),
  saveDevice: (sn, dn, form, rev) =>
    client.call(siteFileRoutes.changeDevice, { sn, dn, ...form, rev }),
  takeOutOfService: (sn, dn, id, form) =>
    client.call(siteFileRoutes.takeOutOfService, { sn, dn, id, ...form }),
  returnToService: (sn, dn, { id, rev }) =>
    client.call(siteFileRoutes.returnToService, { sn, dn, id, rev }),
  move: (sn, target, rev) => client.call(siteFileRoutes.moveSite, { sn, target, rev }),
  addNote: (sn, id, form) => client.call(siteFileRoutes.addNote, { sn, id, ...form }),
  changeNote: (sn, id, form, rev) =>
    client.call(siteFileRoutes.changeNote, { sn, id, ...form, rev }),
  removeNote: (sn, id, rev) => client.call(siteFileRoutes.removeNote, { sn, id, rev }),
  addDocument: (sn, id, upload) => client.call(siteFileRoutes.addDocument, { sn, id }, { upload }),
  document: (sn, id) => client.call(siteFileRoutes.siteDocument, { sn, id }),
  removeDocument: (sn, id) => client.call(siteFileRoutes.removeDocument, { sn, id }),
  changes: (sn, { before, kind }) =>
    client.call(siteFileRoutes.siteChanges, {
      sn,
      before: before ?? undefined,
      kind: kind ?? undefined,
    }),
});
