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

/** Mails the forgotten username of a dealer or staff member to the contact stored for the account (spec §4.2, SECURITY.md T4). */
export class ForgotUsernameViewModel {
  /** The contact named in the last request; null before the first request. Mail was sent only if an account has this contact. */
  sentTo: string | null = null;
  readonly form: FormState<ForgotUsernameForm>;
  readonly run = new TimedRun();
  readonly captcha: CaptchaViewModel;
  /** The contact for which the server required a dealer number. */
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

  /** True if the dealer number field is shown and required (spec §4.2). */
  get numberAsked(): boolean {
    return this.askedFor !== null && this.form.values.contact.trim() === this.askedFor;
  }

  dispose(): void {
    this.captcha.dispose();
  }

  /** Requests the mail with the username. Refused input stays in the form, but the captcha must be solved again. */
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
