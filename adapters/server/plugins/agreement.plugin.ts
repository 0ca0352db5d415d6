import * as wire from '#adapters/wire/agreement.wire.ts';
import { plugin } from './plugin.ts';

/** Terms and privacy policy as login steps; accepting finishes the step, reading the policy needs no session (spec §4.1, §7.2). */
export const agreementPlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.terms, backend.readTerms);
  routes.serve(wire.acceptTerms, backend.acceptTerms);
  routes.serve(wire.privacyPolicy, backend.readPrivacyPolicy);
  routes.serve(wire.acceptPrivacyPolicy, backend.acceptPrivacyPolicy);
});
