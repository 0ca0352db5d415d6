import { httpPrivacyGateway } from '#adapters/http/http-privacy.gateway.ts';
import { PolicyTab } from '#ui/privacy/policy-tab.tsx';
import { PolicyViewModel } from '#ui/privacy/policy.view-model.ts';
import { createSection } from './section.ts';

/** The privacy policy for those who publish it, a tab of Support. */
export const section = createSection(PolicyTab, {
  policy: ({ client, toasts, ownDrafts }) =>
    new PolicyViewModel({ policies: httpPrivacyGateway(client), toasts, ownDrafts }),
});
