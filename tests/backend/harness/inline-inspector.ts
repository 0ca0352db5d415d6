import { createHash } from 'node:crypto';
import type { DocumentInspector } from '#core/backend/documents/document-inspector.port.ts';
import type { Document } from '#core/documents/document.ts';
import { inspectPdf } from '#adapters/server/pdf/inspect-pdf.ts';

/** Inspects documents on the test's own thread instead of the server's inspection thread. */
export class InlineInspector implements DocumentInspector {
  inspect(bytes: Uint8Array) {
    return inspectPdf(bytes);
  }

  digest({ name, bytes }: Document): string {
    return createHash('sha256').update(name).update('\0').update(bytes).digest('hex');
  }
}
