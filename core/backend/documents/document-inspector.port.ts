import type { Document } from '../../documents/document.ts';
import type { PdfProblem } from '../../documents/check-pdf-bytes.rule.ts';

/** Looks into an uploaded PDF: every object of it, within a bounded time and memory (SECURITY.md §2.13). */
export interface DocumentInspector {
  /** Null when nothing speaks against it; whatever cannot be read in time is refused. `busy` when too many wait. */
  inspect(bytes: Uint8Array): Promise<PdfProblem | 'busy' | null>;
  /** A mark of name and bytes: equal for equal documents only. */
  digest(document: Document): string;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly documentInspector: DocumentInspector;
  }
}
