import { contactsApi } from '#core/contacts/contacts.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof contactsApi> = {
  siteContacts: 'GET site/{sn}/contacts',
  addContact: 'POST site/{sn}/contacts',
  saveContact: 'PUT site/{sn}/contacts/{id}',
  deleteContact: 'DELETE site/{sn}/contacts/{id}',
  restoreContact: 'POST site/{sn}/contacts/{id}/restore',
  suspendContact: 'POST site/{sn}/contacts/{id}/suspend',
  setContactVacation: 'POST site/{sn}/contacts/{id}/vacation',
  expireContact: 'POST site/{sn}/contacts/{id}/expire',
  orderContacts: 'PUT site/{sn}/contact-order',
  importContacts: 'POST site/{sn}/contacts/import',
  contactCopyTargets: 'GET site/{sn}/contact-targets',
  copyContacts: 'POST site/{sn}/contacts/copy',
  exportContacts: 'GET site/{sn}/contacts/export',
  callOrderSheet: 'GET site/{sn}/call-order',
};

export const contactsRoutes = routesOf(contactsApi, lines);
