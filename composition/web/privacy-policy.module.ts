import { PrivacyPolicyDialog } from '#ui/about/privacy-policy.dialog.tsx';
import { PrivacyPolicyViewModel } from '#ui/about/privacy-policy.view-model.ts';
import { createSection } from './section.ts';
import { TOKENS } from './tokens.ts';

/** The privacy policy, to read. */
export const section = createSection(PrivacyPolicyDialog, (model) => {
  model(
    'privacyPolicy',
    [TOKENS.http],
    ({ agreement }) => new PrivacyPolicyViewModel({ agreements: agreement }),
  );
});
