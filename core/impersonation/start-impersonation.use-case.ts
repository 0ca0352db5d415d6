import type { Failure } from '../kernel/failure.ts';
import type { Result } from '../kernel/result.ts';
import type { SessionContext } from '../session/session-context.ts';
import type { ImpersonationGateway } from './impersonation.gateway.port.ts';
import type { ViewAsForm } from './view-as.schema.ts';

/** Goes on as the user: whatever the staff member's own session still asked for is dropped (gating README "Events"). */
export class StartImpersonation {
  readonly #impersonation: Pick<ImpersonationGateway, 'start'>;
  readonly #session: SessionContext;

  constructor(ports: {
    impersonation: Pick<ImpersonationGateway, 'start'>;
    session: SessionContext;
  }) {
    this.#impersonation = ports.impersonation;
    this.#session = ports.session;
  }

  async execute(
    input: ViewAsForm & { readonly accountId: string },
  ): Promise<Result<void, Failure>> {
    const answer = await this.#impersonation.start(input);
    if (!answer.ok) return answer;
    this.#session.apply({ kind: 'impersonationStarted', grant: answer.value });
    return { ok: true, value: undefined };
  }
}
