import type { Document } from '../../documents/document.ts';
import type { PdfProblem } from '../../documents/check-pdf-bytes.rule.ts';

/** Inspects every object of an uploaded PDF, within bounded time and memory (SECURITY.md §2.13). */
export interface DocumentInspector {
  /**
   * Returns null when the file is accepted. A file that cannot be read in time is refused; `busy` means that too many
   * files are waiting.
   */
  inspect(bytes: Uint8Array): Promise<PdfProblem | 'busy' | null>;
  /** Returns a hash of name and bytes: equal only for equal documents. */
  digest(document: Document): string;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly documentInspector: DocumentInspector;
  }
}
