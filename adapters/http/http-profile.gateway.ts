import type { ProfileGateway } from '#core/profile/profile.gateway.port.ts';
import {
  confirmPassword,
  finishContactChange,
  removePhone,
  startContactChange,
} from '../wire/profile.wire.ts';
import type { ApiClient } from './api-client.ts';

/** The own account over HTTP. */
export class HttpProfileGateway implements ProfileGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  confirmPassword(password: string): ReturnType<ProfileGateway['confirmPassword']> {
    return this.#client.call(confirmPassword, { body: { password } });
  }

  startContactChange(
    input: Parameters<ProfileGateway['startContactChange']>[0],
  ): ReturnType<ProfileGateway['startContactChange']> {
    return this.#client.call(startContactChange, { body: input });
  }

  finishContactChange(
    input: Parameters<ProfileGateway['finishContactChange']>[0],
  ): ReturnType<ProfileGateway['finishContactChange']> {
    return this.#client.call(finishContactChange, { body: input });
  }

  removePhone(): ReturnType<ProfileGateway['removePhone']> {
    return this.#client.call(removePhone);
  }
}
