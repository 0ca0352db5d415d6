import type { RegistrationGateway } from '#core/registration/registration.gateway.port.ts';
import {
  registerMsa,
  resendRegistration,
  setFirstPassword,
  verifyRegistration,
} from '../wire/registration.wire.ts';
import type { ApiClient } from './api-client.ts';

type Input<Name extends keyof RegistrationGateway> = Parameters<RegistrationGateway[Name]>[0];

/** Registration over HTTP. */
export class HttpRegistrationGateway implements RegistrationGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  register(input: Input<'register'>): ReturnType<RegistrationGateway['register']> {
    return this.#client.call(registerMsa, { body: input });
  }

  verifyEmail(code: string): ReturnType<RegistrationGateway['verifyEmail']> {
    return this.#client.call(verifyRegistration, { body: { code } });
  }

  resend(code: string): ReturnType<RegistrationGateway['resend']> {
    return this.#client.call(resendRegistration, { body: { code } });
  }

  setPassword(input: Input<'setPassword'>): ReturnType<RegistrationGateway['setPassword']> {
    return this.#client.call(setFirstPassword, { body: input });
  }
}
