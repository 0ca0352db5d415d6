import { makeAutoObservable, observableRef } from 'mobx';
import type { ChangeRequest } from '#core/account-info/change-request.schema.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import type { Answer, Failure } from '#core/kernel/result.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { isMissing } from '../shell/is-missing.ts';
import { toastDone } from '../shell/toast-done.ts';

interface Parts {
  readonly withdraw: (id: string, rev: number) => Answer<unknown>;
  readonly toasts: Pick<ToastStore, 'show'>;
  /** Reads what is shown anew, whatever came of it; answers the requests there are, null where that failed. */
  readonly reload: () => Promise<readonly ChangeRequest[] | null>;
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

  /** Withdraws the request that was asked about; whoever changed or decided it meanwhile is told, and what is shown is what is true by then. */
  async withdraw(): Promise<void> {
    const { unwanted } = this;
    if (unwanted === null) return;
    const { reload, withdraw } = this.#parts;
    await this.submission.press(
      async () => {
        const answer = await withdraw(unwanted.id, unwanted.rev);
        return { answer, now: await reload() };
      },
      ({ answer, now }) => {
        const stands = now?.find(({ id }) => id === unwanted.id);
        if (answer.ok || (now !== null && stands === undefined && this.#isGone(answer.error))) {
          this.doubt(null);
          toastDone(this.#parts.toasts, { title: 'Your request was withdrawn' });
          return null;
        }
        if (stands !== undefined) this.unwanted = stands;
        return explain(answer.error, 'The request could not be withdrawn.');
      },
    );
  }

  /** Taken back by this press after all, or by somebody else before it. */
  #isGone(failure: Failure): boolean {
    return isLost(failure) || isMissing(failure);
  }
}
