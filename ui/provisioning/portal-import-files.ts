import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import type { PortalImportGateway } from '#core/provisioning/portal-import.api.ts';
import { Submission } from '../forms/submission.ts';

interface Parts {
  readonly gateway: Pick<PortalImportGateway, 'refusedPortalLines'>;
  readonly files: FileSaver;
  /** Loads the header line of the template. */
  readonly head: () => Promise<string>;
}

/** The downloads of the import card: the refused lines of a file, and an empty template. */
export class PortalImportFiles {
  readonly refused = new Submission();
  readonly template = new Submission();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Downloads all refused lines of a file. */
  async saveRefused(id: string): Promise<void> {
    const { files, gateway } = this.#parts;
    await this.refused.run(() => gateway.refusedPortalLines({ id }), {
      fallback: 'The refused lines could not be downloaded.',
      onOk: ({ name, bytes }) =>
        files.save({ name, type: 'text/csv', content: Uint8Array.from(bytes) }),
    });
  }

  /** Downloads a template with headings but no lines. */
  async saveTemplate(): Promise<void> {
    const { files, head } = this.#parts;
    await this.template.press(
      () => head().catch(() => null),
      (content) => {
        if (content === null) return 'The template could not be created. Check your connection.';
        files.save({ name: 'import-template.csv', type: 'text/csv', content });
        return null;
      },
    );
  }
}
