import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Subscription } from 'rxjs';
import { clockOf, markPassed, secondsUntil } from '#core/impersonation/seconds-until.rule.ts';
import { whoseAccount } from '#core/impersonation/whose-account.rule.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import type { Impersonation, SessionView } from '#core/session/session-view.schema.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { Timer } from '../shell/timer.ts';

/** The use cases of the impersonation bar. */
export interface ImpersonationActions {
  end(): Promise<Result<void, Failure>>;
  /** Requests the remaining time from the server. Returns true if the server responded. */
  confirm(): Promise<boolean>;
}

interface Parts {
  readonly session: SessionContext;
  readonly actions: ImpersonationActions;
  readonly clock: Clock;
  readonly toasts: ToastStore;
}

const TICK_MS = 1000;
/** Seconds between two requests while the server has not confirmed the expiry. */
const ASK_EVERY = 5;

/**
 * The impersonation bar: the staff member and the remaining time (domain guide 6.17). One shared instance, because the
 * remaining time is counted from the moment the browser received the session.
 */
export class ImpersonationViewModel {
  view: SessionView | null = null;
  left = 0;
  /** The last announced number of seconds; null before the first announcement. */
  spoken: number | null = null;
  /** True while a request to end the impersonation is in flight. */
  ending = false;
  readonly #parts: Parts;
  #counted: Impersonation | null = null;
  #endsAt = 0;
  #watch: Subscription | null = null;
  readonly #timer = new Timer();
  #sinceAsked = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { view: observableRef });
  }

  /** Starts following the session. Further calls do nothing. */
  start(): void {
    this.#watch ??= this.#parts.session.state$.subscribe(() => runInAction(() => this.#follow()));
  }

  dispose(): void {
    this.#watch?.unsubscribe();
    this.#watch = null;
    this.#stop();
  }

  /** True if the current session is an impersonation. */
  get running(): boolean {
    return this.view !== null;
  }

  get name(): string {
    return this.view?.user.name ?? '';
  }

  /** A detail that distinguishes the impersonated user from users of the same name. */
  get whose(): string | null {
    return this.view === null ? null : whoseAccount(this.view);
  }

  get actorName(): string {
    return this.view?.impersonation?.actorName ?? '';
  }

  get modeText(): string {
    return this.view?.impersonation?.mode === 'act' ? 'acting for the user' : 'look only';
  }

  /** The reason why controls are missing, shown if there is room; null in act mode. */
  get limitText(): string | null {
    return this.view?.impersonation?.mode === 'look' ? 'nothing can be changed' : null;
  }

  get clockText(): string {
    return clockOf(this.left);
  }

  /** The announcement for screen readers; it changes only at certain remaining times. */
  get announcement(): string {
    if (this.spoken === null) return '';
    if (this.spoken === 0) return `Your session as ${this.name} has ended`;
    const minutes = this.spoken / 60;
    const text = minutes >= 1 ? counted(minutes, 'minute') : counted(this.spoken, 'second');
    return `${text} left as ${this.name}`;
  }

  /** Returns to the staff member's own session. Returns true on success; a failure shows a message and changes nothing. */
  async end(): Promise<boolean> {
    if (this.ending) return false;
    this.ending = true;
    const result = await this.#parts.actions.end();
    runInAction(() => (this.ending = false));
    // If another tab has ended the impersonation first, the result of this tab's request no longer matters.
    if (result.ok || this.#isOwnAgain) return true;
    const over = result.error.kind === 'impersonationEnded' || result.error.kind === 'sessionEnded';
    const title = over ? null : explain(result.error, MESSAGES.endImpersonation);
    if (title !== null)
      this.#parts.toasts.show({ tone: 'alarm', title, durationMs: DURATIONS.toastLong });
    return false;
  }

  get #isOwnAgain(): boolean {
    const { view } = this.#parts.session.current;
    return view !== null && view.impersonation === null;
  }

  #follow(): void {
    const { view } = this.#parts.session.current;
    const impersonation = view?.impersonation ?? null;
    this.view = impersonation === null ? null : view;
    if (impersonation === null) {
      this.#counted = null;
      this.#stop();
      this.left = 0;
      this.spoken = null;
      return;
    }
    if (impersonation !== this.#counted) {
      this.#counted = impersonation;
      this.#endsAt = this.#parts.clock.now() + impersonation.endsInSeconds * 1000;
      this.#sinceAsked = 0;
      this.left = secondsUntil(this.#endsAt, this.#parts.clock.now());
    }
    this.#timer.every(TICK_MS, () => runInAction(() => this.#tick()));
  }

  #tick(): void {
    const before = this.left;
    this.left = secondsUntil(this.#endsAt, this.#parts.clock.now());
    const mark = markPassed(before, this.left);
    if (mark !== null) this.spoken = mark;
    if (mark === 120) this.#warn();
    if (this.left > 0) return;
    // Only the server can end the impersonation, so the server is asked repeatedly.
    if (this.#sinceAsked % ASK_EVERY === 0) void this.#parts.actions.confirm();
    this.#sinceAsked += 1;
  }

  #warn(): void {
    this.#parts.toasts.show({
      tone: 'trouble',
      title: '2 minutes left',
      text: `Your session as ${this.name} then ends, and unsaved changes are lost.`,
      durationMs: DURATIONS.toastLong,
    });
  }

  #stop(): void {
    this.#timer.stop();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly impersonation: ImpersonationViewModel;
  }
}
