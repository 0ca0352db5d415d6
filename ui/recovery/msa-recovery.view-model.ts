import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { PasswordRequirement } from '#core/login/password-requirements.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { msaIdentifySchema, msaResetSchema } from '#core/recovery/dealer-reset.schema.ts';
import type { MsaRecoveryGateway } from '#core/recovery/dealer-recovery.gateway.port.ts';
import type { startMsaRecovery } from '#core/recovery/start-msa-recovery.use-case.ts';
import {
  chosenPasswordRequirements,
  type ChosenPasswordContext,
} from '#core/registration/chosen-password-requirements.rule.ts';
import type { CaptchaViewModel } from '../forms/captcha.view-model.ts';
import { FormState } from '../forms/form-state.ts';
import { TypedCode } from '../forms/typed-code.ts';
import type { Resendable } from '../forms/countdown.ts';
import { RecoveryMethod, codeText, startText } from './recovery-method.ts';

export interface MsaRecoveryParts {
  readonly start: ReturnType<typeof startMsaRecovery>;
  readonly gateway: Pick<MsaRecoveryGateway, 'verifyCode' | 'resetPassword'>;
  readonly captcha: CaptchaViewModel;
  readonly clock: Clock;
  readonly productName: string;
  /** Called after the password is set, so that the sign-in form shows a message. */
  readonly onDone: (email: string) => void;
}

/** Resets a customer's forgotten password in three steps: e-mail address, code, new password (spec §4.2). */
export class MsaRecoveryViewModel {
  readonly method: RecoveryMethod<{ readonly email: string }>;
  readonly code: TypedCode;
  readonly captcha: CaptchaViewModel;
  readonly emailForm = new FormState<{ readonly email: string }>({
    initial: { email: '' },
    validate: (values) => readForm(msaIdentifySchema, values),
  });
  readonly passwordForm: FormState<{ readonly newPassword: string }>;
  readonly #parts: MsaRecoveryParts;

  constructor(parts: MsaRecoveryParts) {
    this.#parts = parts;
    this.code = new TypedCode(parts.clock);
    this.captcha = parts.captcha;
    this.method = new RecoveryMethod(() => this.forget());
    this.passwordForm = new FormState<{ readonly newPassword: string }>({
      initial: { newPassword: '' },
      validate: (values) => readForm(msaResetSchema(this.context), values),
    });
    makeAutoObservable(this, {
      method: false,
      code: false,
      captcha: false,
      emailForm: false,
      passwordForm: false,
    });
  }

  get requirements(): readonly PasswordRequirement[] {
    return chosenPasswordRequirements(this.passwordForm.values.newPassword, this.context);
  }

  /** Options for resending the code. */
  get resending(): Resendable {
    const { resendWait } = this.code;
    return {
      sentTo: 'email',
      channels: ['email'],
      resendWait,
      resendBlocked: this.method.run.busy || resendWait.running,
      resend: () => this.resend(),
    };
  }

  /** Texts that the new password must not contain. */
  get context(): ChosenPasswordContext {
    const { flow } = this.method;
    const email = flow.at === 'reset' ? flow.opened.email : '';
    return { email, productName: this.#parts.productName };
  }

  start(): void {
    this.code.resendWait.resume();
  }

  dispose(): void {
    this.code.resendWait.dispose();
    this.captcha.dispose();
  }

  /** Fills in the e-mail address typed in the sign-in form. */
  suggest(email: string | null): void {
    if (email !== null && this.emailForm.values.email === '') this.emailForm.type('email', email);
  }

  /** Starts a recovery and requests a code. If the address already has a code, continues without requesting one. */
  async identify(): Promise<void> {
    const { method, code } = this;
    const form = this.emailForm.submit();
    if (form === null || method.flow.at !== 'identify') return;
    if (method.flow.opened?.email === form.email) {
      method.goOn();
      return;
    }
    const sent = await method.run.press(
      () => this.#parts.start({ ...form, opened: false }),
      startText,
    );
    if (sent?.ok !== true) return;
    code.renew(sent.value.nextAt);
    method.open(form);
  }

  /** Handles typed digits. The sixth digit submits the code. */
  async enterCode(text: string): Promise<void> {
    if (this.code.enter(text)) await this.prove();
  }

  /** Verifies the code. An already accepted code is not sent again. */
  async prove(): Promise<void> {
    const { method, code } = this;
    const { flow } = method;
    if (flow.at !== 'prove') return;
    if (flow.proven) {
      method.goOn();
      return;
    }
    if (!code.whole) {
      code.askFocus();
      return;
    }
    const { digits } = code;
    const { email } = flow.opened;
    const result = await method.run.press(
      () => this.#parts.gateway.verifyCode({ username: email, code: digits }),
      codeText,
    );
    if (result === null) return;
    if (result.ok) method.prove();
    else if (!method.restartAfter(result.error) && code.refuse(result.error, digits))
      await this.prove();
  }

  /** Requests another code. The link is then disabled for a while. */
  async resend(): Promise<void> {
    const { method, code } = this;
    const { flow } = method;
    if (flow.at !== 'prove' || this.resending.resendBlocked) return;
    const { digits } = code;
    const { email } = flow.opened;
    const sent = await method.run.press(
      () => this.#parts.start({ email, opened: true }),
      startText,
    );
    if (sent === null) return;
    if (sent.ok) {
      if (code.digits === digits) code.drop();
      code.renew(sent.value.nextAt);
    } else if (!method.restartAfter(sent.error.failure))
      code.renew(sent.error.kind === 'notSent' ? sent.error.nextAt : null);
  }

  /** Sets the new password. Refused input stays in the form, but the captcha must be solved again. */
  async reset(): Promise<void> {
    const { method, captcha } = this;
    const { flow } = method;
    if (flow.at !== 'reset' || method.run.busy) return;
    const { email } = flow.opened;
    const form = this.passwordForm.submit();
    const done = await method.reset(async () => {
      const token = await captcha.take();
      if (form === null || token === null) return null;
      return this.#parts.gateway.resetPassword({ email, ...form, captcha: token });
    });
    if (done !== null) captcha.reset();
    if (done === true) this.#parts.onDone(email);
  }

  /** Clears the secrets typed in the current step. */
  forget(): void {
    this.code.drop();
    this.passwordForm.clear('newPassword');
    this.captcha.reset();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly msaRecovery: MsaRecoveryViewModel;
  }
}
