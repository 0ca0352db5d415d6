import { shownEmail } from '#core/kernel/shown-email.rule.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Subscription } from 'rxjs';
import { explain } from '#core/kernel/explain.rule.ts';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { needsCheck } from '#core/profile/needs-check.rule.ts';
import { planProfileChanges, type ProfileChange } from '#core/profile/plan-profile-changes.rule.ts';
import type { ProfileGateway } from '#core/profile/profile.api.ts';
import { profileFormSchema, type ProfileForm } from '#core/profile/profile.schema.ts';
import type { saveContact } from '#core/profile/start-contact-change.use-case.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import type { User } from '#core/session/user.schema.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { FormState } from '../forms/form-state.ts';
import { Submission } from '../forms/submission.ts';
import type { Resendable } from '../forms/countdown.ts';
import { toastDone } from '../shell/toast-done.ts';
import type { ContactProofViewModel, NewContact } from './contact-proof.view-model.ts';

interface Parts {
  readonly profile: Pick<ProfileGateway, 'confirmPassword'>;
  readonly saveContact: ReturnType<typeof saveContact>;
  readonly context: SessionContext;
  readonly proof: ContactProofViewModel;
  readonly toasts: Pick<ToastStore, 'show'>;
}

/** The stage of a save: the form, the password prompt, or the code for a new contact. */
export type AccountStage = 'form' | 'password' | 'code';

/** The User Account dialog (spec §2.5, §5). A new contact is saved only after a code has proven it (SECURITY.md §2.7). */
export class UserAccountViewModel {
  stage: AccountStage = 'form';
  person: User | null;
  password = '';
  /** True if a change of contact also ends the other sessions. */
  endOthers = true;
  readonly submission = new Submission();
  /** True once all changes are saved. */
  done = false;
  readonly form: FormState<ProfileForm>;
  readonly proof: ContactProofViewModel;
  readonly #parts: Parts;
  #watch: Subscription | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.proof = parts.proof;
    this.person = parts.context.current.view?.user ?? null;
    this.form = new FormState({
      initial: this.#stored,
      validate: (values) => readForm(profileFormSchema, values),
    });
    makeAutoObservable(this, {
      person: observableRef,
      form: false,
      proof: false,
      submission: false,
    });
  }

  start(): void {
    this.#watch ??= this.#parts.context.state$.subscribe(({ view }) =>
      runInAction(() => (this.person = view?.user ?? null)),
    );
  }

  dispose(): void {
    this.#watch?.unsubscribe();
    this.#watch = null;
    this.proof.dispose();
  }

  /** The changes a save would make; empty while a field is invalid. */
  get changes(): readonly ProfileChange[] {
    const { validated } = this.form;
    return validated.ok && this.person !== null
      ? planProfileChanges(this.person, validated.value)
      : [];
  }

  get maySave(): boolean {
    return this.changes.length > 0;
  }

  /** True when typed input is not saved. */
  get dirty(): boolean {
    return !this.done && this.form.differs(this.#stored);
  }

  chooseEndOthers(end: boolean): void {
    this.endOthers = end;
  }

  typePassword(text: string): void {
    this.password = text;
  }

  /** Saves the first change; the other changes follow one by one. */
  async save(): Promise<void> {
    if (this.form.submit() === null || this.submission.busy) return;
    await this.#next();
  }

  /** Confirms the person's password, then continues with the change that required it. The confirmation is valid for five minutes. */
  async confirmPassword(): Promise<void> {
    if (this.password === '') return;
    const confirmed = await this.submission.press(
      () => this.#parts.profile.confirmPassword({ password: this.password }),
      (answer) => {
        this.password = '';
        return answer.ok ? null : explain(answer.error, MESSAGES.updateUser);
      },
    );
    if (confirmed?.ok) await this.#next();
  }

  /** Handles typed or pasted digits. The sixth digit submits the code. */
  async enterCode(text: string): Promise<void> {
    if (this.proof.enter(text)) await this.verify();
  }

  /** Verifies the code. A correct code saves the contact; a refused code is cleared, but a code without a response stays in the field. */
  async verify(): Promise<void> {
    const { contact, code } = this.proof;
    if (contact === null || !this.proof.whole) return;
    const saved = await this.submission.press(
      () =>
        this.#parts.saveContact({
          kind: 'prove',
          type: contact.type,
          code,
          endOthers: this.endOthers,
        }),
      (answer) => {
        if (answer.ok) return null;
        this.proof.refuse(answer.error);
        return explain(answer.error, MESSAGES.verifyCode);
      },
    );
    if (saved?.ok) await this.#next();
  }

  /** Options for resending the code, only through the channel being proven. */
  get resending(): Resendable {
    const { contact, resendWait, resendBlocked } = this.proof;
    const sentTo = contact?.type ?? null;
    return {
      sentTo,
      channels: sentTo === null ? [] : [sentTo],
      resendWait,
      resendBlocked: resendBlocked || this.submission.busy,
      resend: () => this.resend(),
    };
  }

  async resend(): Promise<void> {
    const { contact } = this.proof;
    if (contact !== null && !this.proof.resendBlocked) await this.#send(contact);
  }

  /** Returns to the form, which keeps its input. */
  back(): void {
    this.stage = 'form';
    this.password = '';
    this.submission.clear();
  }

  get #stored(): ProfileForm {
    const email = shownEmail(this.person?.email ?? '');
    return { email, phone: formatPhone(this.person?.phoneNumber ?? '') };
  }

  async #next(): Promise<void> {
    const change = this.changes[0];
    if (change === undefined) this.#finish();
    else if (change.kind === 'contact') await this.#send(change);
    else await this.#removePhone();
  }

  async #send(contact: NewContact): Promise<void> {
    await this.submission.press(
      () => this.proof.send(contact),
      (sent) => {
        if (!sent.ok && sent.error.kind === 'failed')
          return explain(sent.error.failure, MESSAGES.updateUser);
        this.stage = sent.ok ? 'code' : 'password';
        return null;
      },
    );
  }

  async #removePhone(): Promise<void> {
    const removed = await this.submission.press(
      () => this.#parts.saveContact({ kind: 'removePhone', endOthers: this.endOthers }),
      (answer) => {
        if (answer.ok) return null;
        if (!needsCheck(answer.error)) return explain(answer.error, MESSAGES.updateUser);
        this.stage = 'password';
        return null;
      },
    );
    if (removed?.ok) await this.#next();
  }

  #finish(): void {
    runInAction(() => {
      this.stage = 'form';
      this.done = true;
    });
    toastDone(this.#parts.toasts, { title: 'Your account was updated' });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly userAccount: UserAccountViewModel;
  }
}
