import { cleanFileName } from '../../documents/clean-file-name.rule.ts';
import type { Document } from '../../documents/document.ts';
import { checkPdfBytes, PDF_TEXT } from '../../documents/check-pdf-bytes.rule.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit, recordRefusal } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { BUSY, refusalOf, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { changeDraft, type DraftInput } from './change-draft.operation.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'secrets' | 'documentInspector'>;

export interface StoredFile {
  readonly name: string;
  readonly size: number;
}

/** Use cases for the signed agreement of a draft, a single PDF (domain guide 6.18, SECURITY.md §2.13). */
export const accountAgreements = (ports: Ports) => ({
  /** Stores the agreement and replaces an earlier one. The PDF is checked before the transaction. */
  storeAgreement: async (
    caller: SessionCaller,
    { document: sent, ...input }: DraftInput & { readonly document: Document },
  ): Reply<StoredFile> => {
    const document = { ...sent, name: cleanFileName(sent.name) };
    const problem =
      checkPdfBytes(document) ?? (await ports.documentInspector.inspect(document.bytes));
    if (problem === 'busy') return BUSY;
    const operation = 'account.storeAgreement';
    const target = `draft ${input.id}`;
    const digest = ports.documentInspector.digest(document);
    return changeDraft(ports, caller, input, async (tx, draft, { now }): Reply<StoredFile> => {
      if (problem !== null) {
        const refusal = refusalOf('unacceptable', 'documentRefused', `${PDF_TEXT[problem]}.`);
        const facts = { operation, target, detail: { reason: problem } };
        return recordRefusal(tx, ports, caller, facts, refusal);
      }
      const { bytes, name } = document;
      await tx.accountDrafts.putAgreement(draft.id, { name, bytes, digest }, now);
      const reply = { name, size: bytes.length };
      await storeCall(tx, ports, caller, { reply });
      const detail = { name: name.slice(0, 200), size: String(bytes.length) };
      await recordAudit(tx, ports, caller, { operation, target, detail, result: 'ok' });
      return ok(reply);
    });
  },

  removeAgreement: (caller: SessionCaller, input: DraftInput): Reply =>
    changeDraft(ports, caller, input, async (tx, draft) => {
      await tx.accountDrafts.dropAgreement(draft.id);
      await storeCall(tx, ports, caller);
      const facts = { operation: 'account.removeAgreement', target: `draft ${draft.id}` };
      await recordAudit(tx, ports, caller, { ...facts, result: 'ok' });
      return ok({});
    }),
});
