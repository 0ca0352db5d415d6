import { makeAutoObservable, runInAction } from 'mobx';
import { detectContact } from '#core/mfa/detect-contact.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import {
  forgotUsernameSchema,
  type ForgotUsernameForm,
} from '#core/recovery/dealer-reset.schema.ts';
import type { DealerRecoveryGateway } from '#core/recovery/dealer-recovery.gateway.port.ts';
import { classifyUsernameRefusal } from '#core/recovery/explain-not-started.rule.ts';
import type { CaptchaViewModel } from '../forms/captcha.view-model.ts';
import { FormState } from '../forms/form-state.ts';
import { TimedRun } from '../forms/timed-run.ts';
import { usernameText } from './recovery-method.ts';

/** Forgotten username of a dealer or staff member: told to the contact it belongs to (spec §4.2, SECURITY.md T4). */
export class ForgotUsernameViewModel {
  /** The contact the message went to, if it belongs to anybody; null until it was sent. */
  sentTo: string | null = null;
  readonly form: FormState<ForgotUsernameForm>;
  readonly run = new TimedRun();
  readonly captcha: CaptchaViewModel;
  /** The contact whose dealer number the server asked for; another contact may do without. */
  askedFor: string | null = null;
  readonly #gateway: Pick<DealerRecoveryGateway, 'forgotUsername'>;

  constructor(parts: {
    readonly gateway: Pick<DealerRecoveryGateway, 'forgotUsername'>;
    readonly captcha: CaptchaViewModel;
  }) {
    this.#gateway = parts.gateway;
    this.captcha = parts.captcha;
    this.form = new FormState<ForgotUsernameForm>({
      initial: { contact: '', dealerNumber: '' },
      validate: (values) => readForm(forgotUsernameSchema(this.numberAsked), values),
    });
    makeAutoObservable(this, { form: false, run: false, captcha: false });
  }

  /** The dealer number field is there and required (spec §4.2). */
  get numberAsked(): boolean {
    return this.askedFor !== null && this.form.values.contact.trim() === this.askedFor;
  }

  dispose(): void {
    this.captcha.dispose();
  }

  /** Has the username sent; what was typed stays when it is refused, the captcha is done anew. */
  async send(): Promise<void> {
    if (this.run.busy) return;
    const form = this.form.submit();
    const { captcha, numberAsked } = this;
    const result = await this.run.press(async () => {
      const token = await captcha.take();
      const contact = form && detectContact(form.contact);
      if (form === null || contact === null || token === null) return null;
      return this.#gateway.forgotUsername({
        contact: form.contact,
        type: contact.type,
        captcha: token,
        dealerNumber: numberAsked ? form.dealerNumber : null,
      });
    }, usernameText(numberAsked));
    if (result === null || form === null) return;
    captcha.reset();
    runInAction(() => {
      if (result.ok) this.sentTo = form.contact;
      else if (classifyUsernameRefusal(result.error, numberAsked).asksNumber)
        this.askedFor = form.contact;
    });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly forgotUsername: ForgotUsernameViewModel;
  }
}
