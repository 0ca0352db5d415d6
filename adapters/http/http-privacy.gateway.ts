import type { PolicyGateway } from '#core/privacy/policy.gateway.port.ts';
import { policyHistory, policyVersion, publishPolicy } from '../wire/privacy.wire.ts';
import type { ApiClient } from './api-client.ts';

/** The privacy policy's versions over HTTP. */
export class HttpPolicyGateway implements PolicyGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  read(): ReturnType<PolicyGateway['read']> {
    return this.#client.call(policyHistory);
  }

  readVersion(version: number): ReturnType<PolicyGateway['readVersion']> {
    return this.#client.call(policyVersion, { params: { version: String(version) } });
  }

  publish(
    ...[policy, version]: Parameters<PolicyGateway['publish']>
  ): ReturnType<PolicyGateway['publish']> {
    return this.#client.call(publishPolicy, { body: { policy }, query: { rev: String(version) } });
  }
}
