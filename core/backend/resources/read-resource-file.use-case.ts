import type { Document } from '../../documents/document.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { NOT_FOUND } from '../refusals.ts';
import { noteUse } from './note-use.operation.ts';
import { readLibrary } from './read-library.operation.ts';

/** The file of a campaign that the active group is offered today; counted, and on the record (SECURITY.md §2.11). */
export const readResourceFile =
  (ports: BackendPorts) =>
  async (
    caller: SessionCaller,
    input: { readonly id: string; readonly siteGroupNum: number | null },
  ): Promise<Result<Document, Refusal>> => {
    const { id } = input;
    return ports.unitOfWork.run(async (tx): Promise<Result<Document, Refusal>> => {
      const library = await readLibrary(tx, ports, caller, input.siteGroupNum);
      if (library === null || !library.campaigns.some((one) => one.id === id)) return NOT_FOUND;
      const document = await tx.campaigns.file(id);
      if (document === null) return NOT_FOUND;
      await noteUse(tx, ports, caller, { campaignId: id, kind: 'download', library });
      await recordAudit(tx, ports, caller, {
        operation: 'resource.file.read',
        target: id,
        result: 'ok',
      });
      return ok(document);
    });
  };
