import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { NOT_FOUND } from '../refusals.ts';
import { noteUse } from './note-use.operation.ts';
import { readLibrary } from './read-library.operation.ts';

/** Notes that a person opened the link of a campaign that the active group is offered today. */
export const noteResourceView =
  (ports: BackendPorts) =>
  async (
    caller: SessionCaller,
    input: { readonly id: string; readonly siteGroupNum: number | null },
  ): Promise<Result<Record<string, never>, Refusal>> => {
    const { id } = input;
    return ports.unitOfWork.run(async (tx): Promise<Result<Record<string, never>, Refusal>> => {
      const library = await readLibrary(tx, ports, caller, input.siteGroupNum);
      const found = library?.campaigns.find((one) => one.id === id);
      if (library === null || found === undefined || found.url === '') return NOT_FOUND;
      await noteUse(tx, ports, caller, { campaignId: id, kind: 'view', library });
      await recordAudit(tx, ports, caller, {
        operation: 'resource.view',
        target: id,
        result: 'ok',
      });
      return ok({});
    });
  };
