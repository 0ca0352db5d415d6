import { ACCOUNT_LINK_ENDPOINTS } from './account-links.wire.ts';
import { ACCOUNT_ENDPOINTS } from './account.wire.ts';
import { AGREEMENT_ENDPOINTS } from './agreement.wire.ts';
import { DEVICE_ENDPOINTS } from './remembered-devices.wire.ts';
import { AUDIT_ENDPOINTS } from './audit.wire.ts';
import { BANNER_ENDPOINTS } from './notices.wire.ts';
import type { Endpoint, Redirect } from './endpoint.ts';
import { HOME_ENDPOINTS } from './home.wire.ts';
import { IMPERSONATION_ENDPOINTS } from './impersonation.wire.ts';
import { INTAKE_ENDPOINTS } from './intake.wire.ts';
import { LOGIN_ENDPOINTS } from './login.wire.ts';
import { MARKETING_ENDPOINTS } from './marketing.wire.ts';
import { MFA_ENDPOINTS } from './mfa.wire.ts';
import { POLICY_ENDPOINTS } from './privacy.wire.ts';
import { NEWS_ENDPOINTS } from './news.wire.ts';
import { PROFILE_ENDPOINTS } from './profile.wire.ts';
import { PUBLIC_ENDPOINTS } from './public.wire.ts';
import { RECOVERY_ENDPOINTS } from './recovery.wire.ts';
import { REGISTRATION_ENDPOINTS } from './registration.wire.ts';
import { RESOURCE_ENDPOINTS } from './resources.wire.ts';
import { SESSION_ENDPOINTS } from './session.wire.ts';
import { SSO_ENDPOINTS, SSO_REDIRECTS } from './sso.wire.ts';
import { SITE_ENDPOINTS } from './sites.wire.ts';
import { SUPPORT_ENDPOINTS } from './support.wire.ts';

/** Every operation of the API, for the server's registration, the OpenAPI document and the tests that walk them. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...LOGIN_ENDPOINTS,
  ...SESSION_ENDPOINTS,
  ...MFA_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...AGREEMENT_ENDPOINTS,
  ...PUBLIC_ENDPOINTS,
  ...BANNER_ENDPOINTS,
  ...POLICY_ENDPOINTS,
  ...AUDIT_ENDPOINTS,
  ...MARKETING_ENDPOINTS,
  ...RESOURCE_ENDPOINTS,
  ...HOME_ENDPOINTS,
  ...SITE_ENDPOINTS,
  ...ACCOUNT_LINK_ENDPOINTS,
  ...PROFILE_ENDPOINTS,
  ...INTAKE_ENDPOINTS,
  ...NEWS_ENDPOINTS,
  ...RECOVERY_ENDPOINTS,
  ...REGISTRATION_ENDPOINTS,
  ...DEVICE_ENDPOINTS,
  ...SSO_ENDPOINTS,
  ...IMPERSONATION_ENDPOINTS,
  ...SUPPORT_ENDPOINTS,
];

/** The few addresses below the API that answer with a redirect instead of JSON; declared like the others. */
export const REDIRECTS: readonly Redirect[] = SSO_REDIRECTS;
