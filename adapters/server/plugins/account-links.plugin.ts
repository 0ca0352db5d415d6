import * as wire from '#adapters/wire/account-links.wire.ts';
import { plugin } from './plugin.ts';

/** A customer's linked sites; each change answers the whole list, so that page and server never differ (spec §2.3, §7.3). */
export const accountLinksPlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.accountLinks, backend.readAccountLinks);
  routes.serve(wire.addAccountLink, backend.addAccountLink);
  routes.serve(wire.deleteAccountLink, backend.removeAccountLink);
  routes.serve(wire.favoriteAccountLink, backend.favoriteAccountLink);
  routes.serve(wire.switchActiveAccount, backend.switchActiveAccount);
});
