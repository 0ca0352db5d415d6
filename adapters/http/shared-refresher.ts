import type { RefreshOutcome, TokenRefresher } from '#core/gating/token-refresher.port.ts';
import type { RefreshLock } from '#core/session/session-tabs.port.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import type { SessionGateway } from '#core/session/session.gateway.port.ts';
import type { TabSession } from '#core/session/tab-session.ts';

/** One refresh at a time in this tab and, as far as the lock reaches, in this browser (SECURITY.md §3 "Tabs"). */
export class SharedRefresher implements TokenRefresher {
  readonly #session: SessionContext;
  readonly #gateway: () => SessionGateway;
  readonly #lock: RefreshLock;
  readonly #tabs: TabSession;
  #running: { readonly generation: number; readonly outcome: Promise<RefreshOutcome> } | null =
    null;

  /** The gateway is asked for late, because its own requests pass the gate that this refresher serves. */
  constructor(parts: {
    session: SessionContext;
    gateway: () => SessionGateway;
    lock: RefreshLock;
    tabs: TabSession;
  }) {
    this.#session = parts.session;
    this.#gateway = parts.gateway;
    this.#lock = parts.lock;
    this.#tabs = parts.tabs;
  }

  refresh(generation: number): Promise<RefreshOutcome> {
    if (this.#running?.generation === generation) return this.#running.outcome;
    const outcome = this.#lock
      .run(() => this.#renew(generation))
      .finally(() => {
        if (this.#running?.outcome === outcome) this.#running = null;
      });
    this.#running = { generation, outcome };
    return outcome;
  }

  async #renew(generation: number): Promise<RefreshOutcome> {
    const { context } = this.#session.current;
    // While waiting for its turn a sibling was faster, or somebody signed in or out.
    if (context.generation !== generation) return { kind: 'overtaken' };
    if (context.token !== null && !context.tokenExpired) return { kind: 'overtaken' };
    const answer = await this.#gateway().refresh();
    if (answer.ok) {
      if (this.#session.current.context.generation === generation)
        this.#tabs.announceRefresh(answer.value);
      return { kind: 'granted', grant: answer.value };
    }
    const { kind } = answer.error;
    if (kind === 'impersonationEnded') return { kind: 'refused', why: 'impersonationExpired' };
    if (kind === 'sessionEnded') return { kind: 'refused' };
    return { kind: 'unavailable', failure: answer.error };
  }
}
