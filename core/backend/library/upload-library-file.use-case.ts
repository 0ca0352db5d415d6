import { cleanFileName } from '../../documents/clean-file-name.rule.ts';
import type { Document } from '../../documents/document.ts';
import { FILE_TEXT, checkFileBytes } from '../../documents/check-file-bytes.rule.ts';
import { endingOf } from '../../documents/media-type-of.rule.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit, recordRefusal } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import type { RowRevision, StorePorts } from '../stored-list/store-rows.operation.ts';
import { BUSY, NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';

const OPERATION = 'library.file.store';

/**
 * Stores the next version of a library file. The file is checked before the transaction; earlier versions stay (domain
 * guide 6.15 "replace").
 */
export const uploadLibraryFile =
  (ports: StorePorts & Pick<BackendPorts, 'documentInspector'>) =>
  async (
    caller: SessionCaller,
    { id, rev, ...input }: RowRevision & { readonly document: Document },
  ): Reply => {
    const document = { ...input.document, name: cleanFileName(input.document.name) };
    const isPdf = endingOf(document.name) === 'pdf';
    const problem =
      checkFileBytes(document) ??
      (isPdf ? await ports.documentInspector.inspect(document.bytes) : null);
    if (problem === 'busy') return BUSY;
    const digest = ports.documentInspector.digest(document);
    return ports.unitOfWork.run(async (tx) => {
      if (problem !== null) {
        const facts = { operation: OPERATION, target: id, detail: { reason: problem } };
        const text = `${FILE_TEXT[problem]}.`;
        const refusal = refusalOf('unacceptable', 'documentRefused', text);
        return recordRefusal(tx, ports, caller, facts, refusal);
      }
      const now = ports.clock.now();
      const found = await tx.library.items.lock(id);
      if (found === null || found.deletedAt !== null) return NOT_FOUND;
      if (found.rev !== rev) {
        // A repeated upload whose response was lost: the same file is already stored.
        const newest = await tx.library.file(id, found.version);
        if (newest !== null && newest.digest === digest) return ok({});
        const { wallClock, providerTimeZone: timeZone } = ports;
        const touch = { by: found.updatedBy, at: found.updatedAt };
        return changedMeanwhile(touch, { wallClock, timeZone, now });
      }
      const version = found.version + 1;
      const by = caller.session.actorId;
      await tx.library.addFile({ ...document, itemId: id, version, digest, at: now, by });
      const updatedBy = await nameOf(tx, caller);
      await tx.library.items.put({ ...found, version, rev: rev + 1, updatedAt: now, updatedBy });
      await storeCall(tx, ports, caller);
      await recordAudit(tx, ports, caller, {
        operation: OPERATION,
        target: found.title,
        result: 'ok',
        detail: {
          libraryId: id,
          name: document.name.slice(0, 200),
          version: String(version),
          size: String(document.bytes.length),
        },
      });
      return ok({});
    });
  };
