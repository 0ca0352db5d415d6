import type { Answer } from '../kernel/result.ts';
import type { SessionContext } from '../session/session-context.ts';
import type { LinkForm, AccountLinks } from './account-links.schema.ts';
import type { AccountLinksGateway } from './account-links.api.ts';
import { groupOfLinks, linksOfSession } from './links-of-session.rule.ts';

/** A customer's change of site links. `read` changes nothing and returns the newest states. */
export type LinkChange =
  | { readonly kind: 'read' }
  | { readonly kind: 'add'; readonly form: LinkForm; readonly idempotencyKey: string }
  | { readonly kind: 'remove'; readonly siteNum: number }
  | { readonly kind: 'favorite'; readonly siteNum: number; readonly favorite: boolean }
  | { readonly kind: 'activate'; readonly siteNum: number };

/**
 * Reads or changes a customer's links and publishes the new links to the whole session (spec §7.3 MSA service). If the
 * session or group changed meanwhile, nothing is published and `empty` is returned. An outdated response is never
 * published.
 */
export const changeLinks = ({
  gateway,
  context,
}: {
  readonly gateway: AccountLinksGateway;
  readonly context: SessionContext;
}) => {
  const ask = (change: LinkChange): Answer<AccountLinks> => {
    switch (change.kind) {
      case 'read':
        return gateway.accountLinks();
      case 'add': {
        const { form, idempotencyKey } = change;
        return gateway.addAccountLink(form, { idempotencyKey });
      }
      case 'remove':
        return gateway.deleteAccountLink({ siteNum: change.siteNum });
      case 'favorite':
        return gateway.favoriteAccountLink({ siteNum: change.siteNum, flag: change.favorite });
      case 'activate':
        return gateway.switchActiveAccount({ siteNum: change.siteNum });
    }
  };

  const applyLinks = (links: AccountLinks): void => {
    const { view } = context.current;
    if (view === null) return;
    const user = { ...view.user, accountLinks: linksOfSession(links) };
    context.apply({ kind: 'viewChanged', view: { ...view, user } });
    context.apply({ kind: 'groupChanged', siteGroupNum: groupOfLinks(links) });
  };

  return async (change: LinkChange, isNewest = (): boolean => true): Answer<AccountLinks> => {
    const result = await ask(change);
    if (result.ok && isNewest()) applyLinks(result.value);
    return result;
  };
};
