import { profileApi } from '#core/profile/profile.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof profileApi> = {
  confirmPassword: 'POST account/password/confirm',
  startContactChange: 'POST account/contactChange',
  contactDeparture: 'GET account/contactChange',
  finishContactChange: 'POST account/contactChange/verify',
  removePhone: 'DELETE account/contactMethod/phone',
  changeOwnPassword: 'PUT account/password/own',
  ownSessions: 'GET account/sessions',
  endOwnSession: 'DELETE account/sessions/{id}',
  endOtherSessions: 'POST account/sessions/endOthers',
};

export const profileRoutes = routesOf(profileApi, lines);
