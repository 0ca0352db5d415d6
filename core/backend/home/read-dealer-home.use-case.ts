import type { DealerHome } from '../../home/home.schema.ts';
import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { NOT_FOUND } from '../refusals.ts';

/** Rows a list on a home screen holds at most; its count is whole. */
export const HOME_ROWS = 10;

/** Figures of the group the request names, else of the session's own; a group that is not allowed does not exist (SECURITY.md T8). */
export const readDealerHome =
  (ports: BackendPorts) =>
  async (
    caller: SessionCaller,
    input: { readonly siteGroupNum: number | null },
  ): Promise<Result<DealerHome, Refusal>> => {
    const { session } = caller;
    const group = input.siteGroupNum ?? session.siteGroupNum;
    if (group === null || !session.allowedGroups.includes(group)) return NOT_FOUND;
    const { clock, unitOfWork } = ports;
    return unitOfWork.run(async (tx) =>
      ok(await tx.figures.dealerHome(group, clock.now(), HOME_ROWS)),
    );
  };
