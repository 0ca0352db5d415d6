import { httpAccountInfoGateway } from '#adapters/http/http-account-info.gateway.ts';
import { visitLimits } from '#core/impersonation/visit-limits.rule.ts';
import { heldPermissions } from '#core/permission/has-permissions.rule.ts';
import { AccountInfoPage } from '#ui/account-info/account-info.page.tsx';
import { AccountInfoViewModel } from '#ui/account-info/account-info.view-model.ts';
import { createSection } from './section.ts';

/** A customer's account; a staff member who only looks changes nothing. */
export const section = createSection(AccountInfoPage, {
  accountInfo: ({ client, context, files, live, model, ownDrafts, toasts }) => {
    const { view } = context.current;
    return new AccountInfoViewModel({
      gateway: httpAccountInfoGateway(client),
      live,
      toasts,
      files,
      ownDrafts,
      mayChange: visitLimits(view?.impersonation ?? null).mayChange,
      mayCertify: view !== null && heldPermissions(view.user).has('allowViewCertificate'),
      onRenamed: () => void model('accountLinks').load(),
    });
  },
});
