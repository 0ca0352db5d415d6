import type { Document } from '../../documents/document.ts';
import type { PdfProblem } from '../../documents/check-pdf-bytes.rule.ts';

/** Inspects every object of an uploaded PDF, with limits on time and memory (SECURITY.md §2.13). */
export interface DocumentInspector {
  /** Returns null when the file is accepted, otherwise the problem. `busy` means that too many files are waiting for inspection. */
  inspect(bytes: Uint8Array): Promise<PdfProblem | 'busy' | null>;
  /** Returns a hash of the document's name and bytes. */
  digest(document: Document): string;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly documentInspector: DocumentInspector;
  }
}
