import type { SiteFileGateway } from '#core/site-file/site-file.gateway.port.ts';
import * as wire from '../wire/site-file.wire.ts';
import type { ApiClient } from './api-client.ts';

/** What is on file about a site over HTTP. */
export const httpSiteFileGateway = (client: ApiClient): SiteFileGateway => ({
  read: (sn, how) => client.call(wire.siteFile, { sn }, how),
  saveSite: (sn, form, rev, gateCode) =>
    client.call(wire.changeSite, { sn, ...form, rev, gateCode }),
  saveAgencies: (sn, form, rev) => client.call(wire.changeAgencies, { sn, ...form, rev }),
  saveDevice: (sn, dn, form, rev) => client.call(wire.changeDevice, { sn, dn, ...form, rev }),
  takeOutOfService: (sn, dn, id, form) =>
    client.call(wire.takeOutOfService, { sn, dn, id, ...form }),
  returnToService: (sn, dn, { id, rev }) => client.call(wire.returnToService, { sn, dn, id, rev }),
  move: (sn, target, rev) => client.call(wire.moveSite, { sn, target, rev }),
  addNote: (sn, id, form) => client.call(wire.addNote, { sn, id, ...form }),
  changeNote: (sn, id, form, rev) => client.call(wire.changeNote, { sn, id, ...form, rev }),
  removeNote: (sn, id, rev) => client.call(wire.removeNote, { sn, id, rev }),
  addDocument: (sn, id, upload) => client.call(wire.addDocument, { sn, id }, { upload }),
  document: (sn, id) => client.call(wire.siteDocument, { sn, id }),
  removeDocument: (sn, id) => client.call(wire.removeDocument, { sn, id }),
  changes: (sn, { before, kind }) =>
    client.call(wire.siteChanges, { sn, before: before ?? undefined, kind: kind ?? undefined }),
});
