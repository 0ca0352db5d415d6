import { cleanFileName } from '../../documents/clean-file-name.rule.ts';
import type { Document } from '../../documents/document.ts';
import { checkPdfBytes, PDF_TEXT } from '../../documents/check-pdf-bytes.rule.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit, recordRefusal } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { BUSY, NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { StoredFile } from './account-agreements.use-cases.ts';
import { isOwnSpreadsheet } from './describe-spreadsheet.rule.ts';
import { type DraftInput, ownerOf } from './change-draft.operation.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'secrets' | 'documentInspector'>;

/** How long a spreadsheet may wait to be started: one day, in milliseconds. */
const WAITS = 24 * 3600000;

const ID_TAKEN = refusalOf(
  'conflict',
  'idTaken',
  'This sheet couldn’t be saved. Please reload the page.',
);
/** Refuses what would change a spreadsheet that is started. */
export const STARTED = refusalOf('conflict', 'sheetStarted', 'This sheet was already started.');

/** Use cases for the signed agreement of a spreadsheet, a single PDF for all its accounts (domain guide 6.18, SECURITY.md §2.13). */
export const spreadsheetAgreements = (ports: Ports) => ({
  /** Stores the agreement for all accounts of the spreadsheet and replaces an earlier one. Refuses after the spreadsheet is started. */
  storeSheetAgreement: async (
    caller: SessionCaller,
    { document: sent, id, ...input }: DraftInput & { readonly document: Document },
  ): Reply<StoredFile> => {
    const owner = ownerOf(ports, caller, input);
    if (owner === null) return NOT_FOUND;
    const { bytes, name } = { ...sent, name: cleanFileName(sent.name) };
    const problem = checkPdfBytes(sent) ?? (await ports.documentInspector.inspect(bytes));
    if (problem === 'busy') return BUSY;
    const operation = 'account.storeSheetAgreement';
    const target = `sheet ${id}`;
    const digest = ports.documentInspector.digest(sent);
    return ports.unitOfWork.run(async (tx): Reply<StoredFile> => {
      const { accountId, now, siteGroupNum } = owner;
      if (problem !== null) {
        const refusal = refusalOf('unacceptable', 'documentRefused', `${PDF_TEXT[problem]}.`);
        const facts = { operation, target, detail: { reason: problem } };
        return recordRefusal(tx, ports, caller, facts, refusal);
      }
      const known = await tx.accountSheets.lock(id, now);
      if (known !== null && !isOwnSpreadsheet(known, owner)) return NOT_FOUND;
      if (known !== null && known.jobId !== null) return STARTED;
      const begun = await tx.accountSheets.begin({
        id,
        siteGroupNum,
        ownerId: accountId,
        ownerName: await nameOf(tx, caller),
        branch: null,
        template: null,
        agreementName: null,
        jobId: null,
        createdAt: now,
        expiresAt: now + WAITS,
      });
      if (!begun) return ID_TAKEN;
      await tx.accountSheets.putAgreement(id, { name, bytes, digest });
      const reply = { name, size: bytes.length };
      await storeCall(tx, ports, caller, { reply });
      const detail = { name: name.slice(0, 200), size: String(bytes.length) };
      await recordAudit(tx, ports, caller, { operation, target, detail, result: 'ok' });
      return ok(reply);
    });
  },
});
