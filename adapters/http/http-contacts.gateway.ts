import type { ContactRef, ContactsGateway } from '#core/contacts/contacts.gateway.port.ts';
import * as wire from '../wire/contacts.wire.ts';
import type { ApiClient } from './api-client.ts';

const at = ({ siteNum: sn, id, rev }: ContactRef) => ({ sn, id, rev });

/** Call lists over HTTP. */
export const httpContactsGateway = (client: ApiClient): ContactsGateway => ({
  list: (sn, how) => client.call(wire.siteContacts, { sn }, how),
  add: (sn, id, form, pin) => client.call(wire.addContact, { sn, id, ...form, ...pin }),
  change: (contact, form, pin) =>
    client.call(wire.saveContact, { ...at(contact), ...form, ...pin }),
  reorder: (sn, ids, rev) => client.call(wire.orderContacts, { sn, ids: [...ids], rev }),
  suspend: (contact, suspended) => client.call(wire.suspendContact, { ...at(contact), suspended }),
  setVacation: (contact, from, to) =>
    client.call(wire.setContactVacation, { ...at(contact), from, to }),
  expire: (contact, expires) => client.call(wire.expireContact, { ...at(contact), expires }),
  remove: (contact) => client.call(wire.deleteContact, at(contact)),
  restore: (contact) => client.call(wire.restoreContact, at(contact)),
  targets: (sn, text) => client.call(wire.contactCopyTargets, { sn, text }),
  copy: (sn, { ids, targets }) =>
    client.call(wire.copyContacts, { sn, ids: [...ids], targets: [...targets] }),
  importAll: (sn, rev, rows) => client.call(wire.importContacts, { sn, rev, rows: [...rows] }),
  download: (sn, format) => client.call(wire.exportContacts, { sn, format }),
  printOrder: (sn, kind, at) => client.call(wire.callOrderSheet, { sn, kind, at }),
});
