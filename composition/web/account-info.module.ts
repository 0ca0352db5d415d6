import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { accountInfoRoutes } from '#adapters/wire/account-info.routes.ts';
import { requestsRoutes } from '#adapters/wire/requests.routes.ts';
import { CancelServiceViewModel } from '#ui/account-changes/cancel-service.view-model.ts';
import { AccountInfoPage } from '#ui/account-info/account-info.page.tsx';
import { AccountInfoViewModel } from '#ui/account-info/account-info.view-model.ts';
import { RevealViewModel } from '#ui/shell/reveal.view-model.ts';
import { createSection } from './section.ts';
import { revealParts } from './reveal-parts.ts';
import { siteRights } from './site-rights.ts';

/** A customer's account; a staff member who only looks changes nothing, and none is shown a code. */
export const section = createSection(AccountInfoPage, {
  ownCancellation: ({ client, makeKey, toasts }) =>
    new CancelServiceViewModel({ gateway: gatewayOf(client, requestsRoutes), makeKey, toasts }),
  accountInfo: (parts) => {
    const { client, context, files, live, makeKey, model, ownDrafts, toasts } = parts;
    const gateway = gatewayOf(client, accountInfoRoutes);
    const rights = siteRights({ context });
    return new AccountInfoViewModel({
      gateway,
      makeKey,
      gateCode: new RevealViewModel<number>({
        ...revealParts(parts),
        reveal: (sn) => gateway.revealGateCode({ sn }),
      }),
      live,
      toasts,
      files,
      ownDrafts,
      mayChange: rights.maySave,
      maySetCode: rights.mayChange('sitePasscodeEdit'),
      mayCertify: rights.holds('allowViewCertificate'),
      onRenamed: () => void model('accountLinks').load(),
    });
  },
});
