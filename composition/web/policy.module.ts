import { httpPrivacyGateway } from '#adapters/http/http-privacy.gateway.ts';
import { PolicyTab } from '#ui/privacy/policy-tab.tsx';
import { AgreementTextViewModel } from '#ui/documents/agreement-text.view-model.ts';
import { createSection } from './section.ts';

/** The privacy policy for those who publish it, a tab of Support. */
export const section = createSection(PolicyTab, {
  policy: ({ client, toasts, ownDrafts }) =>
    new AgreementTextViewModel({
      kind: 'privacy',
      texts: httpPrivacyGateway(client),
      toasts,
      ownDrafts,
    }),
});
