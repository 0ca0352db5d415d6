import { makeAutoObservable, observableRef } from 'mobx';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { LoginStep } from '#core/permission/login-step.ts';
import {
  askStepFormSchema,
  correctContactFormSchema,
  type AskedStep,
  type AskStepForm,
  type CorrectContactForm,
} from '#core/support/asked-step.schema.ts';
import type { SupportGateway } from '#core/support/support.api.ts';
import type { SupportedUser } from '#core/support/supported-users.schema.ts';
import { CONTACT_TEXT } from '#core/support/diagnostics-of.rule.ts';
import { STEP_TEXT } from '#core/login/login-step-text.ts';
import { FormState } from '../forms/form-state.ts';
import { Submission } from '../forms/submission.ts';

interface Parts {
  readonly support: Pick<
    SupportGateway,
    'supportStep' | 'supportContact' | 'supportTakeBackContact' | 'supportTakeBackStep'
  >;
  readonly makeKey: () => AttemptKey;
  /** Returns the currently shown state of the person. */
  readonly user: () => SupportedUser;
  /** Called with the person's new state and the success message. */
  readonly onDone: (user: SupportedUser, done: string) => void;
}

/** An open dialog with its form, and an idempotency key that makes a repeated press harmless. */
interface Asking<Typed extends object, Value> {
  readonly form: FormState<Typed, Value>;
  readonly key: AttemptKey;
  readonly submission: Submission;
}

/** The dialog that requests a step again: the reason, and whether running sessions end. */
export interface StepQuestion extends Asking<AskStepForm, AskStepForm> {
  readonly step: LoginStep;
}

/** The dialog that corrects a contact: the type, the new value, and the reason. */
export type CorrectionQuestion = Asking<CorrectContactForm, CorrectContactForm>;

const FAILED = 'This could not be done.';

/** Requests steps for one person's next sign-in, and withdraws the requests (domain guide 6.17). */
export class NextSignInViewModel {
  stepQuestion: StepQuestion | null = null;
  correctionQuestion: CorrectionQuestion | null = null;
  /** Id of the request being withdrawn; null for none. */
  takingBack: string | null = null;
  /** Progress and error of withdrawing a request. */
  readonly submission = new Submission();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, {
      submission: false,
      stepQuestion: observableRef,
      correctionQuestion: observableRef,
    });
  }

  /** True if closing would lose typed input. */
  get dirty(): boolean {
    return [this.stepQuestion, this.correctionQuestion].some(
      (question) => question?.form.differs() === true,
    );
  }

  /** Opens the dialog that requests a step. */
  askFor(step: LoginStep): void {
    const form = new FormState<AskStepForm>({
      initial: { reason: '', endSessions: true },
      validate: (values) => readForm(askStepFormSchema, values),
    });
    this.stepQuestion = { step, ...this.#asking(form) };
  }

  /** Opens the dialog that corrects a contact. The e-mail address is preselected if there is one. */
  correctContact(): void {
    const { email, phoneNumber } = this.#parts.user();
    const type = email === null && phoneNumber !== null ? 'cellPhone' : 'email';
    const form = new FormState<CorrectContactForm>({
      initial: { type, value: '', reason: '', endSessions: true },
      validate: (values) => readForm(correctContactFormSchema, values),
    });
    this.correctionQuestion = this.#asking(form);
  }

  leaveIt(): void {
    this.stepQuestion = null;
    this.correctionQuestion = null;
  }

  async sendStep(): Promise<void> {
    const { stepQuestion: question } = this;
    const asked = question?.form.submit() ?? null;
    if (question === null || asked === null) return;
    const { step, key, submission } = question;
    const { support } = this.#parts;
    const { accountId } = this.#parts.user();
    await submission.run(
      () => {
        const content = { step, ...asked };
        return key.send(content, (idempotencyKey) =>
          support.supportStep({ accountId, ...content }, { idempotencyKey }),
        );
      },
      this.#then(`Required at next sign-in: ${STEP_TEXT[step].toLowerCase()}`),
    );
  }

  async sendCorrection(): Promise<void> {
    const { correctionQuestion: question } = this;
    const asked = question?.form.submit() ?? null;
    if (question === null || asked === null) return;
    const { key, submission } = question;
    const { support } = this.#parts;
    const { accountId } = this.#parts.user();
    await submission.run(
      () =>
        key.send(asked, (idempotencyKey) =>
          support.supportContact({ accountId, ...asked }, { idempotencyKey }),
        ),
      this.#then(`The next sign-in sends its code to the new ${CONTACT_TEXT[asked.type]}`),
    );
  }

  async takeBackStep({ id, step }: AskedStep): Promise<void> {
    const { accountId } = this.#parts.user();
    await this.#takeBack(
      id,
      () => this.#parts.support.supportTakeBackStep({ accountId, askedId: id }),
      `Withdrawn: ${STEP_TEXT[step].toLowerCase()}`,
    );
  }

  async takeBackCorrection(): Promise<void> {
    const { accountId, correction } = this.#parts.user();
    if (correction === null) return;
    const { id, type } = correction;
    await this.#takeBack(
      id,
      () => this.#parts.support.supportTakeBackContact({ accountId, correctionId: id }),
      `The ${CONTACT_TEXT[type]} stays the same`,
    );
  }

  async #takeBack(
    id: string,
    send: () => ReturnType<SupportGateway['supportTakeBackStep']>,
    done: string,
  ): Promise<void> {
    if (this.takingBack !== null) return;
    this.takingBack = id;
    await this.submission.run(async () => {
      const answer = await send();
      this.takingBack = null;
      return answer;
    }, this.#then(done));
  }

  #asking<Typed extends object, Value>(form: FormState<Typed, Value>): Asking<Typed, Value> {
    this.submission.clear();
    return { form, key: this.#parts.makeKey(), submission: new Submission() };
  }

  #then(done: string) {
    return {
      fallback: FAILED,
      onOk: (user: SupportedUser) => {
        this.leaveIt();
        this.#parts.onDone(user, done);
      },
    };
  }
}
