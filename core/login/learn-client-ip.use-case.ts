import type { LoginGateway } from './login.gateway.port.ts';

/** Learns the caller's address as the server sees it while the person still types, so that no sign-in waits for it (spec §7.3, SECURITY.md T2). */
export class LearnClientIp {
  readonly #login: LoginGateway;
  #answer: Promise<string | null> | null = null;

  constructor(ports: { readonly login: LoginGateway }) {
    this.#login = ports.login;
  }

  /** Null when it cannot be learnt; asked once, and again only after a failure. */
  execute(): Promise<string | null> {
    this.#answer ??= this.#ask();
    return this.#answer;
  }

  async #ask(): Promise<string | null> {
    const answer = await this.#login.clientIp();
    if (answer.ok) return answer.value;
    this.#answer = null;
    return null;
  }
}
