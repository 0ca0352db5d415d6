import { refuseOtherFile } from '#core/documents/check-file-bytes.rule.ts';
import type { Document } from '#core/documents/document.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Answer } from '#core/kernel/result.ts';
import { Submission } from '../forms/submission.ts';
import { ChosenDocument } from './chosen-document.ts';

interface Parts {
  readonly add: (id: string, document: Document) => Answer<unknown>;
  readonly newId: () => string;
  /** Called when a document is stored. `isLast` is false if another was chosen while it was sent. */
  readonly onStored: (isLast: boolean) => void;
}

/** Uploads one document after another. */
export class DocumentUploadViewModel {
  readonly chosen = new ChosenDocument(null, refuseOtherFile);
  readonly submission = new Submission();
  readonly #parts: Parts;
  /** The document sent last with its id, which a repeated press reuses, so that it is stored only once. */
  #attempt: { readonly document: Document; readonly id: string } | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async send(): Promise<void> {
    const { chosen, submission } = this;
    const { change } = chosen;
    if (chosen.reading) return;
    if (change.kind !== 'replace') {
      chosen.demand();
      return;
    }
    const { add, newId, onStored } = this.#parts;
    const { document } = change;
    if (this.#attempt?.document !== document) this.#attempt = { document, id: newId() };
    const { id } = this.#attempt;
    await submission.press(
      () => add(id, document),
      (answer) => {
        if (!answer.ok)
          return explain(answer.error, 'The document could not be uploaded. It is still selected.');
        onStored(chosen.change === change && !chosen.reading);
        return null;
      },
    );
  }
}
