import type { MsaRecoveryGateway } from '#core/recovery/recovery.gateway.port.ts';
import {
  requestMsaCode,
  resetMsaPassword,
  validateMsaUsername,
  verifyMsaCode,
} from '../wire/recovery.wire.ts';
import type { ApiClient } from './api-client.ts';

type Input<Name extends keyof MsaRecoveryGateway> = Parameters<MsaRecoveryGateway[Name]>[0];

/** A customer's password recovery over HTTP. */
export class HttpMsaRecoveryGateway implements MsaRecoveryGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  validateUsername(email: string): ReturnType<MsaRecoveryGateway['validateUsername']> {
    return this.#client.call(validateMsaUsername, { body: { email } });
  }

  requestCode(email: string): ReturnType<MsaRecoveryGateway['requestCode']> {
    return this.#client.call(requestMsaCode, { body: { email } });
  }

  verifyCode(input: Input<'verifyCode'>): ReturnType<MsaRecoveryGateway['verifyCode']> {
    return this.#client.call(verifyMsaCode, { body: input });
  }

  resetPassword(input: Input<'resetPassword'>): ReturnType<MsaRecoveryGateway['resetPassword']> {
    return this.#client.call(resetMsaPassword, { body: input });
  }
}
