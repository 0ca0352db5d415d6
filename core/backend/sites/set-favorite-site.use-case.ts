import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { NOT_FOUND } from '../refusals.ts';
import { lookUp } from './look-up.operation.ts';
import { readScope } from './read-scope.operation.ts';

/** Marks the site behind a transmitter code as a favourite, or not (spec §7.3); saying it twice changes nothing. */
export const setFavoriteSite =
  (ports: BackendPorts) =>
  async (
    caller: SessionCaller,
    input: {
      readonly siteGroupNum: number | null;
      readonly transmitterCode: string;
      readonly favorite: boolean;
    },
  ): Promise<Result<Record<string, never>, Refusal>> => {
    const { clock, unitOfWork } = ports;
    const { favorite, transmitterCode } = input;
    return unitOfWork.run(async (tx) => {
      const groups = await readScope(tx, caller, input.siteGroupNum);
      if (groups === null) return NOT_FOUND;
      const target = `xmit ${transmitterCode}`;
      const site = await lookUp(tx, ports, caller, {
        target,
        find: () => tx.sites.findByTransmitter(groups, transmitterCode),
      });
      if (!site.ok) return site;
      const { accountId } = caller.session;
      await tx.sites.setFavorite({ accountId, key: site.value, favorite, now: clock.now() });
      await recordAudit(tx, ports, caller, {
        operation: 'site.favorite',
        result: 'ok',
        target,
        detail: { favorite: String(favorite) },
      });
      return ok({});
    });
  };
