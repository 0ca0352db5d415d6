import type { Result } from '../../kernel/result.ts';
import type { AccountLinks } from '../../account-links/account-links.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { changeLinks } from './change-links.operation.ts';

/** Removes a link (spec §7.3 deleteAccountLink); without one it is as good as done. With the active site gone the first of the others takes its place. */
export const removeAccountLink =
  (ports: BackendPorts) =>
  (
    caller: SessionCaller,
    input: { readonly siteNum: number },
  ): Promise<Result<AccountLinks, Refusal>> => {
    const { siteNum } = input;
    return changeLinks(
      ports,
      caller,
      { operation: 'link.remove', siteNum },
      async (tx, accountId) =>
        (await tx.links.remove(accountId, siteNum)) ? 'changed' : 'unchanged',
    );
  };
