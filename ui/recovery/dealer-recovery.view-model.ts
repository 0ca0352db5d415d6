import { makeAutoObservable, observableRef } from 'mobx';
import type { SecurityQuestion } from '#core/login/account.gateway.port.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { securityAnswersSchema, type SecurityAnswer } from '#core/login/new-password.schema.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { detectContact } from '#core/mfa/detect-contact.rule.ts';
import {
  passwordRequirements,
  type PasswordContext,
  type PasswordRequirement,
} from '#core/login/password-requirements.rule.ts';
import {
  dealerIdentifySchema,
  dealerResetSchema,
  type DealerIdentity,
  type DealerReset,
} from '#core/recovery/dealer-reset.schema.ts';
import type { DealerRecoveryGateway } from '#core/recovery/dealer-recovery.gateway.port.ts';
import { FormState } from '../forms/form-state.ts';
import type { CaptchaViewModel } from '../forms/captcha.view-model.ts';
import { textFor } from '../forms/timed-run.ts';
import { RecoveryMethod } from './recovery-method.ts';

/** Path of an answer field in the form schema. */
export type AnswerField = `answers.${number}.answer`;

export type AnswersForm = FormState<
  Record<AnswerField, string>,
  { readonly answers: readonly SecurityAnswer[] }
>;

/** Returns the path of the answer field at an index, from 0. */
export const answerField = (index: number): AnswerField => `answers.${index}.answer`;

/** Returns a form with one answer field per question, in order. */
export const createAnswersForm = (questions: readonly SecurityQuestion[]): AnswersForm =>
  new FormState({
    initial: Object.fromEntries(questions.map((_, index) => [answerField(index), ''])),
    validate: (values) =>
      readForm(securityAnswersSchema(questions.length), {
        answers: questions.map(({ id }, index) => ({
          questionId: id,
          answer: values[answerField(index)] ?? '',
        })),
      }),
  });

export interface DealerRecoveryParts {
  readonly gateway: Omit<DealerRecoveryGateway, 'forgotUsername'>;
  readonly captcha: CaptchaViewModel;
  readonly productName: string;
  /** Called after the password is set, so that the sign-in form shows a message. */
  readonly onDone: (username: string) => void;
}

/** The username and contact sent to the server, and the questions that the server returned. */
export interface OpenedRecovery extends DealerIdentity {
  readonly questions: readonly SecurityQuestion[];
}

/**
 * Resets a dealer's or staff member's forgotten password in three steps: username and contact, security questions, new
 * password (spec §4.2).
 */
export class DealerRecoveryViewModel {
  readonly method: RecoveryMethod<OpenedRecovery>;
  /** One answer field per question; null until the questions are loaded. */
  answers: AnswersForm | null = null;
  readonly captcha: CaptchaViewModel;
  readonly identity = new FormState<DealerIdentity>({
    initial: { username: '', contact: '' },
    validate: (values) => readForm(dealerIdentifySchema, values),
  });
  readonly passwords: FormState<DealerReset>;
  readonly #parts: DealerRecoveryParts;

  constructor(parts: DealerRecoveryParts) {
    this.#parts = parts;
    this.captcha = parts.captcha;
    this.method = new RecoveryMethod(() => this.forget());
    this.passwords = new FormState<DealerReset>({
      initial: { newPassword: '', confirmPassword: '' },
      validate: (values) => readForm(dealerResetSchema(this.context), values),
    });
    makeAutoObservable(this, {
      answers: observableRef,
      method: false,
      captcha: false,
      identity: false,
      passwords: false,
    });
  }

  /** True if the questions for this username and contact are already loaded, so that no captcha is needed. */
  get known(): boolean {
    const { flow } = this.method;
    if (flow.at !== 'identify' || flow.opened === null) return false;
    const { username, contact } = this.identity.values;
    return username.trim() === flow.opened.username && contact.trim() === flow.opened.contact;
  }

  get requirements(): readonly PasswordRequirement[] {
    return passwordRequirements(this.passwords.values.newPassword, this.context);
  }

  /** Texts that the new password must not contain. */
  get context(): PasswordContext {
    const { flow } = this.method;
    const username = flow.at === 'reset' ? flow.opened.username : '';
    return { username, productName: this.#parts.productName };
  }

  dispose(): void {
    this.captcha.dispose();
  }

  /** Fills in the username typed in the sign-in form. */
  suggest(username: string | null): void {
    if (username !== null && this.identity.values.username === '')
      this.identity.type('username', username);
  }

  /** Starts a recovery; the server returns questions for any input (SECURITY.md T1). Refused input stays in the form. */
  async identify(): Promise<void> {
    const { method, captcha, identity } = this;
    if (method.flow.at !== 'identify' || method.run.busy) return;
    const form = identity.submit();
    if (form !== null && this.known) {
      method.goOn();
      return;
    }
    const opened = await method.run.press(async () => {
      const token = await captcha.take();
      const contact = form && detectContact(form.contact);
      if (form === null || contact === null || token === null) return null;
      const { type } = contact;
      return this.#parts.gateway.openRecovery({ ...form, type, captcha: token });
    }, textFor(MESSAGES.verifyAccount));
    if (opened === null || form === null) {
      this.showIncomplete();
      return;
    }
    captcha.reset();
    if (!opened.ok) return;
    method.open({ ...form, questions: opened.value });
    this.answers = createAnswersForm(opened.value);
  }

  /** Sends the answers. Already accepted answers are not sent again. */
  async prove(): Promise<void> {
    const { method } = this;
    if (method.flow.at !== 'prove' || method.run.busy) return;
    if (method.flow.proven) {
      method.goOn();
      return;
    }
    const form = this.answers?.submit() ?? null;
    if (form === null) return;
    const result = await method.run.press(
      () => this.#parts.gateway.answerQuestions(form.answers),
      textFor(MESSAGES.validateAnswers),
    );
    if (result === null) return;
    if (result.ok) method.prove();
    else method.restartAfter(result.error);
  }

  /** Sets the new password. Refused input stays in the form. */
  async reset(): Promise<void> {
    const { method } = this;
    if (method.flow.at !== 'reset' || method.run.busy) return;
    const { username } = method.flow.opened;
    const form = this.passwords.submit();
    if (form === null) return;
    const done = await method.reset(() => this.#parts.gateway.resetPassword(form));
    if (done === true) this.#parts.onDone(username);
  }

  /**
   * Shows one message above the form if username or contact is missing, in addition to the errors at the fields (spec §5
   * "Dealer forgot password").
   */
  showIncomplete(): void {
    const { username, contact } = this.identity.values;
    if (username.trim() === '' || contact.trim() === '')
      this.method.run.say({ text: MESSAGES.dealerForgotIncomplete });
  }

  /** Clears the secrets typed in the current step. */
  forget(): void {
    const { flow } = this.method;
    if ('opened' in flow && flow.opened !== null)
      this.answers = createAnswersForm(flow.opened.questions);
    this.passwords.clear('newPassword');
    this.passwords.clear('confirmPassword');
    this.captcha.reset();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly dealerRecovery: DealerRecoveryViewModel;
  }
}
