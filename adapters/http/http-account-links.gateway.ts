import type { AccountLinksGateway } from '#core/account-links/account-links.gateway.port.ts';
import * as wire from '../wire/account-links.wire.ts';
import type { ApiClient } from './api-client.ts';

/** A customer's linked sites over HTTP; the list is a background read: the switcher says itself what went wrong. */
export const httpAccountLinksGateway = (client: ApiClient): AccountLinksGateway => ({
  load: () => client.call(wire.accountLinks, {}, { background: true }),
  add: (form, idempotencyKey) => client.call(wire.addAccountLink, form, { idempotencyKey }),
  remove: (siteNum) => client.call(wire.deleteAccountLink, { siteNum }),
  setFavorite: (siteNum, flag) => client.call(wire.favoriteAccountLink, { siteNum, flag }),
  activate: (siteNum) => client.call(wire.switchActiveAccount, { siteNum }),
});
