import { profileApi } from '#core/profile/profile.api.ts';
import { routesOf } from './routes-of.ts';

export const profileRoutes = routesOf(profileApi, {
  confirmPassword: 'POST account/password/confirm',
  startContactChange: 'POST account/contactChange',
  contactDeparture: 'GET account/contactChange',
  finishContactChange: 'POST account/contactChange/verify',
  removePhone: 'DELETE account/contactMethod/phone',
  changeOwnPassword: 'PUT account/password/own',
  ownSessions: 'GET account/sessions',
  endOwnSession: 'DELETE account/sessions/{id}',
  endOtherSessions: 'POST account/sessions/endOthers',
});
