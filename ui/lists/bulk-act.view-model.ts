import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { counted } from '#core/kernel/counted.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import type { Answer } from '#core/kernel/result.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { toastDone } from '../shell/toast-done.ts';

/** Identifies a row at the revision the user saw. */
export interface SeenRow {
  readonly id: string;
  readonly rev: number;
}

interface Skipping {
  readonly skipped: readonly {
    readonly id: string;
    readonly name: string;
    readonly reason: string;
  }[];
}

/** The outcome of a bulk action or its preview: the affected rows, keyed by the action's name, and the skipped rows with reasons. */
type BulkOutcome<Done extends string> = Skipping & Readonly<Record<Done, readonly string[]>>;

/** The words for the action, such as "approve" and "approved", and for one row. */
interface BulkText<Done extends string> {
  readonly act: string;
  readonly done: Done;
  readonly row: string;
}

interface Parts<Done extends string> {
  /** Performs the action; if `dryRun`, only previews it. */
  readonly run: (rows: readonly SeenRow[], dryRun: boolean) => Answer<BulkOutcome<Done>>;
  readonly words: BulkText<Done>;
  /** Returns the text of the result about the skipped rows, if not only their number. */
  readonly skippedText?: (skipped: Skipping['skipped']) => string;
  readonly toasts: Pick<ToastStore, 'show'>;
  /** Called after the action, to reload the list and clear the selection. */
  readonly onDone: () => Promise<void>;
}

/** An action on several rows, which is previewed before it is performed (domain guide 5.5 "Bulk actions"). */
export class BulkActViewModel<Done extends string> {
  /** The preview of the action; null until the preview is loaded. */
  would: (Skipping & { readonly done: readonly string[] }) | null = null;
  readonly words: BulkText<Done>;
  readonly submission = new Submission();
  readonly #parts: Parts<Done>;
  #chosen: readonly SeenRow[] = [];
  #asked = 0;

  constructor(parts: Parts<Done>) {
    this.#parts = parts;
    this.words = parts.words;
    makeAutoObservable(this, { would: observableRef, words: false, submission: false });
  }

  /** Requests a preview of the action for the selected rows. */
  async ask(rows: readonly SeenRow[]): Promise<void> {
    this.#chosen = rows.map(({ id, rev }) => ({ id, rev }));
    const asked = ++this.#asked;
    const answer = await this.#parts.run(this.#chosen, true);
    // A later question has its own preview.
    if (asked !== this.#asked) return;
    runInAction(() => {
      if (answer.ok) {
        const { skipped, [this.words.done]: done } = answer.value;
        this.would = { done, skipped };
      } else {
        const title = explain(answer.error, 'The selection could not be checked.');
        if (title !== null)
          this.#parts.toasts.show({ tone: 'alarm', title, durationMs: DURATIONS.toastShort });
      }
    });
  }

  close(): void {
    // A preview that is still being read opens nothing any more.
    this.#asked += 1;
    this.would = null;
    this.submission.clear();
  }

  async act(): Promise<void> {
    const { row, done: verb } = this.words;
    const { would } = this;
    this.#asked += 1;
    await this.submission.run(() => this.#parts.run(this.#chosen, false), {
      fallback: `The ${row}s could not be ${verb}.`,
      onOk: ({ skipped, [verb]: done }) => {
        if (this.would === would) this.close();
        const { skippedText = () => `${counted(skipped.length, row)} skipped.` } = this.#parts;
        const text = skipped.length === 0 ? '' : skippedText(skipped);
        const title = `${counted(done.length, row)} ${verb}`;
        toastDone(this.#parts.toasts, { title, ...(text !== '' && { text }) });
        void this.#parts.onDone();
      },
    });
  }
}
