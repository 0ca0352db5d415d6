import type { AccountGateway } from '#core/login/account.gateway.port.ts';
import { type Failure, err, ok, type Result } from '#core/kernel/result.ts';
import type { AgreementGateway } from '#core/login/agreement.gateway.port.ts';
import type { Demand } from '#core/permission/login-step.ts';
import { openDemands } from '#core/login/plan-login-steps.rule.ts';
import { completeStep } from '#tests/core/login/support/complete-step.ts';
import type { MfaGateway } from '#core/mfa/mfa.gateway.port.ts';
import type { SessionView, StepReply } from '#core/session/session-view.schema.ts';
import type { SessionGateway } from '#core/session/session.gateway.port.ts';
import { NOT_DUE } from './sign-in-world.ts';
import { replyOf } from './people.ts';

/** What happens to one call: the call succeeds, never arrives, loses its response, or gets its response too late. */
export type Mood = 'well' | 'never arrives' | 'answer lost' | 'answer late';

const refused = (status: number, code: string): Failure => ({
  kind: 'refused',
  status,
  message: null,
  code,
});

/** Simulates the server during sign-in, over an unreliable line. There is one due requirement and one valid code at a time. */
export class MoodyServer implements AccountGateway, MfaGateway, AgreementGateway {
  view: SessionView;
  /** Completed requirements, in order of completion. */
  readonly done: Demand[] = [];
  #moods: readonly Mood[];
  #code = true;
  #draft: string | null = null;
  #proven = false;

  constructor(view: SessionView, moods: readonly Mood[]) {
    this.view = view;
    this.#moods = moods;
  }

  readonly #call = <T>(act: () => Result<T, Failure>): Promise<Result<T, Failure>> => {
    const [mood = 'well', ...rest] = this.#moods;
    this.#moods = rest;
    if (mood === 'never arrives') return Promise.resolve(err({ kind: 'unreachable' }));
    const answer = act();
    if (mood === 'answer lost') return Promise.resolve(err({ kind: 'unreachable' }));
    if (mood === 'answer late') return Promise.resolve(err({ kind: 'timedOut' }));
    return Promise.resolve(answer);
  };

  readonly #due = (demand: Demand): boolean => {
    const [first] = openDemands(this.view.user.applicationNum, this.view.requirements);
    return first === demand || (first === 'contactInfo' && demand === 'mfaVerify');
  };

  readonly #fulfil = (demand: Demand): Result<StepReply, Failure> => {
    if (!this.#due(demand)) return err(NOT_DUE);
    this.done.push(demand);
    const requirements = completeStep(this.view.requirements, demand);
    this.view = { ...this.view, requirements };
    return ok(replyOf(this.view));
  };

  readonly session: Pick<SessionGateway, 'requirements'> = {
    requirements: () => this.#call(() => ok(this.view.requirements)),
  };

  validateContact(value: string) {
    return this.#call(() => {
      if (!this.#due('contactInfo')) return err(NOT_DUE);
      if (this.#draft !== value) this.#code = false;
      this.#draft = value;
      return ok({ value, type: 'email' as const });
    });
  }

  contactMethods() {
    return this.#call(() => ok([{ value: 'd•••@e•••.com', type: 'email' as const }]));
  }

  codeDeparture() {
    return this.#call(() => ok('sent' as const));
  }

  requestCode() {
    return this.#call(() => {
      if (!this.#due('mfaVerify')) return err(NOT_DUE);
      this.#code = true;
      return ok({ sentTo: 'email' as const, sentToMsg: 'd•••@e•••.com', resendInSeconds: 30 });
    });
  }

  verifyCode() {
    return this.#call((): Result<StepReply, Failure> => {
      if (!this.#due('mfaVerify')) return err(NOT_DUE);
      if (!this.#code) return err(refused(401, 'codeExpired'));
      this.#code = false;
      if (!this.view.requirements.noContactInfo) return this.#fulfil('mfaVerify');
      this.#proven = true;
      return ok({ session: this.view, token: null });
    });
  }

  saveContact(_scope: 'internal' | 'external', { value }: { readonly value: string }) {
    return this.#call(() => {
      if (!this.view.requirements.noContactInfo) return err(NOT_DUE);
      if (!this.#proven || this.#draft !== value) return err(refused(409, 'contactNotVerified'));
      return this.#fulfil('mfaVerify');
    });
  }

  changeUsername() {
    return this.#call(() => this.#fulfil('usernameReset'));
  }

  securityQuestions() {
    return this.#call(() => ok({ questions: [], count: 0 }));
  }

  saveSecurityAnswers() {
    return this.#call(() => this.#fulfil('securityQuestions'));
  }

  replacePassword() {
    return this.#call(() => this.#fulfil('passwordReset'));
  }

  terms() {
    return this.#call(() => ok({ version: 1, text: 'Be kind.' }));
  }

  acceptTerms() {
    return this.#call(() => this.#fulfil('terms'));
  }

  privacyPolicy() {
    return this.#call(() => ok({ version: 1, text: 'We keep little.' }));
  }

  acceptPrivacyPolicy() {
    return this.#call(() => this.#fulfil('privacy'));
  }
}
