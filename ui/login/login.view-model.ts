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

/** The whole sign-in of one person, from the empty form to the place it leads to (spec §4.1). */
export class LoginViewModel {
  readonly variant: Variant;
  flow: LoginFlow = CREDENTIALS;
  /** The credentials are on their way. */
  busy = false;
  notice: FormNotice | null = null;
  /** The last try met a limit: the form offers to prove the contact first, whatever the name (SECURITY.md §2.4). */
  heldBack = false;
  /** What somebody typed who proves their contact before it is checked; null for everybody else. */
  proving: CredentialsInput | null = null;
  /** The newest code of this sign-in; null while only the server's first one is out. */
  codeOut: CodeOut | null = null;
  /** What a provider sent this browser back with, '' for a trip that failed; null once that was dealt with, or when nobody came back (spec §2.1 ssoCode, error=ssoError). */
  ssoCode: string | null = null;
  /** The name or address of somebody who got a new password meanwhile; the form takes it over. */
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

  /** The address the router goes to next; null while the sign-in is not over or leads out of the app. */
  get destination(): string | null {
    return this.flow.at === 'landing' && this.flow.landing.to === 'path'
      ? this.flow.landing.path
      : null;
  }

  /** Begins to follow the session; an existing one resumes at the step that is due. Safe to call again after `dispose`. */
  start(returnUrl: string | null): void {
    this.#returnUrl = returnUrl;
    if (this.ssoCode === '') {
      this.ssoCode = null;
      this.announce(MESSAGES.sso);
    }
    this.#watch?.unsubscribe();
    this.#watch = this.#session.state$.subscribe(() => this.#follow());
  }

  /** Stops following; an open step stays as it is, strict mode mounts twice, but a reached landing is not reached again. */
  dispose(): void {
    if (this.destination !== null) this.#toForm();
    this.#watch?.unsubscribe();
    this.#watch = null;
  }

  /** What was sent before the form could show it; null once its answer is waited for. */
  get ahead(): CredentialsInput | null {
    return this.#ahead?.input ?? null;
  }

  /** Sends credentials whose press came before the form listens; nothing is shown until `submitCredentials` takes it up. */
  sendAhead(input: CredentialsInput, returnUrl: string | null): void {
    if (this.#ahead !== null || this.busy) return;
    this.#ahead = { input, answer: this.#actions.signIn({ ...input, returnUrl }) };
  }

  /** Sends the credentials once; a second press while they travel does nothing. Answers whether they were accepted. */
  async submitCredentials(input: CredentialsInput): Promise<boolean> {
    if (this.busy) return false;
    const ahead = this.#ahead;
    this.#ahead = null;
    return this.enter(
      (returnUrl) => ahead?.answer ?? this.#actions.signIn({ ...input, returnUrl }),
      MESSAGES.validateCredentials,
    );
  }

  /** Keeps what was typed until the contact is proven; null goes back to the form. */
  prove(input: CredentialsInput | null): void {
    this.proving = input;
  }

  /** Signs in by any method, one at a time; a session that was resumed meanwhile counts when that is refused. Answers whether somebody is signed in. */
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

  /** The flow moves on; an optional sentence says what was achieved. */
  advance(flow: LoginFlow, success: string | null = null): void {
    if (flow.at === 'credentials') this.#toForm();
    else this.flow = flow;
    this.notice = null;
    if (success !== null) this.#say('success', success, DURATIONS.toastShort);
  }

  /** Notes a code that went out; the newest wait counts. */
  noteCode(code: CodeOut): void {
    this.codeOut = code;
  }

  /** Returns to the form and ends the pending session; what a step was doing is forgotten. */
  async backToSignIn(text: string | null = null): Promise<void> {
    this.#attempt += 1;
    this.busy = false;
    this.#toForm();
    this.notice = null;
    if (text !== null) this.#say('error', text, null);
    await this.#actions.signOut();
  }

  /** Puts a failure into words beside the form; a failure without words changes nothing. */
  fail(failure: Failure, fallback: string, durationMs: number | null = null): void {
    const text = explain(failure, fallback);
    if (text !== null) this.#say('error', text, durationMs);
  }

  /** Shows an own sentence beside the form, such as a sign-in error the address carries. */
  announce(text: string, durationMs: number | null = null): void {
    this.#say('error', text, durationMs);
  }

  /** A password was reset beside the form: said there, and the form knows who it was (WCAG 3.3.7). */
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
        // The hand-over to the classic portal ends the session on purpose; the form must not flash meanwhile.
        if (this.flow.at !== 'credentials' && this.flow.at !== 'landing') this.#toForm();
        return;
      }
      // What was sent ahead leads where its person wanted to go, as soon as the form takes it up.
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
