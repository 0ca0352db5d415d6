import { ContainerModule } from 'inversify';
import { PrivacyPolicyDialog } from '#ui/about/privacy-policy.dialog.tsx';
import { PrivacyPolicyViewModel } from '#ui/about/privacy-policy.view-model.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.privacyPolicy).toResolvedValue(
    (agreements) => new PrivacyPolicyViewModel({ agreements }),
    [TOKENS.agreementGateway],
  );
});

/** The privacy policy, to read. */
export const privacyPolicy: Section = { module, Component: PrivacyPolicyDialog };
