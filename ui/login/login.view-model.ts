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

/** The complete sign-in of one person, from the empty form to the page it leads to (spec §4.1). */
export class LoginViewModel {
  readonly variant: Variant;
  flow: LoginFlow = CREDENTIALS;
  /** True while the credentials are being sent. */
  busy = false;
  notice: FormNotice | null = null;
  /** True when the last attempt hit a limit. The form then offers to prove the contact first, whatever the username (SECURITY.md §2.4). */
  heldBack = false;
  /** The typed credentials of a person who must prove a contact before they are checked; null otherwise. */
  proving: CredentialsInput | null = null;
  /** The newest code of this sign-in; null while the server's first code is the only one sent. */
  codeOut: CodeOut | null = null;
  /**
   * The code an SSO provider sent back with this browser; '' for a failed attempt. Null once it is handled, or when there
   * was none (spec §2.1 ssoCode, error=ssoError).
   */
  ssoCode: string | null = null;
  /** The username or address of a person who has just reset the password. The form fills it in. */
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

  /** The path the router goes to next; null while the sign-in is not finished or when it leads out of the app. */
  get destination(): string | null {
    return this.flow.at === 'landing' && this.flow.landing.to === 'path'
      ? this.flow.landing.path
      : null;
  }

  /** Starts to follow the session. An existing session resumes at the step that is due. Safe to call again after `dispose`. */
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
   * Stops following the session. An open step stays, because strict mode mounts twice. A completed sign-in is reset, so
   * that it does not redirect again.
   */
  dispose(): void {
    if (this.destination !== null) this.#toForm();
    this.#watch?.unsubscribe();
    this.#watch = null;
  }

  /** The credentials sent before the form could show it; null once `submitCredentials` has taken them up. */
  get ahead(): CredentialsInput | null {
    return this.#ahead?.input ?? null;
  }

  /** Sends credentials whose Login was pressed before the form was ready. Nothing is shown until `submitCredentials` takes them up. */
  sendAhead(input: CredentialsInput, returnUrl: string | null): void {
    if (this.#ahead !== null || this.busy) return;
    this.#ahead = { input, answer: this.#actions.signIn({ ...input, returnUrl }) };
  }

  /** Sends the credentials once; a second press during the request does nothing. Returns whether they were accepted. */
  async submitCredentials(input: CredentialsInput): Promise<boolean> {
    if (this.busy) return false;
    const ahead = this.#ahead;
    this.#ahead = null;
    return this.enter(
      (returnUrl) => ahead?.answer ?? this.#actions.signIn({ ...input, returnUrl }),
      MESSAGES.validateCredentials,
    );
  }

  /** Holds the typed credentials until the contact is proven; null returns to the form. */
  prove(input: CredentialsInput | null): void {
    this.proving = input;
  }

  /**
   * Signs in by any method, one attempt at a time. If the attempt is refused, a session that was resumed in the meantime
   * is used. Returns whether the attempt succeeded.
   */
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

  /** Moves to the next step of the flow, with an optional success message. */
  advance(flow: LoginFlow, success: string | null = null): void {
    if (flow.at === 'credentials') this.#toForm();
    else this.flow = flow;
    this.notice = null;
    if (success !== null) this.#say('success', success, DURATIONS.toastShort);
  }

  /** Records a code that was sent. Its wait replaces the earlier one. */
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

  /** Shows a given message beside the form, such as a sign-in error from the address. */
  announce(text: string, durationMs: number | null = null): void {
    this.#say('error', text, durationMs);
  }

  /** Reports a password reset beside the form and fills in the username (WCAG 3.3.7). */
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
        // The hand-over to the classic portal ends the session on purpose, so the form must not appear for a moment.
        if (this.flow.at !== 'credentials' && this.flow.at !== 'landing') this.#toForm();
        return;
      }
      // While credentials are being sent, the flow waits for their result, which leads to the page the person asked for.
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
