import type { Backend } from '#core/backend/backend.ts';
import { ok } from '#core/kernel/result.ts';
import {
  acceptPrivacyPolicy,
  acceptTerms,
  privacyPolicy,
  terms,
} from '#adapters/wire/agreement.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

type AgreementCases = Pick<
  Backend,
  'readTerms' | 'acceptTerms' | 'readPrivacyPolicy' | 'acceptPrivacyPolicy'
>;

/** Terms and privacy policy as login steps; accepting finishes the step, reading the policy needs no session (spec §4.1, §7.2). */
export const serveAgreements = (routes: ApiRoutes, backend: AgreementCases): void => {
  routes.session(terms, async ({ caller }) => bare(await backend.readTerms.execute(caller)));
  routes.session(acceptTerms, ({ caller, body }) => backend.acceptTerms.execute(caller, body));
  routes.open(privacyPolicy, async ({ caller }) => {
    const policy = await backend.readPrivacyPolicy.execute(caller);
    return bare(
      policy.ok ? ok({ version: policy.value.version, policyText: policy.value.text }) : policy,
    );
  });
  routes.session(acceptPrivacyPolicy, ({ caller }) => backend.acceptPrivacyPolicy.execute(caller));
};
