import type { Document } from '#core/documents/document.ts';
import { mediaTypeOf } from '#core/documents/media-type.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { ToastStore } from '../kit/toast.store.ts';

/** Where documents are fetched by the id of what they belong to. */
interface DocumentSource {
  download(id: string): Promise<Result<Document, Failure>>;
}

/** Fetches an item's document and hands it to the person, saying so at once (spec §8 “Downloading file...”). */
export class DocumentDownload {
  readonly #news: DocumentSource;
  readonly #files: FileSaver;
  readonly #toasts: Pick<ToastStore, 'show'>;

  constructor(parts: { news: DocumentSource; files: FileSaver; toasts: Pick<ToastStore, 'show'> }) {
    this.#news = parts.news;
    this.#files = parts.files;
    this.#toasts = parts.toasts;
  }

  async run(newsId: string): Promise<void> {
    const durationMs = DURATIONS.toastShort;
    this.#toasts.show({ tone: 'info', title: MESSAGES.downloading, durationMs });
    const result = await this.#news.download(newsId);
    if (result.ok) {
      const { name, bytes } = result.value;
      this.#files.save({ name, type: mediaTypeOf(name), content: new Uint8Array(bytes) });
      return;
    }
    const title = explain(result.error, 'The document could not be downloaded.', 'read');
    if (title !== null) this.#toasts.show({ tone: 'alarm', title, durationMs });
  }
}
