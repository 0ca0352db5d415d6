import { when } from 'mobx';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { LoginFlow } from '#core/login/login-flow.rule.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { ViewModels } from '../shell/registry.ts';
import type { SessionViewModel } from '../shell/session.view-model.ts';

interface Parts {
  readonly login: ViewModels['login'];
  readonly session: Pick<SessionViewModel, 'settled' | 'unavailable'>;
  exchange(input: {
    readonly ssoCode: string;
    readonly returnUrl: string | null;
  }): Promise<Result<LoginFlow, Failure>>;
}

/** Exchanges an SSO code for a session, once (spec §2.1 ssoCode). */
export class SsoReturnViewModel {
  readonly #parts: Parts;
  #started = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Starts the exchange. A second call, as in strict mode, does nothing. */
  async start(): Promise<void> {
    const { login, session } = this.#parts;
    const { ssoCode } = login;
    if (this.#started || ssoCode === null) return;
    this.#started = true;
    // Waits for start-up, because an older session being resumed would overwrite the cookie of the new session.
    await when(() => session.settled || session.unavailable);
    await login.enter((returnUrl) => this.#parts.exchange({ ssoCode, returnUrl }), MESSAGES.sso);
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly ssoReturn: SsoReturnViewModel;
  }
}
