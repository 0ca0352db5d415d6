import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type {
  AcknowledgedMessages,
  MessageRow,
  SeenMessage,
} from '#core/answering-messages/answering-message.schema.ts';
import type { AnsweringMessages } from '#core/answering-messages/answering-messages.gateway.port.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { tellDone } from '../shell/tell-done.ts';

interface Parts {
  readonly acknowledgeAll: AnsweringMessages['acknowledgeAll'];
  readonly toasts: Pick<ToastStore, 'show'>;
  /** The list as it is by then, without its ticks. */
  readonly onDone: () => Promise<void>;
}

/** Several acknowledged at once: what would happen is asked first where something is skipped, then it happens (domain guide 5.5 "Bulk actions"). */
export class BulkAcknowledgeViewModel {
  /** What the provider says would happen; null while nothing is asked. */
  would: AcknowledgedMessages | null = null;
  readonly submission = new Submission();
  readonly #parts: Parts;
  #chosen: readonly SeenMessage[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { would: observableRef, submission: false });
  }

  /** Asks what acknowledging the ticked ones would do. */
  async ask(rows: readonly MessageRow[]): Promise<void> {
    this.#chosen = rows.map(({ id, rev }) => ({ id, rev }));
    const answer = await this.#parts.acknowledgeAll(this.#chosen, true);
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

  async acknowledge(): Promise<void> {
    await this.submission.run(() => this.#parts.acknowledgeAll(this.#chosen, false), {
      fallback: 'The messages could not be acknowledged.',
      onOk: ({ acknowledged, skipped }) => {
        this.close();
        const text = skipped.length === 0 ? '' : `${counted(skipped.length, 'message')} skipped.`;
        const title = `${counted(acknowledged.length, 'message')} acknowledged`;
        tellDone(this.#parts.toasts, { title, ...(text !== '' && { text }) });
        void this.#parts.onDone();
      },
    });
  }
}
