import type { SessionContext } from '../session/session-context.ts';
import type { SessionGateway } from '../session/session.gateway.port.ts';

/** Asks the server what is left when this clock says nothing is: an end comes back as such, a longer time is counted anew (SECURITY.md §3 "Client clock"). */
export class ConfirmImpersonation {
  readonly #gateway: Pick<SessionGateway, 'me'>;
  readonly #session: SessionContext;

  constructor(ports: { gateway: Pick<SessionGateway, 'me'>; session: SessionContext }) {
    this.#gateway = ports.gateway;
    this.#session = ports.session;
  }

  /** Whether an answer came, whatever it says. */
  async execute(): Promise<boolean> {
    const answer = await this.#gateway.me();
    if (answer.ok) this.#session.apply({ kind: 'viewChanged', view: answer.value });
    return answer.ok;
  }
}
