import { makeAutoObservable, runInAction } from 'mobx';
import { mediaTypeOf } from '#core/documents/media-type-of.rule.ts';
import type { Document } from '#core/documents/document.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { ToastStore } from '../kit/toast.store.ts';

/** Options for a download request. `onProgress` receives the share downloaded so far. */
export interface ProgressHeard {
  readonly onProgress: (share: number) => void;
}

/** Downloads a mailed report, with its progress and messages (spec §8 "Downloading file..."). */
export class LinkedFile {
  /** The share received so far, 0 to 1; null when no download is running. */
  share: number | null = null;
  readonly #parts: {
    readonly files: FileSaver;
    readonly toasts: Pick<ToastStore, 'show'>;
  };

  constructor(parts: { readonly files: FileSaver; readonly toasts: Pick<ToastStore, 'show'> }) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  /** Downloads and saves the file. Resolves to the failure; null after success or if a download is already running. */
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

  /** Clears the progress when the person leaves the page. */
  forget(): void {
    this.share = null;
  }
}
