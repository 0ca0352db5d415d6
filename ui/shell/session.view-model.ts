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

/** The use cases for the session that the shell calls. */
export interface SessionActions {
  /** Resumes the browser's session at start-up, if there is one. Resolves to `unavailable` if the server did not respond. */
  restore(): Promise<'settled' | 'unavailable'>;
  signOut(): Promise<void>;
}

/** The signed-in person as seen by the screens. Shared by the whole app. */
export class SessionViewModel {
  /** True once start-up has checked for an earlier session. Route guards wait for this. */
  settled = false;
  /** True if the server did not respond at start-up, so that it is unknown who is signed in. */
  unavailable = false;
  view: SessionView | null = null;
  /** True if there is a bearer token. Without a token, no request is sent. */
  authorized = false;
  /** Why the last session ended; null during a session or if there never was one. */
  ended: SessionEnd | null = null;
  /** True once the person has seen why the session ended. */
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

  /** True if a person is signed in and no login step is left. */
  get complete(): boolean {
    return this.view !== null && !actionRequired(this.view.requirements);
  }

  /** The actions the server accepts in this session. Controls for other actions are hidden (kit README §7 "Impersonation"). */
  get limits(): ImpersonationLimits {
    return impersonationLimits(this.view?.impersonation ?? null);
  }

  /** True if a person is signed in but a login step is left. */
  get pending(): boolean {
    return this.view !== null && !this.complete;
  }

  /** Starts following the session and resumes an earlier one. A second call, as in strict mode, does nothing. */
  start(): void {
    this.#watch ??= this.#context.state$.subscribe((state) => {
      runInAction(() => {
        this.view = state.view;
        this.authorized = state.context.token !== null;
        if (state.ended !== null && this.ended === null) this.endSeen = false;
        this.ended = state.ended;
        // A sign-in or sign-out makes the result of start-up irrelevant.
        if (state.view !== null || state.ended !== null) this.settled = true;
      });
    });
    if (!this.settled) void this.restore();
  }

  /** Checks for an earlier session, at start-up or as a retry after no response. Does nothing while a check is running. */
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

  /** Signs out in this browser at once. The server is told as soon as it can be reached. */
  signOut(): Promise<void> {
    return this.#actions.signOut();
  }

  /** The value that requests still wait for after sign-in (gating README "ready"); null if requests can be sent. */
  get missing(): 'token' | 'siteGroup' | null {
    if (this.view === null || this.pending) return null;
    if (!this.authorized) return 'token';
    const dealer = this.view.user.applicationNum === APPLICATIONS.dealer;
    return dealer && this.view.siteGroupNum === null ? 'siteGroup' : null;
  }

  /** The message about a session that ended on its own, shown once. Null after the person signed out (spec §8 Global). */
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
