import * as wire from '#adapters/wire/privacy.wire.ts';
import { plugin } from './plugin.ts';

/** The privacy policy for those who publish it: every version stays, because people agreed to that very text (spec §7.2). */
export const privacyPlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.policyHistory, backend.readPolicyHistory);
  routes.serve(wire.policyVersion, backend.readPolicyVersion);
  routes.serve(wire.publishPolicy, (caller, { rev, policy }) =>
    backend.publishPolicy(caller, { policy, version: rev ?? null }),
  );
});
