import { ContainerModule } from 'inversify';
import { HttpPolicyGateway } from '#adapters/http/http-privacy.gateway.ts';
import { PolicyTab } from '#ui/privacy/policy-tab.tsx';
import { PolicyViewModel } from '#ui/privacy/policy.view-model.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.policy).toResolvedValue(
    (http, toasts) => new PolicyViewModel({ policies: new HttpPolicyGateway(http.client), toasts }),
    [TOKENS.http, TOKENS.toasts],
  );
});

/** The privacy policy for those who publish it, a tab of Support. */
export const policy: Section = { module, Component: PolicyTab };
