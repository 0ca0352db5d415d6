import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { DealerRequests } from '#core/requests/requests.gateway.port.ts';
import type { ApprovedRequests, RequestRow, SeenRequest } from '#core/requests/request.schema.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { tellDone } from '../shell/tell-done.ts';

interface Parts {
  readonly approveAll: DealerRequests['approveAll'];
  readonly toasts: Pick<ToastStore, 'show'>;
  /** The list as it is by then, without its ticks. */
  readonly onDone: () => Promise<void>;
}

/** Several approvals at once: what would happen is asked first, then it happens (domain guide 5.5 "Bulk actions"). */
export class BulkApprovalViewModel {
  /** What the provider says would happen; null while nothing is asked. */
  would: ApprovedRequests | null = null;
  readonly submission = new Submission();
  readonly #parts: Parts;
  #chosen: readonly SeenRequest[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { would: observableRef, submission: false });
  }

  /** Asks what approving the ticked ones would do. */
  async ask(rows: readonly RequestRow[]): Promise<void> {
    this.#chosen = rows.map(({ id, rev }) => ({ id, rev }));
    const answer = await this.#parts.approveAll(this.#chosen, true);
    runInAction(() => {
      if (answer.ok) this.would = answer.value;
      else {
        const title = explain(answer.error, 'The selection could not be checked.');
        if (title !== null)
          this.#parts.toasts.show({ tone: 'alarm', title, durationMs: DURATIONS.toastShort });
      }
    });
  }

  close(): void {
    this.would = null;
    this.submission.clear();
  }

  async approve(): Promise<void> {
    await this.submission.run(() => this.#parts.approveAll(this.#chosen, false), {
      fallback: 'The requests could not be approved.',
      onOk: ({ approved, skipped }) => {
        this.close();
        const text = skipped.length === 0 ? '' : `${counted(skipped.length, 'request')} skipped.`;
        const title = `${counted(approved.length, 'request')} approved`;
        tellDone(this.#parts.toasts, { title, ...(text !== '' && { text }) });
        void this.#parts.onDone();
      },
    });
  }
}
