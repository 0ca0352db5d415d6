import type { AccountLinks } from '../../account-links/account-links.schema.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import { addAccountLink } from './add-account-link.use-case.ts';
import { changeLinks } from './change-links.operation.ts';
import { describeLinks } from './describe-links.operation.ts';

/** A customer's linked sites, one of which they work with (spec §2.3, §7.3). */
export const createAccountLinks = (
  ports: Pick<BackendPorts, 'unitOfWork' | 'hasher' | 'secrets' | 'clock'>,
) => ({
  addAccountLink: addAccountLink(ports),
  /** Marks a linked site as favourite, or not (spec §7.3 favoriteAccountLink); a site that is not linked is not found. */
  favoriteAccountLink: (
    caller: SessionCaller,
    input: { readonly siteNum: number; readonly flag: boolean },
  ): Reply<AccountLinks> => {
    const { siteNum, flag: favorite } = input;
    return changeLinks(
      ports,
      caller,
      { operation: 'link.favorite', siteNum, detail: { favorite: String(favorite) } },
      async (tx, accountId) =>
        (await tx.links.setFavorite(accountId, siteNum, favorite)) ? 'changed' : 'notLinked',
    );
  },

  /** The customer's own links with the state of their sites. */
  readAccountLinks: (caller: SessionCaller): Reply<AccountLinks> =>
    ports.unitOfWork.run(async (tx) =>
      ok(await describeLinks(tx, ports, caller.session.accountId)),
    ),

  /** Removes a link (spec §7.3 deleteAccountLink); without one it is as good as done. With the active site gone the first of the others takes its place. */
  removeAccountLink: (
    caller: SessionCaller,
    input: { readonly siteNum: number },
  ): Reply<AccountLinks> => {
    const { siteNum } = input;
    return changeLinks(
      ports,
      caller,
      { operation: 'link.remove', siteNum },
      async (tx, accountId) =>
        (await tx.links.remove(accountId, siteNum)) ? 'changed' : 'unchanged',
    );
  },

  /** Works with another linked site from now on, also at the next sign-in (spec §7.3 switchActiveAcct); the sessions follow to its group. */
  switchActiveAccount: (
    caller: SessionCaller,
    input: { readonly siteNum: number },
  ): Reply<AccountLinks> => {
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
  },
});
