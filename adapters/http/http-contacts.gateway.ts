import type { ContactRef, ContactsGateway } from '#core/contacts/contacts.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { contactsRoutes } from '../wire/contacts.routes.ts';

const at = ({ siteNum: sn, id, rev }: ContactRef) => ({ sn, id, rev });

/** Call lists over HTTP. */
export const httpContactsGateway = (client: ApiClient): ContactsGateway => ({
  list: (sn, how) => client.call(contactsRoutes.siteContacts, { sn }, how),
  add: (sn, id, form, pin) => client.call(contactsRoutes.addContact, { sn, id, ...form, ...pin }),
  change: (contact, form, pin) =>
    client.call(contactsRoutes.saveContact, { ...at(contact), ...form, ...pin }),
  reorder: (sn, ids, rev) => client.call(contactsRoutes.orderContacts, { sn, ids: [...ids], rev }),
  suspend: (contact, suspended) =>
    client.call(contactsRoutes.suspendContact, { ...at(contact), suspended }),
  setVacation: (contact, from, to) =>
    client.call(contactsRoutes.setContactVacation, { ...at(contact), from, to }),
  expire: (contact, expires) =>
    client.call(contactsRoutes.expireContact, { ...at(contact), expires }),
  remove: (contact) => client.call(contactsRoutes.deleteContact, at(contact)),
  restore: (contact) => client.call(contactsRoutes.restoreContact, at(contact)),
  targets: (sn, text) => client.call(contactsRoutes.contactCopyTargets, { sn, text }),
  copy: (sn, { ids, targets }) =>
    client.call(contactsRoutes.copyContacts, { sn, ids: [...ids], targets: [...targets] }),
  importAll: (sn, rev, rows) =>
    client.call(contactsRoutes.importContacts, { sn, rev, rows: [...rows] }),
  download: (sn, format) => client.call(contactsRoutes.exportContacts, { sn, format }),
  printOrder: (sn, kind, at) => client.call(contactsRoutes.callOrderSheet, { sn, kind, at }),
});
