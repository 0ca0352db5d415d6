import type { Document } from '../../documents/document.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { NOT_FOUND } from '../refusals.ts';

/** A campaign's file for those who make campaigns, in any state; on the record, but no download that counts. */
export const readCampaignFile =
  (ports: BackendPorts) =>
  (caller: SessionCaller, input: { readonly id: string }): Promise<Result<Document, Refusal>> =>
    ports.unitOfWork.run(async (tx): Promise<Result<Document, Refusal>> => {
      const document = await tx.campaigns.file(input.id);
      if (document === null) return NOT_FOUND;
      await recordAudit(tx, ports, caller, {
        operation: 'campaign.file.read',
        target: input.id,
        result: 'ok',
      });
      return ok(document);
    });
