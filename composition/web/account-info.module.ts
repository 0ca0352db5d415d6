import { httpAccountInfoGateway } from '#adapters/http/http-account-info.gateway.ts';
import { confirmPassword } from '#adapters/wire/profile.wire.ts';
import { visitLimits } from '#core/impersonation/visit-limits.rule.ts';
import { heldPermissions } from '#core/permission/has-permissions.rule.ts';
import { AccountInfoPage } from '#ui/account-info/account-info.page.tsx';
import { AccountInfoViewModel } from '#ui/account-info/account-info.view-model.ts';
import { GateCodeViewModel } from '#ui/account-info/gate-code.view-model.ts';
import { createSection } from './section.ts';

/** A customer's account; a staff member who only looks changes nothing, and none is shown a code. */
export const section = createSection(AccountInfoPage, {
  accountInfo: ({ client, clock, context, files, live, makeKey, model, ownDrafts, toasts }) => {
    const { view } = context.current;
    const gateway = httpAccountInfoGateway(client);
    const { mayChange, mayChangeOwn } = visitLimits(view?.impersonation ?? null);
    const held: ReadonlySet<string> = view === null ? new Set() : heldPermissions(view.user);
    return new AccountInfoViewModel({
      gateway,
      makeKey,
      gateCode: new GateCodeViewModel({
        reveal: (sn) => gateway.revealGateCode(sn),
        confirmPassword: (password) => client.call(confirmPassword, { password }),
        clock,
        username: view?.user.username ?? '',
        mayReveal: mayChangeOwn && held.has('sitePasscodeRead'),
        maySet: mayChange && held.has('sitePasscodeEdit'),
      }),
      live,
      toasts,
      files,
      ownDrafts,
      mayChange,
      mayCertify: held.has('allowViewCertificate'),
      onRenamed: () => void model('accountLinks').load(),
    });
  },
});
