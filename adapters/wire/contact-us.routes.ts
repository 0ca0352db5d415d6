import { contactUsApi } from '#core/contact-us/contact-us.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof contactUsApi> = {
  contactUs: 'GET contact-us',
  sendContactMessage: 'POST contact-us/messages',
  listContactNumbers: 'GET contact-us/numbers',
  addContactNumber: 'POST contact-us/numbers',
  changeContactNumber: 'PUT contact-us/numbers/{id}',
  removeContactNumber: 'POST contact-us/numbers/{id}/delete',
  restoreContactNumber: 'POST contact-us/numbers/{id}/restore',
};

export const contactUsRoutes = routesOf(contactUsApi, lines);
