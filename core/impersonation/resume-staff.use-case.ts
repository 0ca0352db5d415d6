import type { Failure } from '../kernel/failure.ts';
import type { Result } from '../kernel/result.ts';
import type { SessionContext } from '../session/session-context.ts';
import type { ImpersonationGateway } from './impersonation.gateway.port.ts';

/** "Continue as …" after an impersonation that is over: a sign-in by the cookie alone, only when asked (SECURITY.md §2.9). */
export class ResumeStaff {
  readonly #impersonation: Pick<ImpersonationGateway, 'resume'>;
  readonly #session: SessionContext;

  constructor(ports: {
    impersonation: Pick<ImpersonationGateway, 'resume'>;
    session: SessionContext;
  }) {
    this.#impersonation = ports.impersonation;
    this.#session = ports.session;
  }

  async execute(): Promise<Result<void, Failure>> {
    const answer = await this.#impersonation.resume();
    if (!answer.ok) return answer;
    this.#session.apply({ kind: 'signedIn', grant: answer.value });
    return { ok: true, value: undefined };
  }
}
