import { MESSAGES } from '#core/kernel/messages.ts';
import { PrivacyPolicyDialog } from '#ui/about/privacy-policy.dialog.tsx';
import { Loadable } from '#ui/shell/loadable.ts';
import { createSection } from './section.ts';

/** The privacy policy, to read. */
export const section = createSection(PrivacyPolicyDialog, {
  privacyPolicy: ({ http }) =>
    new Loadable({
      read: () => http.agreement.privacyPolicy(),
      fallback: MESSAGES.loadPrivacyPolicy,
    }),
});
