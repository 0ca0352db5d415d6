import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Subscription } from 'rxjs';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import type { Variant } from '#core/session/user.schema.ts';
import type { LoginFlow } from '#core/login/login-flow.rule.ts';
import type { CredentialsInput } from './credentials.view-model.ts';
import type { CodeOut, FormNotice } from './form-notice.ts';
import type { LoginActions } from './login-actions.ts';

const CREDENTIALS: LoginFlow = { at: 'credentials' };

/** One person's complete sign-in, from the empty form to the landing page (spec §4.1). */
export class LoginViewModel {
  readonly variant: Variant;
  flow: LoginFlow = CREDENTIALS;
  /** True while the credentials are being sent. */
  busy = false;
  notice: FormNotice | null = null;
  /**
   * True if the last attempt hit a rate limit. The form then lets the person prove a contact first, whatever username was
   * typed (SECURITY.md §2.4).
   */
  heldBack = false;
  /** The typed credentials, held until the person has proven a contact; null otherwise. */
  proving: CredentialsInput | null = null;
  /** The newest code the person requested; null while only the server's first code has been sent. */
  codeOut: CodeOut | null = null;
  /**
   * The code with which an SSO provider sent this browser back; '' for a failed attempt. Null once the code is handled, or
   * without SSO (spec §2.1 ssoCode, error=ssoError).
   */
  ssoCode: string | null = null;
  /** The username or address whose password was just reset, for the form to fill in. */
  recovered: string | null = null;
  readonly #actions: LoginActions;
  readonly #session: SessionContext;
  #returnUrl: string | null = null;
  #watch: Subscription | null = null;
  #attempt = 0;
  #ahead: {
    readonly input: CredentialsInput;
    readonly answer: Promise<Result<LoginFlow, Failure>>;
  } | null = null;
  #noticeId = 0;

  constructor(parts: { actions: LoginActions; session: SessionContext; variant: Variant }) {
    this.variant = parts.variant;
    this.#actions = parts.actions;
    this.#session = parts.session;
    makeAutoObservable(this, {
      variant: false,
      flow: observableRef,
      notice: observableRef,
      proving: observableRef,
      codeOut: observableRef,
      ahead: false,
    });
  }

  /** The app path to open after sign-in; null while the sign-in is unfinished or leads out of the app. */
  get destination(): string | null {
    return this.flow.at === 'landing' && this.flow.landing.to === 'path'
      ? this.flow.landing.path
      : null;
  }

  /** Starts following the session, and resumes an existing session at its next step. Safe to call again after `dispose`. */
  start(returnUrl: string | null): void {
    this.#returnUrl = returnUrl;
    if (this.ssoCode === '') {
      this.ssoCode = null;
      this.announce(MESSAGES.sso);
    }
    this.#watch?.unsubscribe();
    this.#watch = this.#session.state$.subscribe(() => this.#follow());
  }

  /**
   * Stops following the session. Keeps an open step, because strict mode calls `start` again, but resets a completed
   * sign-in, so that the sign-in does not redirect again.
   */
  dispose(): void {
    if (this.destination !== null) this.#toForm();
    this.#watch?.unsubscribe();
    this.#watch = null;
  }

  /** The credentials sent before the form was ready; null once `submitCredentials` has taken them over. */
  get ahead(): CredentialsInput | null {
    return this.#ahead?.input ?? null;
  }

  /**
   * Sends credentials if Login was pressed before the form was ready. Nothing is shown until `submitCredentials` takes
   * over the request.
   */
  sendAhead(input: CredentialsInput, returnUrl: string | null): void {
    if (this.#ahead !== null || this.busy) return;
    this.#ahead = { input, answer: this.#actions.signIn({ ...input, returnUrl }) };
  }

  /** Sends the credentials; a second press during the request does nothing. Returns true if the server accepted them. */
  async submitCredentials(input: CredentialsInput): Promise<boolean> {
    if (this.busy) return false;
    const ahead = this.#ahead;
    this.#ahead = null;
    return this.enter(
      (returnUrl) => ahead?.answer ?? this.#actions.signIn({ ...input, returnUrl }),
      MESSAGES.validateCredentials,
    );
  }

  /** Holds the typed credentials until the person has proven a contact; null returns to the form. */
  prove(input: CredentialsInput | null): void {
    this.proving = input;
  }

  /** Signs in by any method, one attempt at a time. Returns true if the attempt succeeded. */
  async enter(
    come: (returnUrl: string | null) => Promise<Result<LoginFlow, Failure>>,
    fallback: string,
  ): Promise<boolean> {
    if (this.busy) return false;
    const attempt = ++this.#attempt;
    this.busy = true;
    this.notice = null;
    const result = await come(this.#returnUrl);
    return runInAction(() => {
      if (attempt !== this.#attempt) return false;
      this.busy = false;
      this.ssoCode = null;
      this.heldBack = !result.ok && result.error.kind === 'rateLimited';
      if (result.ok) this.flow = result.value;
      else {
        this.fail(result.error, fallback);
        this.#follow();
      }
      return result.ok;
    });
  }

  /** Moves to the next step of the sign-in, with an optional success message. */
  advance(flow: LoginFlow, success: string | null = null): void {
    if (flow.at === 'credentials') this.#toForm();
    else this.flow = flow;
    this.notice = null;
    if (success !== null) this.#say('success', success, DURATIONS.toastShort);
  }

  /** Records a code that was sent, with the time when the next code may be requested. */
  noteCode(code: CodeOut): void {
    this.codeOut = code;
  }

  /** Returns to the form and ends the pending session. The result of a running step is discarded. */
  async backToSignIn(text: string | null = null): Promise<void> {
    this.#attempt += 1;
    this.busy = false;
    this.#toForm();
    this.notice = null;
    if (text !== null) this.#say('error', text, null);
    await this.#actions.signOut();
  }

  /** Shows a failure as a message beside the form. A failure without a text changes nothing. */
  fail(failure: Failure, fallback: string, durationMs: number | null = null): void {
    const text = explain(failure, fallback);
    if (text !== null) this.#say('error', text, durationMs);
  }

  /** Shows an error message beside the form. */
  announce(text: string, durationMs: number | null = null): void {
    this.#say('error', text, durationMs);
  }

  /** Shows beside the form that the password was reset, and fills in the username (WCAG 3.3.7). */
  recover(identifier: string): void {
    if (this.flow.at !== 'credentials') return;
    this.recovered = identifier;
    this.#say('success', MESSAGES.passwordReset, DURATIONS.toastShort);
  }

  clearNotice(): void {
    this.notice = null;
  }

  #toForm(): void {
    this.flow = CREDENTIALS;
    this.codeOut = null;
    this.proving = null;
  }

  #say(tone: FormNotice['tone'], text: string, durationMs: number | null): void {
    this.#noticeId += 1;
    this.notice = { id: this.#noticeId, tone, text, durationMs };
  }

  #follow(): void {
    const { view } = this.#session.current;
    runInAction(() => {
      if (view === null) {
        // Opening the classic portal ends the session on purpose, so the form must not flash up then.
        if (this.flow.at !== 'credentials' && this.flow.at !== 'landing') this.#toForm();
        return;
      }
      // While a sign-in request is running, its response, not the session, decides the next step.
      const onTheWay = this.busy || this.#ahead !== null || this.ssoCode !== null;
      if (this.flow.at === 'credentials' && !onTheWay)
        this.flow = this.#actions.resume(view, this.#returnUrl);
    });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly login: LoginViewModel;
  }
}
