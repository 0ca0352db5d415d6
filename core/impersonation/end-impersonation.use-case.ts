import type { Failure } from '../kernel/failure.ts';
import type { Result } from '../kernel/result.ts';
import type { SessionContext } from '../session/session-context.ts';
import type { ImpersonationGateway } from './impersonation.gateway.port.ts';

/** Back to the staff member's own session (spec §4.3); what was still asked for as the user is dropped. */
export class EndImpersonation {
  readonly #impersonation: Pick<ImpersonationGateway, 'end'>;
  readonly #session: SessionContext;

  constructor(ports: {
    impersonation: Pick<ImpersonationGateway, 'end'>;
    session: SessionContext;
  }) {
    this.#impersonation = ports.impersonation;
    this.#session = ports.session;
  }

  async execute(): Promise<Result<void, Failure>> {
    const answer = await this.#impersonation.end();
    if (!answer.ok) return answer;
    this.#session.apply({ kind: 'impersonationEnded', grant: answer.value });
    return { ok: true, value: undefined };
  }
}
