import type { ContactNumber, ContactNumberForm } from '#core/contact-us/contact-number.schema.ts';
import type { ContactUsGateway } from '#core/contact-us/contact-us.gateway.port.ts';
import { intakePlace } from '#core/intake/intake-place.rule.ts';
import type { KeptListGateway } from '#core/kept-list/kept-list.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { contactUsRoutes } from '../wire/contact-us.routes.ts';

/** The way to the provider's people over HTTP. */
export const httpContactUsGateway = (client: ApiClient): ContactUsGateway => ({
  read: (how) => client.call(contactUsRoutes.contactUs, {}, how),
  send: (message, idempotencyKey) =>
    client.call(
      contactUsRoutes.sendContactMessage,
      { ...message, ...intakePlace('/home/contact-us') },
      { idempotencyKey },
    ),
});

/** The numbers for those who keep them. */
export const httpContactNumbers = (
  client: ApiClient,
): KeptListGateway<ContactNumber, ContactNumberForm> => ({
  list: (how) => client.call(contactUsRoutes.listContactNumbers, {}, how),
  add: (id, form) => client.call(contactUsRoutes.addContactNumber, { id, ...form }),
  change: (id, rev, form) => client.call(contactUsRoutes.changeContactNumber, { id, rev, ...form }),
  remove: (id, rev) => client.call(contactUsRoutes.removeContactNumber, { id, rev }),
  restore: (id, rev) => client.call(contactUsRoutes.restoreContactNumber, { id, rev }),
});
