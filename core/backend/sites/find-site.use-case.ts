import type { Result } from '../../kernel/result.ts';
import type { SiteSummary } from '../../sites/site.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { NOT_FOUND } from '../refusals.ts';
import { lookUp } from './look-up.operation.ts';
import { readScope } from './read-scope.operation.ts';

/** The site behind a transmitter code (spec §7.2 device/xmit/details). */
export const findSite =
  (ports: BackendPorts) =>
  async (
    caller: SessionCaller,
    input: { readonly siteGroupNum: number | null; readonly transmitterCode: string },
  ): Promise<Result<SiteSummary, Refusal>> => {
    const { clock, unitOfWork } = ports;
    return unitOfWork.run(async (tx) => {
      const groups = await readScope(tx, caller, input.siteGroupNum);
      if (groups === null) return NOT_FOUND;
      const find = async (): Promise<SiteSummary | null> => {
        const key = await tx.sites.findByTransmitter(groups, input.transmitterCode);
        if (key === null) return null;
        return (await tx.sites.summaries([key], clock.now()))[0] ?? null;
      };
      return lookUp(tx, ports, caller, { target: `xmit ${input.transmitterCode}`, find });
    });
  };
