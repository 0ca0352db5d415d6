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
  /** Reloads the displayed data after any outcome. Returns the current requests, or null if the reload failed. */
  readonly reload: () => Promise<readonly ChangeRequest[] | null>;
}

/** Withdraws an undecided change request after a confirmation (domain guide 6.7 "Request"). */
export class RequestWithdrawal {
  /** The request whose withdrawal the user is asked to confirm. */
  unwanted: ChangeRequest | null = null;
  readonly submission = new Submission();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { unwanted: observableRef, submission: false });
  }

  /** Asks for confirmation before a request is withdrawn. Null closes the question without withdrawing. */
  doubt(request: ChangeRequest | null): void {
    this.unwanted = request;
    this.submission.clear();
  }

  /**
   * Withdraws the confirmed request. If another user changed or decided the request first, reports this and shows the
   * request's current state.
   */
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

  /** Returns true if the request may no longer exist: the response got lost, or another user withdrew the request first. */
  #isGone(failure: Failure): boolean {
    return isLost(failure) || isMissing(failure);
  }
}
