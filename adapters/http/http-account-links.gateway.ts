import type { AccountLinksGateway } from '#core/account-links/account-links.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { accountLinksRoutes } from '../wire/account-links.routes.ts';

/** A customer's linked sites over HTTP; the list is a background read: the switcher says itself what went wrong. */
export const httpAccountLinksGateway = (client: ApiClient): AccountLinksGateway => ({
  load: () => client.call(accountLinksRoutes.accountLinks, {}, { background: true }),
  add: (form, idempotencyKey) =>
    client.call(accountLinksRoutes.addAccountLink, form, { idempotencyKey }),
  remove: (siteNum) => client.call(accountLinksRoutes.deleteAccountLink, { siteNum }),
  setFavorite: (siteNum, flag) =>
    client.call(accountLinksRoutes.favoriteAccountLink, { siteNum, flag }),
  activate: (siteNum) => client.call(accountLinksRoutes.switchActiveAccount, { siteNum }),
});
