import { makeAutoObservable, runInAction } from 'mobx';
import type { Document } from '#core/documents/document.ts';
import { mediaTypeOf } from '#core/documents/media-type-of.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { FileViewer, ShownFile } from '#core/kernel/file-viewer.port.ts';
import type { Answer } from '#core/kernel/result.ts';

/** Functions that load the document and display it. */
export interface DocumentPreviewParts {
  readonly read: () => Answer<Document>;
  readonly viewer: FileViewer;
}

type Preview =
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly text: string }
  /** For a PDF, `address` only opens the separate tab; the preview draws the pages from `bytes`. */
  | {
      readonly at: 'ready';
      readonly kind: 'picture' | 'pdf';
      readonly address: string;
      readonly bytes: Uint8Array;
    };

const FAILED = 'The document could not be loaded.';

/** The view model of one open document preview. */
export class DocumentPreviewViewModel {
  preview: Preview = { at: 'loading' };
  readonly #parts: DocumentPreviewParts;
  #shown: ShownFile | null = null;
  #turn = 0;

  constructor(parts: DocumentPreviewParts) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  /** Loads the document; also called to retry after a failure. */
  async load(): Promise<void> {
    const turn = ++this.#turn;
    this.preview = { at: 'loading' };
    const answer = await this.#parts.read();
    if (!answer.ok) {
      const text = explain(answer.error, FAILED, 'read') ?? FAILED;
      runInAction(() => (this.preview = { at: 'failed', text }));
      return;
    }
    const { bytes, name } = answer.value;
    const type = mediaTypeOf(name);
    const content = new Uint8Array(bytes);
    const shown = await this.#parts.viewer.show({ type, content });
    if (turn !== this.#turn) {
      shown.release();
      return;
    }
    this.#shown = shown;
    const kind = type.startsWith('image/') ? 'picture' : 'pdf';
    runInAction(() => {
      this.preview = { at: 'ready', kind, address: shown.address, bytes: content };
    });
  }

  dispose(): void {
    this.#turn += 1;
    this.#shown?.release();
    this.#shown = null;
  }
}
