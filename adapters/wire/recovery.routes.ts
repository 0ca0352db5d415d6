import { recoveryApi } from '#core/recovery/recovery.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof recoveryApi> = {
  captchaTask: 'GET captcha',
  validateMsaUsername: 'POST msa/username',
  requestMsaCode: 'POST mfa/request/msa',
  verifyMsaCode: 'POST mfa/verify/msa',
  resetMsaPassword: 'POST msa/password',
  forgotUsername: 'POST forgot/username',
  openDealerRecovery: 'POST password/reset',
  answerQuestions: 'POST securityQuestions',
  resetDealerPassword: 'PUT password/reset',
};

export const recoveryRoutes = routesOf(recoveryApi, lines);
