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

/** What a customer's recovery asks of the core. */
export interface MsaRecoveryParts {
  readonly start: ReturnType<typeof startMsaRecovery>;
  readonly gateway: Pick<MsaRecoveryGateway, 'verifyCode' | 'resetPassword'>;
  readonly captcha: CaptchaViewModel;
  readonly clock: Clock;
  readonly productName: string;
  /** The password is set: said where the person signs in. */
  readonly onDone: (email: string) => void;
}

/** Forgotten password of a customer: address, code, new password (spec §4.2). */
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

  /** The ways to another code, as the links show them. */
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

  /** Words the new password must not hold. */
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

  /** Takes over the address that stands in the sign-in form. */
  suggest(email: string | null): void {
    if (email !== null && this.emailForm.values.email === '') this.emailForm.type('email', email);
  }

  /** Opens a recovery and has a code sent; the address a code went to already goes on without another. */
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

  /** The sixth digit sends the code. */
  async enterCode(text: string): Promise<void> {
    if (this.code.enter(text)) await this.prove();
  }

  /** Checks the code; one that was right already is not asked for again. */
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

  /** Has another code sent; the link rests afterwards, also when it was too soon. */
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

  /** Sets the new password; what was typed stays when it is refused, the captcha is done anew. */
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

  /** Drops what a step asked for in secret. */
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
