import type { Result } from '../../kernel/result.ts';
import type { AccountLinks } from '../../account-links/account-links.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { changeLinks } from './change-links.operation.ts';

/** Works with another linked site from now on, also at the next sign-in (spec §7.3 switchActiveAcct); the sessions follow to its group. */
export const switchActiveAccount =
  (ports: BackendPorts) =>
  (
    caller: SessionCaller,
    input: { readonly siteNum: number },
  ): Promise<Result<AccountLinks, Refusal>> => {
    const { siteNum } = input;
    return changeLinks(
      ports,
      caller,
      { operation: 'link.activate', siteNum },
      async (tx, accountId) => {
        const links = await tx.links.list(accountId, ports.clock.now());
        if (!links.some((link) => link.siteNum === siteNum)) return 'notLinked';
        if ((await tx.links.chosenSite(accountId)) === siteNum) return 'unchanged';
        await tx.links.chooseSite(accountId, siteNum);
        return 'changed';
      },
    );
  };
