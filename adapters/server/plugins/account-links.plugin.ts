import type { Backend } from '#core/backend/backend.ts';
import {
  accountLinks,
  addAccountLink,
  deleteAccountLink,
  favoriteAccountLink,
  switchActiveAccount,
} from '#adapters/wire/account-links.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

type LinkCases = Pick<
  Backend,
  | 'readAccountLinks'
  | 'addAccountLink'
  | 'removeAccountLink'
  | 'favoriteAccountLink'
  | 'switchActiveAccount'
>;

/** A customer's linked sites; each change answers the whole list, so that page and server never differ (spec §2.3, §7.3). */
export const serveLinks = (routes: ApiRoutes, backend: LinkCases): void => {
  routes.session(accountLinks, async ({ caller }) =>
    bare(await backend.readAccountLinks.execute(caller)),
  );
  routes.session(addAccountLink, async ({ caller, body, idempotencyKey }) =>
    bare(await backend.addAccountLink.execute(caller, { form: body, idempotencyKey })),
  );
  routes.session(deleteAccountLink, async ({ caller, params }) =>
    bare(await backend.removeAccountLink.execute(caller, params)),
  );
  routes.session(favoriteAccountLink, async ({ caller, params, body }) =>
    bare(
      await backend.favoriteAccountLink.execute(caller, {
        siteNum: params.siteNum,
        favorite: body.flag,
      }),
    ),
  );
  routes.session(switchActiveAccount, async ({ caller, body }) =>
    bare(await backend.switchActiveAccount.execute(caller, body)),
  );
};
