import { refuseOtherFile } from '#core/documents/check-file-bytes.rule.ts';
import type { Document } from '#core/documents/document.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { SiteFileGateway } from '#core/site-file/site-file.api.ts';
import { ChosenDocument } from '../documents/chosen-document.ts';
import { Submission } from '../forms/submission.ts';

interface Parts {
  readonly gateway: Pick<SiteFileGateway, 'addDocument'>;
  readonly newId: () => string;
  /** Called when a document is stored. `isLast` is false if another was chosen while it was sent. */
  readonly onStored: (isLast: boolean) => void;
}

/** Uploads documents about a site, one at a time (domain guide 6.11 "Documents"). */
export class DocumentUploadViewModel {
  readonly chosen = new ChosenDocument(null, refuseOtherFile);
  readonly submission = new Submission();
  readonly #parts: Parts;
  /** The document sent last with its id, which a repeated press reuses, so that it is stored only once. */
  #attempt: { readonly document: Document; readonly id: string } | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async send(siteNum: number): Promise<void> {
    const { chosen, submission } = this;
    const { change } = chosen;
    if (chosen.reading) return;
    if (change.kind !== 'replace') {
      chosen.demand();
      return;
    }
    const { gateway, newId, onStored } = this.#parts;
    const { document } = change;
    if (this.#attempt?.document !== document) this.#attempt = { document, id: newId() };
    const { id } = this.#attempt;
    await submission.press(
      () => gateway.addDocument({ sn: siteNum, id }, { upload: document }),
      (answer) => {
        if (!answer.ok)
          return explain(answer.error, 'The document could not be stored. It is still chosen.');
        onStored(chosen.change === change && !chosen.reading);
        return null;
      },
    );
  }
}
