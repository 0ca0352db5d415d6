import { createElement } from 'react';
import { impersonationApi } from '#core/impersonation/impersonation.api.ts';
import { profileApi } from '#core/profile/profile.api.ts';
import { rememberedDevicesApi } from '#core/remembered-devices/remembered-devices.api.ts';
import { saveContact, startContactChange } from '#core/profile/start-contact-change.use-case.ts';
import { ContactProofViewModel } from '#ui/profile/contact-proof.view-model.ts';
import { OwnPasswordViewModel } from '#ui/profile/own-password.view-model.ts';
import { OwnSessionsViewModel } from '#ui/profile/own-sessions.view-model.ts';
import { OwnImpersonationsViewModel } from '#ui/profile/own-impersonations.view-model.ts';
import { UserAccountDialog } from '#ui/profile/user-account-dialog.tsx';
import { UserAccountViewModel } from '#ui/profile/user-account.view-model.ts';
import { RememberedDevices } from '#ui/remembered-devices/remembered-devices.tsx';
import { RememberedDevicesViewModel } from '#ui/remembered-devices/remembered-devices.view-model.ts';
import { createSection } from '#ui/sections/section.ts';

const UserAccount = () =>
  createElement(UserAccountDialog, { devices: createElement(RememberedDevices) });

/** The section of the user's own account, including the remembered browsers that sign in without a code. */
export const section = createSection(UserAccount, {
  userAccount: ({ gatewayOf, context, clock, toasts }) => {
    const profile = gatewayOf(profileApi);
    const start = startContactChange({ profile, clock });
    return new UserAccountViewModel({
      profile,
      saveContact: saveContact({ profile, context }),
      context,
      proof: new ContactProofViewModel({ start, profile, clock }),
      toasts,
    });
  },
  ownPassword: ({ gatewayOf, context, configuration, toasts }) =>
    new OwnPasswordViewModel({
      profile: gatewayOf(profileApi),
      context: {
        username: context.current.view?.user.username ?? '',
        productName: configuration.providerName,
      },
      toasts,
    }),
  ownSessions: ({ gatewayOf, clock }) =>
    new OwnSessionsViewModel({ profile: gatewayOf(profileApi), clock }),
  ownVisits: ({ gatewayOf, clock }) =>
    new OwnImpersonationsViewModel({ impersonation: gatewayOf(impersonationApi), clock }),
  rememberedDevices: ({ gatewayOf, clock }) =>
    new RememberedDevicesViewModel({
      gateway: gatewayOf(rememberedDevicesApi),
      clock,
    }),
});
