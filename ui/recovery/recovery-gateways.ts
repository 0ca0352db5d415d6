import { mapOk } from '#core/kernel/result.ts';
import type {
  DealerRecoveryGateway,
  MsaRecoveryGateway,
} from '#core/recovery/dealer-recovery.gateway.port.ts';
import type { recoveryApi } from '#core/recovery/recovery.api.ts';
import type { GatewayOf } from '#core/operations/gateway-of.ts';

type Gateway = GatewayOf<typeof recoveryApi>;

/** Returns the recovery gateway for dealers and staff. */
export const dealerRecoveryGateway = (recovery: Gateway): DealerRecoveryGateway => ({
  forgotUsername: (input) => recovery.forgotUsername(input),
  openRecovery: async (input) =>
    mapOk(await recovery.openDealerRecovery(input), ({ questions }) => questions),
  answerQuestions: (answers) => recovery.answerQuestions({ answers }),
  resetPassword: (input) => recovery.resetDealerPassword(input),
});

/** Returns the recovery gateway for customers. */
export const msaRecoveryGateway = (recovery: Gateway): MsaRecoveryGateway => ({
  validateUsername: (email) => recovery.validateMsaUsername({ email }),
  requestCode: (email) => recovery.requestMsaCode({ email }),
  verifyCode: (input) => recovery.verifyMsaCode(input),
  resetPassword: (input) => recovery.resetMsaPassword(input),
});
