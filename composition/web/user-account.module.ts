import { createElement } from 'react';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { impersonationRoutes } from '#adapters/wire/impersonation.routes.ts';
import { profileRoutes } from '#adapters/wire/profile.routes.ts';
import { rememberedDevicesRoutes } from '#adapters/wire/remembered-devices.routes.ts';
import { saveContact, startContactChange } from '#core/profile/change-contact.use-case.ts';
import { ContactProofViewModel } from '#ui/profile/contact-proof.view-model.ts';
import { OwnPasswordViewModel } from '#ui/profile/own-password.view-model.ts';
import { OwnSessionsViewModel } from '#ui/profile/own-sessions.view-model.ts';
import { OwnVisitsViewModel } from '#ui/profile/own-visits.view-model.ts';
import { UserAccountDialog } from '#ui/profile/user-account.dialog.tsx';
import { UserAccountViewModel } from '#ui/profile/user-account.view-model.ts';
import { RememberedDevices } from '#ui/remembered-devices/remembered-devices.tsx';
import { RememberedDevicesViewModel } from '#ui/remembered-devices/remembered-devices.view-model.ts';
import { createSection } from './section.ts';

const UserAccount = () =>
  createElement(UserAccountDialog, { devices: createElement(RememberedDevices) });

/** The own account, with the browsers that sign in without a code. */
export const section = createSection(UserAccount, {
  userAccount: ({ client, context, clock, toasts }) => {
    const profile = gatewayOf(client, profileRoutes);
    const start = startContactChange({ profile, clock });
    return new UserAccountViewModel({
      profile,
      saveContact: saveContact({ profile, context }),
      context,
      proof: new ContactProofViewModel({ start, profile, clock }),
      toasts,
    });
  },
  ownPassword: ({ client, context, configuration, toasts }) =>
    new OwnPasswordViewModel({
      profile: gatewayOf(client, profileRoutes),
      context: {
        username: context.current.view?.user.username ?? '',
        productName: configuration.providerName,
      },
      toasts,
    }),
  ownSessions: ({ client, clock }) =>
    new OwnSessionsViewModel({ profile: gatewayOf(client, profileRoutes), clock }),
  ownVisits: ({ client, clock }) =>
    new OwnVisitsViewModel({ impersonation: gatewayOf(client, impersonationRoutes), clock }),
  rememberedDevices: ({ client, clock }) =>
    new RememberedDevicesViewModel({
      gateway: gatewayOf(client, rememberedDevicesRoutes),
      clock,
    }),
});
