import { randomUUID } from 'node:crypto';
import type { Backend } from '#core/backend/backend.ts';
import type { CookieEffects, SessionCaller, WithCookies } from '#core/backend/caller.ts';
import type { Refusal } from '#core/backend/refusal.ts';
import type { Authentication } from '#core/backend/session/authenticate.use-case.ts';
import { checkAccess } from '#core/backend/session/check-access.rule.ts';
import { err, type Result } from '#core/kernel/result.ts';
import type { Access } from '#core/permission/access.ts';
import type { SessionGrant, StepReply } from '#core/session/session-view.schema.ts';
import type { Variant } from '#core/session/user.schema.ts';

/** Options of a test browser: variant, address and user agent. */
export interface BrowserOptions {
  readonly variant?: Variant;
  readonly address?: string;
  readonly userAgent?: string;
}

/** Simulates a browser and the server's edge: stores cookies and the token, authenticates every call and checks its access policy. */
export class TestBrowser {
  readonly variant: Variant;
  readonly address: string;
  readonly #backend: Backend;
  readonly #browserId = randomUUID();
  readonly #userAgent: string | null;
  token: string | null = null;
  refresh: string | null = null;
  device: string | null = null;

  constructor(backend: Backend, options: BrowserOptions) {
    this.#backend = backend;
    this.variant = options.variant ?? 'dealer';
    this.address = options.address ?? '198.51.100.7';
    this.#userAgent = options.userAgent ?? null;
  }

  get caller() {
    return {
      requestId: randomUUID(),
      address: this.address,
      variant: this.variant,
      browserId: this.#browserId,
      userAgent: this.#userAgent,
      deviceSecret: this.device,
    };
  }

  async logIn(login: string, password: string): Promise<Result<SessionGrant, Refusal>> {
    const audience = this.variant;
    const input = { login, password, audience, claimedIp: null, refreshSecret: this.refresh };
    return this.#keep(await this.#backend.login.logIn(this.caller, input));
  }

  async refreshToken(): Promise<Result<SessionGrant, Refusal>> {
    const input = { refreshSecret: this.refresh };
    return this.#keep(await this.#backend.session.refreshSession(this.caller, input));
  }

  /** Resumes the staff member's own session ("Continue as …"), using only the cookie. */
  async resumeStaff(): Promise<Result<SessionGrant, Refusal>> {
    const input = { refreshSecret: this.refresh };
    return this.#keep(await this.#backend.impersonation.resumeStaff(this.caller, input));
  }

  /** Returns the name of the staff member whose own session this browser can resume; null if there is none. */
  async waitingStaff(): Promise<string | null> {
    const input = { refreshSecret: this.refresh };
    const answer = await this.#backend.impersonation.waitingStaff(this.caller, input);
    return answer.ok ? answer.value.name : null;
  }

  async logOut(): Promise<void> {
    const done = await this.#backend.session.logOut(this.caller, { refreshSecret: this.refresh });
    if (done.ok) this.#apply(done.value.cookies);
  }

  /** Resolves the bearer token to its session, as the server's edge does. */
  async authenticate(background = false): Promise<Authentication> {
    const found = await this.#backend.session.authenticate(this.caller, {
      token: this.token,
      background,
    });
    if (found.kind === 'live' && found.activity !== null)
      await this.#backend.session.noteActivity(found.activity);
    return found;
  }

  /** Calls an operation under its access policy, as the server's edge does. */
  async call<T>(
    access: Access,
    work: (caller: SessionCaller) => Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refusal>> {
    const found = await this.authenticate();
    if (found.kind !== 'live') return err({ kind: 'sessionOver' });
    const allowed = checkAccess(found.session, access);
    return allowed === 'allow' ? work({ ...this.caller, session: found.session }) : err(allowed);
  }

  /** Performs a sign-in step and stores the new token and cookies. */
  async step(
    access: Access,
    work: (caller: SessionCaller) => Promise<Result<WithCookies<StepReply>, Refusal>>,
  ): Promise<Result<StepReply, Refusal>> {
    return this.#keep(await this.call(access, work));
  }

  #keep<T extends SessionGrant | StepReply>(
    answer: Result<WithCookies<T>, Refusal>,
  ): Result<T, Refusal> {
    if (!answer.ok) return answer;
    this.#apply(answer.value.cookies);
    const { value } = answer.value;
    this.token = value.token?.accessToken ?? this.token;
    return { ok: true, value };
  }

  #apply(cookies: CookieEffects): void {
    if (cookies.refresh === 'clear') this.refresh = null;
    else if (cookies.refresh) this.refresh = cookies.refresh.secret;
    if (cookies.device) this.device = cookies.device.secret;
  }
}
