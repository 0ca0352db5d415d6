import { makeAutoObservable, observableRef } from 'mobx';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import {
  cancelDays,
  cancelForm,
  type Cancellation,
  type CancelForm,
  cancelFormOn,
} from '#core/account-info/cancellation.schema.ts';
import type { RequestsGateway } from '#core/requests/requests.api.ts';
import { FormState } from '../forms/form-state.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { toastDone } from '../shell/toast-done.ts';

type TypedCancel = ReturnType<typeof cancelForm.show>;

/** The site data a cancellation needs. */
export interface CancelledSite {
  readonly siteNum: number;
  readonly timeZone: string;
  /** The provider's current time, from which the selectable days are counted. */
  readonly asOf: string;
}

interface Parts {
  readonly gateway: Pick<RequestsGateway, 'cancelService' | 'withdrawCancellation'>;
  readonly makeKey: () => AttemptKey;
  readonly toasts: Pick<ToastStore, 'show'>;
}

/** Cancels a site's service on a chosen day, and withdraws the cancellation while that is possible (domain guide 6.11 "Cancel service"). */
export class CancelServiceViewModel {
  form: FormState<TypedCancel, CancelForm> | null = null;
  /** The cancellation whose withdrawal the user is asked to confirm. */
  unwanted: Cancellation | null = null;
  readonly submission = new Submission();
  days: ReturnType<typeof cancelDays> | null = null;
  readonly #parts: Parts;
  #site: CancelledSite | null = null;
  #key: AttemptKey | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, {
      form: observableRef,
      unwanted: observableRef,
      days: observableRef,
      submission: false,
    });
  }

  /** Opens the form for a site. Does nothing if this site's form is already open. */
  open(site: CancelledSite): void {
    if (this.form !== null && this.#site?.siteNum === site.siteNum) return;
    const { makeKey } = this.#parts;
    const days = cancelDays(Date.parse(site.asOf), site.timeZone);
    this.#site = site;
    this.#key = makeKey();
    this.days = days;
    this.submission.clear();
    this.form = new FormState({
      initial: cancelForm.show(null),
      prefix: 'cancel-',
      validate: (typed) => readForm(cancelFormOn(days), cancelForm.read(typed)),
    });
  }

  close(): void {
    this.form = null;
    this.submission.clear();
  }

  /**
   * Sends the cancellation only once, even if the button is pressed several times. Calls `onDone` after every outcome,
   * even an unknown one; `onDone` reloads the displayed data.
   */
  async send(onDone: () => unknown): Promise<void> {
    const { form } = this;
    const [site, key] = [this.#site, this.#key];
    const wanted = form?.submit() ?? null;
    if (wanted === null || site === null || key === null) return;
    const { gateway, toasts } = this.#parts;
    await this.submission.press(
      async () => {
        const { siteNum: sn } = site;
        const answer = await gateway.cancelService({ sn, id: key.for([sn, wanted]), ...wanted });
        onDone();
        return answer;
      },
      (answer) => {
        if (!answer.ok)
          return explain(
            answer.error,
            'The cancellation could not be sent. Nothing you typed is lost.',
          );
        if (this.form === form) this.close();
        toastDone(toasts, {
          title: 'The cancellation was sent',
          text: 'The system is monitored until that day.',
        });
        return null;
      },
    );
  }

  /** Asks for confirmation before a cancellation is withdrawn. Null closes the question without withdrawing. */
  doubt(cancellation: Cancellation | null): void {
    this.unwanted = cancellation;
    this.submission.clear();
  }

  async withdraw(onDone: () => unknown): Promise<void> {
    const { unwanted } = this;
    if (unwanted === null) return;
    const { gateway, toasts } = this.#parts;
    await this.submission.press(
      async () => {
        const answer = await gateway.withdrawCancellation({ id: unwanted.id, rev: unwanted.rev });
        onDone();
        return answer;
      },
      (answer) => {
        if (!answer.ok) return explain(answer.error, 'The cancellation could not be withdrawn.');
        if (this.unwanted === unwanted) this.unwanted = null;
        toastDone(toasts, { title: 'The cancellation was withdrawn' });
        return null;
      },
    );
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly cancelService: CancelServiceViewModel;
    readonly ownCancellation: CancelServiceViewModel;
  }
}
