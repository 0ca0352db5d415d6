import type { TokenRefresher } from '../gating/token-refresher.port.ts';
import type { Failure } from '../kernel/failure.ts';
import type { SessionContext } from './session-context.ts';
import type { SessionGateway } from './session.gateway.port.ts';
import type { SessionMarker } from './session-marker.port.ts';
import type { TabSession } from './tab-session.ts';

/** What start-up found. */
export type Restored =
  /** Nobody was signed in here; no refresh was sent. */
  | { readonly kind: 'nobody' }
  | { readonly kind: 'restored' }
  /** Somebody was, and the server says that it is over. */
  | { readonly kind: 'ended' }
  /** Nobody answered; the mark stays, so that a later try can succeed. */
  | { readonly kind: 'unavailable'; readonly failure: Failure };

/** Resumes this browser's session at start-up, and only when the mark says that there is one (gating README "a first visit"). */
export class RestoreSession {
  readonly #session: SessionContext;
  readonly #marker: SessionMarker;
  readonly #refresher: TokenRefresher;
  readonly #gateway: SessionGateway;
  readonly #tabs: TabSession;

  constructor(ports: {
    session: SessionContext;
    marker: SessionMarker;
    refresher: TokenRefresher;
    gateway: SessionGateway;
    tabs: TabSession;
  }) {
    this.#session = ports.session;
    this.#marker = ports.marker;
    this.#refresher = ports.refresher;
    this.#gateway = ports.gateway;
    this.#tabs = ports.tabs;
  }

  async execute(): Promise<Restored> {
    const mark = this.#marker.read();
    if (mark.kind === 'signedOut') await this.#repeatSignOut();
    if (mark.kind !== 'signedIn') return { kind: 'nobody' };
    const { generation } = this.#session.current.context;
    const outcome = await this.#refresher.refresh(generation);
    // Somebody signed in by hand meanwhile: the older session is not theirs to get.
    if (this.#session.current.context.generation !== generation) return { kind: 'restored' };
    switch (outcome.kind) {
      case 'granted':
        this.#tabs.adopt(mark.label);
        this.#session.apply({ kind: 'signedIn', grant: outcome.grant });
        return { kind: 'restored' };
      case 'overtaken':
        return { kind: 'restored' };
      case 'refused':
        this.#marker.write({ kind: 'none' });
        this.#session.apply({ kind: 'signedOut', reason: outcome.why ?? 'expired' });
        return { kind: 'ended' };
      case 'unavailable':
        return outcome;
    }
  }

  /** The server did not hear the last sign-out: told again, so that the old cookie cannot be resumed. */
  async #repeatSignOut(): Promise<void> {
    const { generation } = this.#session.current.context;
    const answer = await this.#gateway.signOut();
    const untouched = this.#session.current.context.generation === generation;
    if (answer.ok && untouched && this.#marker.read().kind === 'signedOut')
      this.#marker.write({ kind: 'none' });
  }
}
