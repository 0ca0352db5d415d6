import { mapOk } from '#core/kernel/result.ts';
import type {
  DealerRecoveryGateway,
  MsaRecoveryGateway,
} from '#core/recovery/recovery.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { recoveryRoutes } from '../wire/recovery.routes.ts';

/** Recovery of dealers and staff over HTTP. */
export const httpDealerRecoveryGateway = (client: ApiClient): DealerRecoveryGateway => ({
  forgotUsername: (input) => client.call(recoveryRoutes.forgotUsername, input),
  openRecovery: async (input) =>
    mapOk(
      await client.call(recoveryRoutes.openDealerRecovery, input),
      ({ questions }) => questions,
    ),
  answerQuestions: (answers) => client.call(recoveryRoutes.answerQuestions, { answers }),
  resetPassword: (input) => client.call(recoveryRoutes.resetDealerPassword, input),
});

/** Recovery of customers over HTTP. */
export const httpMsaRecoveryGateway = (client: ApiClient): MsaRecoveryGateway => ({
  validateUsername: (email) => client.call(recoveryRoutes.validateMsaUsername, { email }),
  requestCode: (email) => client.call(recoveryRoutes.requestMsaCode, { email }),
  verifyCode: (input) => client.call(recoveryRoutes.verifyMsaCode, input),
  resetPassword: (input) => client.call(recoveryRoutes.resetMsaPassword, input),
});
