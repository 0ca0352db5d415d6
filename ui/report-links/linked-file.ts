import { makeAutoObservable, runInAction } from 'mobx';
import { mediaTypeOf } from '#core/documents/media-type-of.rule.ts';
import type { Document } from '#core/documents/document.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { ToastStore } from '../kit/toast.store.ts';

/** How a file says how much of it has come. */
export interface ProgressHeard {
  readonly onProgress: (share: number) => void;
}

/** The file of a mailed report on its way to the person: how far it is, and the words at its begin and when it fails (spec §8 "Downloading file..."). */
export class LinkedFile {
  /** How much has come, from 0 to 1; null while none is fetched. */
  share: number | null = null;
  readonly #parts: {
    readonly files: FileSaver;
    readonly toasts: Pick<ToastStore, 'show'>;
  };

  constructor(parts: { readonly files: FileSaver; readonly toasts: Pick<ToastStore, 'show'> }) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  /** Fetches and hands over; answers the failure, null when there was none or another fetch is under way. */
  async fetch(
    ask: (how: ProgressHeard) => Promise<Result<Document, Failure>>,
  ): Promise<Failure | null> {
    if (this.share !== null) return null;
    this.share = 0;
    const { files, toasts } = this.#parts;
    const durationMs = DURATIONS.toastShort;
    toasts.show({ tone: 'info', title: MESSAGES.downloading, durationMs });
    const answer = await ask({
      onProgress: (share) => {
        runInAction(() => (this.share = share));
      },
    });
    this.forget();
    if (answer.ok) {
      const { name, bytes } = answer.value;
      files.save({ name, type: mediaTypeOf(name), content: new Uint8Array(bytes) });
      return null;
    }
    const title = explain(answer.error, 'The report could not be downloaded.', 'read');
    if (title !== null) toasts.show({ tone: 'alarm', title, durationMs });
    return answer.error;
  }

  /** Whoever leaves the page waits for no file. */
  forget(): void {
    this.share = null;
  }
}
