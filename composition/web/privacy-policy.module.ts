import { httpAgreementGateway } from '#adapters/http/http-agreement.gateway.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { PrivacyPolicyDialog } from '#ui/about/privacy-policy.dialog.tsx';
import { Loadable } from '#ui/shell/loadable.ts';
import { createSection } from './section.ts';

/** The privacy policy, to read. */
export const section = createSection(PrivacyPolicyDialog, {
  privacyPolicy: ({ client }) =>
    new Loadable({
      read: () => httpAgreementGateway(client).privacyPolicy(),
      fallback: MESSAGES.loadPrivacyPolicy,
    }),
});
