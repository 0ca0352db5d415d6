import type { RuntimeConfiguration } from '../configuration/runtime-configuration.schema.ts';
import { impersonationLimits } from '../impersonation/impersonation-limits.rule.ts';
import { grantedPermissions } from '../session/granted-permissions.rule.ts';
import type { SessionView } from '../session/session-view.schema.ts';
import type { NavigationInput } from './navigation-for.rule.ts';
import { OPEN_ENTRIES } from './screens.ts';

type Deployment = Pick<RuntimeConfiguration, 'helpUrl' | 'classicUrl' | 'dealerPortalUrl'>;

const openEntries = ({ helpUrl, classicUrl, dealerPortalUrl }: Deployment): ReadonlySet<string> =>
  new Set([
    ...[...OPEN_ENTRIES].filter((id) => id !== 'knowledge-base' || helpUrl !== null),
    'log-out',
    'dark-mode',
    ...(classicUrl === null ? [] : ['classic-portal']),
    ...(dealerPortalUrl === null ? [] : ['dealer-portal']),
  ]);

/** Returns the facts that decide which entries a signed-in person sees in a deployment. */
export const navigationInput = (view: SessionView, configuration: Deployment): NavigationInput => {
  const group = view.user.allowedDealers.find((d) => d.siteGroupNum === view.siteGroupNum);
  return {
    application: view.user.applicationNum,
    permissions: grantedPermissions(view.user),
    answeringServiceEnabled: group?.answeringServiceEnabled ?? false,
    beta: view.requirements.betaUser,
    impersonating: view.impersonation !== null,
    mayChange: impersonationLimits(view.impersonation).mayChange,
    open: openEntries(configuration),
  };
};
