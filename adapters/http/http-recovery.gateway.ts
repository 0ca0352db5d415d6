import { mapOk } from '#core/kernel/result.ts';
import type {
  DealerRecoveryGateway,
  MsaRecoveryGateway,
} from '#core/recovery/recovery.gateway.port.ts';
import * as wire from '../wire/recovery.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Recovery of dealers and staff over HTTP. */
export const httpDealerRecoveryGateway = (client: ApiClient): DealerRecoveryGateway => ({
  forgotUsername: client.operation(wire.forgotUsername),
  openRecovery: async (input) =>
    mapOk(await client.call(wire.openDealerRecovery, input), ({ questions }) => questions),
  answerQuestions: (answers) => client.call(wire.answerQuestions, { answers }),
  resetPassword: client.operation(wire.resetDealerPassword),
});

/** Recovery of customers over HTTP. */
export const httpMsaRecoveryGateway = (client: ApiClient): MsaRecoveryGateway => ({
  validateUsername: (email) => client.call(wire.validateMsaUsername, { email }),
  requestCode: (email) => client.call(wire.requestMsaCode, { email }),
  verifyCode: client.operation(wire.verifyMsaCode),
  resetPassword: client.operation(wire.resetMsaPassword),
});
