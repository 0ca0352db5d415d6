import { MESSAGES } from '#core/kernel/messages.ts';
import { PrivacyPolicyDialog } from '#ui/about/privacy-policy.dialog.tsx';
import { Loadable } from '#ui/shell/loadable.ts';
import { createSection } from './section.ts';
import { TOKENS } from './tokens.ts';

/** The privacy policy, to read. */
export const section = createSection(PrivacyPolicyDialog, (model) => {
  model(
    'privacyPolicy',
    [TOKENS.http],
    ({ agreement }) =>
      new Loadable({
        read: () => agreement.privacyPolicy(),
        fallback: MESSAGES.loadPrivacyPolicy,
      }),
  );
});
