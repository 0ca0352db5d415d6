import {
  httpProvisioningGateway,
  httpTermsGateway,
} from '#adapters/http/http-provisioning.gateway.ts';
import { AgreementTextViewModel } from '#ui/documents/agreement-text.view-model.ts';
import { PeopleTab } from '#ui/provisioning/people-tab.tsx';
import { ProvisioningViewModel } from '#ui/provisioning/provisioning.view-model.ts';
import { TermsViewModel } from '#ui/provisioning/terms.view-model.ts';
import { createSection } from './section.ts';

/** Site groups and people of the installation, a tab of Support. */
export const section = createSection(PeopleTab, {
  provisioning: ({ client, clock, makeKey, toasts, ownDrafts }) =>
    new ProvisioningViewModel({
      ...{ gateway: httpProvisioningGateway(client), makeKey, toasts, now: () => clock.now() },
      makeTerms: (onPublished) =>
        new TermsViewModel(
          new AgreementTextViewModel({
            ...{ kind: 'terms', texts: httpTermsGateway(client), toasts, ownDrafts, onPublished },
          }),
          () => clock.now(),
        ),
    }),
});
