import type { SessionGateway } from '#core/session/session.gateway.port.ts';
import type { Variant } from '#core/session/user.schema.ts';
import {
  accountLogout,
  accountMe,
  accountRefresh,
  loginRequirements,
  msaLogout,
  msaMe,
  msaRefresh,
} from '../wire/session.wire.ts';
import type { ApiClient } from './api-client.ts';

const OPERATIONS = {
  dealer: { refresh: accountRefresh, me: accountMe, signOut: accountLogout },
  consumer: { refresh: msaRefresh, me: msaMe, signOut: msaLogout },
} as const;

/** The session over HTTP; each variant has its own cookie and so its own paths. */
export class HttpSessionGateway implements SessionGateway {
  readonly #client: ApiClient;
  readonly #operations: (typeof OPERATIONS)[Variant];

  constructor(client: ApiClient, variant: Variant) {
    this.#client = client;
    this.#operations = OPERATIONS[variant];
  }

  refresh(): ReturnType<SessionGateway['refresh']> {
    return this.#client.call(this.#operations.refresh);
  }

  me(): ReturnType<SessionGateway['me']> {
    return this.#client.call(this.#operations.me, { background: true });
  }

  requirements(): ReturnType<SessionGateway['requirements']> {
    return this.#client.call(loginRequirements, { background: true });
  }

  async signOut(): ReturnType<SessionGateway['signOut']> {
    const answer = await this.#client.call(this.#operations.signOut);
    return answer.ok ? { ok: true, value: undefined } : answer;
  }
}
