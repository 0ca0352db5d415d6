import { httpAccountGroupGateway } from '#adapters/http/http-account-group.gateway.ts';
import { AccountGroupPage } from '#ui/account-group/account-group.page.tsx';
import { AccountGroupViewModel } from '#ui/account-group/account-group.view-model.ts';
import { createSection } from './section.ts';

/** A dealer's own group. */
export const section = createSection(AccountGroupPage, {
  accountGroup: ({ client, makeKey, toasts, files, own }) =>
    new AccountGroupViewModel({
      gateway: httpAccountGroupGateway(client),
      makeKey,
      toasts,
      files,
      own,
    }),
});
