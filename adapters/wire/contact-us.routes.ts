import { contactUsApi } from '#core/contact-us/contact-us.api.ts';
import { routesOf } from './routes-of.ts';

export const contactUsRoutes = routesOf(contactUsApi, {
  contactUs: 'GET contact-us',
  sendContactMessage: 'POST contact-us/messages',
  listContactNumbers: 'GET contact-us/numbers',
  addContactNumber: 'POST contact-us/numbers',
  changeContactNumber: 'PUT contact-us/numbers/{id}',
  removeContactNumber: 'POST contact-us/numbers/{id}/delete',
  restoreContactNumber: 'POST contact-us/numbers/{id}/restore',
});
