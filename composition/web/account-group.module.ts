import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { accountGroupRoutes } from '#adapters/wire/account-group.routes.ts';
import { AccountGroupPage } from '#ui/account-group/account-group.page.tsx';
import { AccountGroupViewModel } from '#ui/account-group/account-group.view-model.ts';
import { createSection } from './section.ts';

/** A dealer's own group. */
export const section = createSection(AccountGroupPage, {
  accountGroup: ({ client, makeKey, toasts, files, own }) =>
    new AccountGroupViewModel({
      gateway: gatewayOf(client, accountGroupRoutes),
      makeKey,
      toasts,
      files,
      own,
    }),
});
