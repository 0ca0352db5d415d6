import type { AgreementGateway } from '#core/login/agreement.gateway.port.ts';
import { acceptPrivacyPolicy, acceptTerms, privacyPolicy, terms } from '../wire/agreement.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Terms and privacy policy over HTTP; the texts are background reads, their dialogs say what went wrong. */
export class HttpAgreementGateway implements AgreementGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  terms(): ReturnType<AgreementGateway['terms']> {
    return this.#client.call(terms, { background: true });
  }

  acceptTerms(version: number): ReturnType<AgreementGateway['acceptTerms']> {
    return this.#client.call(acceptTerms, { body: { version } });
  }

  async privacyPolicy(): ReturnType<AgreementGateway['privacyPolicy']> {
    const answer = await this.#client.call(privacyPolicy, { background: true });
    if (!answer.ok) return answer;
    return { ok: true, value: { version: answer.value.version, text: answer.value.policyText } };
  }

  acceptPrivacyPolicy(): ReturnType<AgreementGateway['acceptPrivacyPolicy']> {
    return this.#client.call(acceptPrivacyPolicy);
  }
}
