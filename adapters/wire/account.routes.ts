import { accountApi } from '#core/account/account.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof accountApi> = {
  validateContact: 'POST account/contactMethod/validate',
  saveInternalContact: 'PUT account/contactMethod/internal',
  saveExternalContact: 'PUT account/contactMethod/external',
  changeUsername: 'PUT account/username',
  securityQuestions: 'GET account/securityQuestions',
  saveSecurityAnswers: 'PUT account/securityQuestions',
  replacePassword: 'PUT account/password',
};

export const accountRoutes = routesOf(accountApi, lines);
