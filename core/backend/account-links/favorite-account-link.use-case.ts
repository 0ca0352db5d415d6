import type { Result } from '../../kernel/result.ts';
import type { AccountLinks } from '../../account-links/account-links.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { changeLinks } from './change-links.operation.ts';

/** Marks a linked site as favourite, or not (spec §7.3 favoriteAccountLink); a site that is not linked is not found. */
export const favoriteAccountLink =
  (ports: BackendPorts) =>
  (
    caller: SessionCaller,
    input: { readonly siteNum: number; readonly favorite: boolean },
  ): Promise<Result<AccountLinks, Refusal>> => {
    const { siteNum, favorite } = input;
    return changeLinks(
      ports,
      caller,
      { operation: 'link.favorite', siteNum, detail: { favorite: String(favorite) } },
      async (tx, accountId) =>
        (await tx.links.setFavorite(accountId, siteNum, favorite)) ? 'changed' : 'notLinked',
    );
  };
