import { makeAutoObservable, observableRef } from 'mobx';
import type { ChangeRequest } from '#core/account-info/change-request.schema.ts';
import type { Answer } from '#core/kernel/result.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { tellDone } from '../shell/tell-done.ts';

interface Parts {
  readonly withdraw: (id: string) => Answer<unknown>;
  readonly toasts: Pick<ToastStore, 'show'>;
  /** What is shown is read anew, whatever came of it. */
  readonly onTried: () => void;
}

/** Taking a request back that nobody has decided: asked about first, then done (domain guide 6.7 "Request"). */
export class RequestWithdrawal {
  /** The request that is asked about. */
  unwanted: ChangeRequest | null = null;
  readonly submission = new Submission();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { unwanted: observableRef, submission: false });
  }

  /** Asks whether a request is to be withdrawn; null keeps it. */
  doubt(request: ChangeRequest | null): void {
    this.unwanted = request;
    this.submission.clear();
  }

  /** Withdraws the request that was asked about; one that was decided meanwhile is told. */
  async withdraw(): Promise<void> {
    const { unwanted } = this;
    if (unwanted === null) return;
    await this.submission.run(() => this.#parts.withdraw(unwanted.id), {
      fallback: 'The request could not be withdrawn.',
      onOk: () => {
        this.doubt(null);
        tellDone(this.#parts.toasts, { title: 'Your request was withdrawn' });
      },
    });
    this.#parts.onTried();
  }
}
