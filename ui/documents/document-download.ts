import type { Document } from '#core/documents/document.ts';
import { mediaTypeOf } from '#core/documents/media-type-of.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { ToastStore } from '../kit/toast.store.ts';

interface Parts {
  /** Downloads the document of the item with this id. */
  readonly news: { download(id: string): Promise<Result<Document, Failure>> };
  readonly files: FileSaver;
  readonly toasts: Pick<ToastStore, 'show'>;
}

/**
 * Downloads an item's document and saves it on the user's device. A toast is shown when the download starts (spec §8
 * “Downloading file...”).
 */
export class DocumentDownload {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async run(newsId: string): Promise<void> {
    const { news, files, toasts } = this.#parts;
    const durationMs = DURATIONS.toastShort;
    toasts.show({ tone: 'info', title: MESSAGES.downloading, durationMs });
    const result = await news.download(newsId);
    if (result.ok) {
      const { name, bytes } = result.value;
      files.save({ name, type: mediaTypeOf(name), content: new Uint8Array(bytes) });
      return;
    }
    const title = explain(result.error, 'The document could not be downloaded.', 'read');
    if (title !== null) toasts.show({ tone: 'alarm', title, durationMs });
  }
}
