import { accountApi } from '#core/account/account.api.ts';
import { routesOf } from './routes-of.ts';

export const accountRoutes = routesOf(accountApi, {
  validateContact: 'POST account/contactMethod/validate',
  saveInternalContact: 'PUT account/contactMethod/internal',
  saveExternalContact: 'PUT account/contactMethod/external',
  changeUsername: 'PUT account/username',
  securityQuestions: 'GET account/securityQuestions',
  saveSecurityAnswers: 'PUT account/securityQuestions',
  replacePassword: 'PUT account/password',
});
