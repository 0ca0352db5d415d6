import * as wire from '#adapters/wire/recovery.wire.ts';
import { only } from '../http/use-case.ts';
import { plugin } from './plugin.ts';

/** Forgotten passwords and usernames, and the captcha before them; each variant knows its own steps only, the other's are not there (spec §4.2). */
export const recoveryPlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.captchaTask, backend.handOutCaptcha);
  routes.serve(wire.validateMsaUsername, only('consumer', backend.openMsaRecovery));
  routes.serve(wire.requestMsaCode, only('consumer', backend.requestRecoveryCode));
  routes.serve(wire.verifyMsaCode, only('consumer', backend.verifyRecoveryCode));
  routes.serve(wire.resetMsaPassword, only('consumer', backend.resetMsaPassword));
  routes.serve(wire.forgotUsername, only('dealer', backend.forgotUsername));
  routes.serve(wire.openDealerRecovery, only('dealer', backend.openDealerRecovery));
  routes.serve(wire.answerQuestions, only('dealer', backend.answerRecoveryQuestions));
  routes.serve(wire.resetDealerPassword, only('dealer', backend.resetDealerPassword));
});
