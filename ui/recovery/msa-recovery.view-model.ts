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
  readonly way: RecoveryMethod<{ readonly email: string }>;
  readonly code: TypedCode;
  readonly captcha: CaptchaViewModel;
  readonly emailForm = new FormState<{ readonly email: string }>({
    initial: { email: '' },
    judge: (values) => readForm(msaIdentifySchema, values),
  });
  readonly passwordForm: FormState<{ readonly newPassword: string }>;
  readonly #parts: MsaRecoveryParts;

  constructor(parts: MsaRecoveryParts) {
    this.#parts = parts;
    this.code = new TypedCode(parts.clock);
    this.captcha = parts.captcha;
    this.way = new RecoveryMethod(() => this.forget());
    this.passwordForm = new FormState<{ readonly newPassword: string }>({
      initial: { newPassword: '' },
      judge: (values) => readForm(msaResetSchema(this.context), values),
    });
    makeAutoObservable(this, {
      way: false,
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
      resendBlocked: this.way.run.busy || resendWait.running,
      resend: () => this.resend(),
    };
  }

  /** Words the new password must not hold. */
  get context(): ChosenPasswordContext {
    const { flow } = this.way;
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
    const { way, code } = this;
    const form = this.emailForm.submit();
    if (form === null || way.flow.at !== 'identify') return;
    if (way.flow.opened?.email === form.email) {
      way.goOn();
      return;
    }
    const sent = await way.run.press(
      () => this.#parts.start({ ...form, opened: false }),
      startText,
    );
    if (sent?.ok !== true) return;
    code.renew(sent.value.nextAt);
    way.open(form);
  }

  /** The sixth digit sends the code. */
  async enterCode(text: string): Promise<void> {
    if (this.code.enter(text)) await this.prove();
  }

  /** Checks the code; one that was right already is not asked for again. */
  async prove(): Promise<void> {
    const { way, code } = this;
    const { flow } = way;
    if (flow.at !== 'prove') return;
    if (flow.proven) {
      way.goOn();
      return;
    }
    if (!code.whole) {
      code.askFocus();
      return;
    }
    const { digits } = code;
    const { email } = flow.opened;
    const result = await way.run.press(
      () => this.#parts.gateway.verifyCode({ username: email, code: digits }),
      codeText,
    );
    if (result === null) return;
    if (result.ok) way.prove();
    else if (!way.restartAfter(result.error) && code.refuse(result.error, digits))
      await this.prove();
  }

  /** Has another code sent; the link rests afterwards, also when it was too soon. */
  async resend(): Promise<void> {
    const { way, code } = this;
    const { flow } = way;
    if (flow.at !== 'prove' || this.resending.resendBlocked) return;
    const { digits } = code;
    const { email } = flow.opened;
    const sent = await way.run.press(() => this.#parts.start({ email, opened: true }), startText);
    if (sent === null) return;
    if (sent.ok) {
      if (code.digits === digits) code.drop();
      code.renew(sent.value.nextAt);
    } else if (!way.restartAfter(sent.error.failure))
      code.renew(sent.error.kind === 'notSent' ? sent.error.nextAt : null);
  }

  /** Sets the new password; what was typed stays when it is refused, the captcha is done anew. */
  async reset(): Promise<void> {
    const { way, captcha } = this;
    const { flow } = way;
    if (flow.at !== 'reset' || way.run.busy) return;
    const { email } = flow.opened;
    const form = this.passwordForm.submit();
    const done = await way.reset(async () => {
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
