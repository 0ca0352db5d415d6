import { ContainerModule } from 'inversify';
import { SaveContact } from '#core/profile/save-contact.use-case.ts';
import { StartContactChange } from '#core/profile/start-contact-change.use-case.ts';
import { ContactProofViewModel } from '#ui/profile/contact-proof.view-model.ts';
import { OwnVisitsViewModel } from '#ui/profile/own-visits.view-model.ts';
import { RememberedDevicesViewModel } from '#ui/remembered-devices/remembered-devices.view-model.ts';
import { UserAccountDialog } from '#ui/profile/user-account.dialog.tsx';
import { UserAccountViewModel } from '#ui/profile/user-account.view-model.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.userAccount).toResolvedValue(
    (profile, context, clock, toasts) =>
      new UserAccountViewModel({
        profile,
        saveContact: new SaveContact({ profile, context }),
        context,
        proof: new ContactProofViewModel({
          start: new StartContactChange({ profile, clock }),
          clock,
        }),
        toasts,
      }),
    [TOKENS.profileGateway, TOKENS.sessionContext, TOKENS.clock, TOKENS.toasts],
  );
  bind(VIEW_MODEL_TOKENS.ownVisits).toResolvedValue(
    (impersonation, clock) => new OwnVisitsViewModel({ impersonation, clock }),
    [TOKENS.impersonationGateway, TOKENS.clock],
  );
  bind(VIEW_MODEL_TOKENS.rememberedDevices).toResolvedValue(
    (gateway, clock) => new RememberedDevicesViewModel({ gateway, clock }),
    [TOKENS.rememberedDeviceGateway, TOKENS.clock],
  );
});

/** The own account. */
export const userAccount: Section = { module, Component: UserAccountDialog };
