import { httpAccountInfoGateway } from '#adapters/http/http-account-info.gateway.ts';
import { confirmPassword } from '#adapters/wire/profile.wire.ts';
import { AccountInfoPage } from '#ui/account-info/account-info.page.tsx';
import { AccountInfoViewModel } from '#ui/account-info/account-info.view-model.ts';
import { GateCodeViewModel } from '#ui/account-info/gate-code.view-model.ts';
import { createSection } from './section.ts';
import { siteRights } from './site-rights.ts';

/** A customer's account; a staff member who only looks changes nothing, and none is shown a code. */
export const section = createSection(AccountInfoPage, {
  accountInfo: ({ client, clock, context, files, live, makeKey, model, ownDrafts, toasts }) => {
    const gateway = httpAccountInfoGateway(client);
    const rights = siteRights({ context });
    return new AccountInfoViewModel({
      gateway,
      makeKey,
      gateCode: new GateCodeViewModel({
        reveal: (sn) => gateway.revealGateCode(sn),
        confirmPassword: (password) => client.call(confirmPassword, { password }),
        clock,
        username: rights.username,
        mayReveal: rights.mayLookAt('sitePasscodeRead'),
        maySet: rights.mayChange('sitePasscodeEdit'),
      }),
      live,
      toasts,
      files,
      ownDrafts,
      mayChange: rights.maySave,
      mayCertify: rights.holds('allowViewCertificate'),
      onRenamed: () => void model('accountLinks').load(),
    });
  },
});
