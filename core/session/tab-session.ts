import type { Subscription } from 'rxjs';
import type { IdSource } from '../kernel/id-source.port.ts';
import type { SessionContext } from './session-context.ts';
import type { SessionMarker, TabChannel } from './session-marker.port.ts';
import type { SessionState } from './session-state.rule.ts';
import type { SessionGrant } from './session-view.schema.ts';
import type { TabMessage } from './tab-message.schema.ts';

/** Returns the session grant to send to another tab. */
const grantOf = ({ view, context, tokenLifetimeSeconds }: SessionState): SessionGrant | null =>
  view && context.token !== null
    ? {
        session: view,
        token: { accessToken: context.token, expiresInSeconds: tokenLifetimeSeconds },
      }
    : null;

interface TabPorts {
  readonly session: SessionContext;
  readonly channel: TabChannel;
  readonly marker: SessionMarker;
  readonly ids: IdSource;
}

/** Synchronizes the sessions in all tabs of one browser: announces changes in this tab and follows changes in other tabs. */
export class TabSession {
  readonly #ports: TabPorts;
  readonly #watches: Subscription[] = [];
  #label: string | null = null;
  #adopted: string | null = null;
  #userId: string | null = null;
  #impersonating = false;

  constructor(ports: TabPorts) {
    this.#ports = ports;
  }

  /** Starts following this tab's session and the other tabs. A second call has no effect. */
  start(): void {
    if (this.#watches.length > 0) return;
    this.#watches.push(
      this.#ports.session.state$.subscribe(() => {
        this.#follow(this.#ports.session.current);
      }),
      this.#ports.channel.messages$.subscribe((message) => {
        this.#obey(message);
      }),
    );
  }

  dispose(): void {
    for (const watch of this.#watches.splice(0)) watch.unsubscribe();
  }

  /** Sets the label of the session that is about to be resumed. Without this call, a sign-in counts as a new session. */
  adopt(label: string): void {
    this.#adopted = label;
  }

  /** Tells the other tabs of this session that this tab has renewed the token. */
  announceRefresh(grant: SessionGrant): void {
    if (this.#label !== null)
      this.#ports.channel.post({ kind: 'refreshed', session: this.#label, grant });
  }

  /** Ends the session if the marker no longer contains its label. Called after the page returns from the back/forward cache. */
  verify(): void {
    if (this.#label === null) return;
    const mark = this.#ports.marker.read();
    if (mark.kind !== 'signedIn' || mark.label !== this.#label)
      this.#ports.session.apply({ kind: 'signedOut', reason: 'elsewhere' });
  }

  #follow(state: SessionState): void {
    const userId = state.context.user?.id ?? null;
    const before = this.#userId;
    if (userId === before) return;
    this.#userId = userId;
    const impersonated = this.#impersonating;
    this.#impersonating = (state.view?.impersonation ?? null) !== null;
    if (userId === null) this.#leave(state);
    else this.#enter(userId, state, impersonated || this.#impersonating);
  }

  #enter(userId: string, state: SessionState, isImpersonation: boolean): void {
    const mark = this.#ports.marker.read();
    const ours = this.#label !== null;
    const earlier = this.#label ?? (mark.kind === 'signedIn' ? mark.label : null);
    this.#label = this.#adopted ?? this.#ports.ids.next();
    this.#adopted = null;
    this.#ports.marker.write({ kind: 'signedIn', label: this.#label });
    if (earlier === null || earlier === this.#label) return;
    const to = { session: earlier, next: this.#label };
    const grant = isImpersonation && ours ? grantOf(state) : null;
    this.#ports.channel.post(
      grant === null
        ? { kind: 'userChanged', ...to, userId }
        : { kind: 'impersonation', ...to, grant },
    );
  }

  #leave({ ended }: SessionState): void {
    const label = this.#label;
    this.#label = null;
    if (label === null || ended === 'elsewhere') return;
    const mark = this.#ports.marker.read();
    // Only the marker of this session is cleared. A sign-out that the server has not confirmed has a different marker, and
    // that marker stays.
    if (mark.kind === 'signedIn' && mark.label === label)
      this.#ports.marker.write({ kind: 'none' });
    const kind = ended === 'impersonationExpired' ? 'impersonationEnded' : 'signedOut';
    this.#ports.channel.post({ kind, session: label });
  }

  #obey(message: TabMessage): void {
    const { context } = this.#ports.session.current;
    if (this.#label === null || message.session !== this.#label) return;
    switch (message.kind) {
      case 'refreshed':
        if (message.grant.session.user.id !== context.user?.id) return;
        this.#ports.session.apply({
          kind: 'tokenRefreshed',
          grant: message.grant,
          generation: context.generation,
        });
        return;
      case 'userChanged':
        // If the same person signed in again, this tab continues with the newer session.
        if (message.userId === context.user?.id) this.#label = message.next;
        else this.#ports.session.apply({ kind: 'signedOut', reason: 'elsewhere' });
        return;
      case 'impersonation': {
        const { grant, next } = message;
        const kind =
          grant.session.impersonation === null ? 'impersonationEnded' : 'impersonationStarted';
        this.adopt(next);
        this.#ports.session.apply({ kind, grant });
        return;
      }
      case 'signedOut':
        this.#ports.session.apply({ kind: 'signedOut', reason: 'elsewhere' });
        return;
      case 'impersonationEnded':
        this.#ports.session.apply({ kind: 'signedOut', reason: 'impersonationExpired' });
    }
  }
}
