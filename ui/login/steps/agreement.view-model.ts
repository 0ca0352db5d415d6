import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { acceptAgreement, loadAgreement } from '#core/login/save-security-answers.use-case.ts';
import type { Agreement } from '#core/login/agreement.gateway.port.ts';
import { declineAgreement, type AgreementFlow } from '#core/login/login-flow.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { acknowledgementSchema } from '#core/privacy/acknowledgement.schema.ts';
import type { LoginViewModel } from '../login.view-model.ts';
import { StepRun } from './step-run.ts';

export interface AgreementParts {
  readonly login: LoginViewModel;
  readonly loadAgreement: ReturnType<typeof loadAgreement>;
  readonly acceptAgreement: ReturnType<typeof acceptAgreement>;
}

/** Handles the terms or the privacy policy after the last sign-in step: the person checks the box and accepts, or declines (spec §4.1). */
export class AgreementViewModel {
  agreement: Agreement | null = null;
  ticked = false;
  /** The error message inside the dialog; null when there is none. */
  problem: string | null = null;
  readonly run: StepRun;
  readonly #parts: AgreementParts;

  constructor(parts: AgreementParts) {
    this.#parts = parts;
    this.run = new StepRun(parts.login);
    makeAutoObservable(this, { agreement: observableRef, run: false });
  }

  /** Loads the text to be accepted. A retry after a failure keeps the checkbox state. */
  async start(): Promise<void> {
    const flow = this.#flow();
    if (flow === null) return;
    this.problem = null;
    const { login, loadAgreement } = this.#parts;
    const result = await loadAgreement({ flow });
    runInAction(() => {
      if (login.flow !== flow) return;
      if (result.ok) {
        this.agreement = result.value;
        return;
      }
      if (result.error.flow !== flow) login.advance(result.error.flow);
      const text =
        flow.which === 'privacy' ? MESSAGES.loadPrivacyPolicy : MESSAGES.navigateNextStep;
      this.problem = explain(result.error.failure, text, 'read');
    });
  }

  tick(checked: boolean): void {
    this.ticked = checked;
    if (checked) this.problem = null;
  }

  /** Accepts the text that was shown, or shows a message if the box is not checked. */
  async accept(): Promise<void> {
    const { agreement } = this;
    if (agreement === null) return;
    const acknowledged = readForm(acknowledgementSchema, { accepted: this.ticked });
    this.problem = acknowledged.ok ? null : (acknowledged.error.accepted?.[0] ?? null);
    if (!acknowledged.ok) return;
    const { login, acceptAgreement } = this.#parts;
    const failure = await this.run.press(
      'agreement',
      (flow) => acceptAgreement({ flow, version: agreement.version }),
      { fallback: MESSAGES.acceptTerms },
    );
    if (failure === null) return;
    // If a newer text is in force, the person must read it and check the box again.
    if (failure.kind === 'refused' && failure.code === 'agreementChanged') await this.#reread();
    runInAction(() => {
      this.problem = explain(failure, MESSAGES.acceptTerms);
      login.clearNotice();
    });
  }

  /**
   * Declines the text. Declined terms stay open with a message that they must be accepted; declining the privacy policy
   * returns the person to the form (spec §4.1, §8).
   */
  async decline(): Promise<void> {
    const flow = this.#flow();
    if (flow === null) return;
    const declined = declineAgreement(flow);
    if (declined.flow === flow) this.problem = declined.message;
    else await this.#parts.login.backToSignIn(declined.message);
  }

  #flow(): AgreementFlow | null {
    const { flow } = this.#parts.login;
    return flow.at === 'agreement' ? flow : null;
  }

  async #reread(): Promise<void> {
    runInAction(() => {
      this.ticked = false;
      this.agreement = null;
    });
    await this.start();
  }
}

declare module '../../shell/registry.ts' {
  interface ViewModels {
    readonly agreementStep: AgreementViewModel;
  }
}
