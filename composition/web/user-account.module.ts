import { createElement } from 'react';
import { httpImpersonationGateway } from '#adapters/http/http-impersonation.gateway.ts';
import { httpProfileGateway } from '#adapters/http/http-profile.gateway.ts';
import { httpRememberedDevicesGateway } from '#adapters/http/http-remembered-devices.gateway.ts';
import { saveContact, startContactChange } from '#core/profile/change-contact.use-case.ts';
import { ContactProofViewModel } from '#ui/profile/contact-proof.view-model.ts';
import { OwnVisitsViewModel } from '#ui/profile/own-visits.view-model.ts';
import { UserAccountDialog } from '#ui/profile/user-account.dialog.tsx';
import { UserAccountViewModel } from '#ui/profile/user-account.view-model.ts';
import { RememberedDevices } from '#ui/remembered-devices/remembered-devices.tsx';
import { RememberedDevicesViewModel } from '#ui/remembered-devices/remembered-devices.view-model.ts';
import { createSection } from './section.ts';
import { TOKENS } from './tokens.ts';

const UserAccount = () =>
  createElement(UserAccountDialog, { devices: createElement(RememberedDevices) });

/** The own account, with the browsers that sign in without a code. */
export const section = createSection(UserAccount, (model) => {
  model(
    'userAccount',
    [TOKENS.http, TOKENS.context, TOKENS.clock, TOKENS.toasts],
    ({ client }, context, clock, toasts) => {
      const profile = httpProfileGateway(client);
      const start = startContactChange({ profile, clock });
      return new UserAccountViewModel({
        profile,
        saveContact: saveContact({ profile, context }),
        context,
        proof: new ContactProofViewModel({ start, clock }),
        toasts,
      });
    },
  );
  model(
    'ownVisits',
    [TOKENS.http, TOKENS.clock],
    ({ client }, clock) =>
      new OwnVisitsViewModel({ impersonation: httpImpersonationGateway(client), clock }),
  );
  model(
    'rememberedDevices',
    [TOKENS.http, TOKENS.clock],
    ({ client }, clock) =>
      new RememberedDevicesViewModel({ gateway: httpRememberedDevicesGateway(client), clock }),
  );
});
