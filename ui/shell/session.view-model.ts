import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Subscription } from 'rxjs';
import {
  impersonationLimits,
  type ImpersonationLimits,
} from '#core/impersonation/impersonation-limits.rule.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import { type SessionEnd, actionRequired } from '#core/session/session-state.rule.ts';
import type { SessionView } from '#core/session/session-view.schema.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';

/** What the shell asks of the core about the session. */
export interface SessionActions {
  /** Resumes this browser's session at start-up, if there is one; `unavailable` when nobody answered. */
  restore(): Promise<'settled' | 'unavailable'>;
  signOut(): Promise<void>;
}

/** Who is signed in, as the screens see it; one for the whole app. */
export class SessionViewModel {
  /** Whether start-up has asked for an earlier session; guards wait for it. */
  settled = false;
  /** Start-up asked and nobody answered; who is signed in is not known. */
  unavailable = false;
  view: SessionView | null = null;
  /** A bearer token is there; without one nothing is sent. */
  authorized = false;
  /** Why the last session ended; null while one lives or when none ever did. */
  ended: SessionEnd | null = null;
  /** Whether the person has read why it ended. */
  endSeen = true;
  readonly #actions: SessionActions;
  readonly #context: SessionContext;
  #watch: Subscription | null = null;
  #restoring = false;

  constructor(parts: { actions: SessionActions; context: SessionContext }) {
    this.#actions = parts.actions;
    this.#context = parts.context;
    makeAutoObservable(this, { view: observableRef });
  }

  /** Somebody is signed in and nothing is demanded of them any more. */
  get complete(): boolean {
    return this.view !== null && !actionRequired(this.view.requirements);
  }

  /** What the server takes from this session; a control for anything else is absent (kit README §7 "Impersonation"). */
  get limits(): ImpersonationLimits {
    return impersonationLimits(this.view?.impersonation ?? null);
  }

  /** Signed in, but a login step is still open. */
  get pending(): boolean {
    return this.view !== null && !this.complete;
  }

  /** Follows the session and resumes an earlier one; the second call of strict mode asks nothing again. */
  start(): void {
    this.#watch ??= this.#context.state$.subscribe((state) => {
      runInAction(() => {
        this.view = state.view;
        this.authorized = state.context.token !== null;
        if (state.ended !== null && this.ended === null) this.endSeen = false;
        this.ended = state.ended;
        // Somebody came or left by hand: what start-up could not learn no longer matters.
        if (state.view !== null || state.ended !== null) this.settled = true;
      });
    });
    if (!this.settled) void this.restore();
  }

  /** Asks for an earlier session; also the retry after nobody answered. One at a time. */
  async restore(): Promise<void> {
    if (this.#restoring) return;
    this.#restoring = true;
    const outcome = await this.#actions.restore();
    this.#restoring = false;
    runInAction(() => {
      this.settled ||= outcome === 'settled';
      this.unavailable = outcome === 'unavailable';
    });
  }

  dispose(): void {
    this.#watch?.unsubscribe();
    this.#watch = null;
  }

  /** Signs out here at once; the server is told as soon as it listens. */
  signOut(): Promise<void> {
    return this.#actions.signOut();
  }

  /** What the gate still waits for although somebody is signed in (gating README "ready"); null when requests may leave. */
  get missing(): 'token' | 'siteGroup' | null {
    if (this.view === null || this.pending) return null;
    if (!this.authorized) return 'token';
    const dealer = this.view.user.applicationNum === APPLICATIONS.dealer;
    return dealer && this.view.siteGroupNum === null ? 'siteGroup' : null;
  }

  /** The words for a session that ended on its own, once; null when the person asked for it (spec §8 Global). */
  get endText(): string | null {
    if (this.endSeen) return null;
    if (this.ended === 'expired') return MESSAGES.loginExpired;
    return this.ended === 'impersonationExpired' ? MESSAGES.impersonationExpired : null;
  }

  acknowledgeEnd(): void {
    this.endSeen = true;
  }
}

declare module './registry.ts' {
  interface ViewModels {
    readonly session: SessionViewModel;
  }
}
