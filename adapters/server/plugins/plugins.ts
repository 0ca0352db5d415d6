import type { Endpoint, Redirect } from '#adapters/wire/endpoint.ts';
import { accountLinksPlugin } from './account-links.plugin.ts';
import { accountPlugin } from './account.plugin.ts';
import { agreementPlugin } from './agreement.plugin.ts';
import { auditPlugin } from './audit.plugin.ts';
import { homePlugin } from './home.plugin.ts';
import { impersonationPlugin } from './impersonation.plugin.ts';
import { intakePlugin } from './intake.plugin.ts';
import { jobsPlugin } from './jobs.plugin.ts';
import { loginPlugin } from './login.plugin.ts';
import { marketingPlugin } from './marketing.plugin.ts';
import { mfaPlugin } from './mfa.plugin.ts';
import { newsPlugin } from './news.plugin.ts';
import { noticesPlugin } from './notices.plugin.ts';
import { privacyPlugin } from './privacy.plugin.ts';
import { profilePlugin } from './profile.plugin.ts';
import { publicPlugin } from './public.plugin.ts';
import { recoveryPlugin } from './recovery.plugin.ts';
import { registrationPlugin } from './registration.plugin.ts';
import { rememberedDevicesPlugin } from './remembered-devices.plugin.ts';
import { resourcesPlugin } from './resources.plugin.ts';
import { sessionPlugin } from './session.plugin.ts';
import { sitesPlugin } from './sites.plugin.ts';
import { ssoPlugin } from './sso.plugin.ts';
import { supportPlugin } from './support.plugin.ts';
import type { Plugin } from './plugin.ts';

/** Every slice of the API. */
export const PLUGINS: readonly Plugin[] = [
  accountLinksPlugin,
  accountPlugin,
  agreementPlugin,
  auditPlugin,
  homePlugin,
  impersonationPlugin,
  intakePlugin,
  jobsPlugin,
  loginPlugin,
  marketingPlugin,
  mfaPlugin,
  newsPlugin,
  noticesPlugin,
  privacyPlugin,
  profilePlugin,
  publicPlugin,
  recoveryPlugin,
  registrationPlugin,
  rememberedDevicesPlugin,
  resourcesPlugin,
  sessionPlugin,
  sitesPlugin,
  ssoPlugin,
  supportPlugin,
];

/** Every operation of the API, for the server's registration, the OpenAPI document and the tests that walk them. */
export const ENDPOINTS: readonly Endpoint[] = PLUGINS.flatMap(({ endpoints }) => endpoints);

/** The few addresses below the API that answer with a redirect instead of JSON; declared like the others. */
export const REDIRECTS: readonly Redirect[] = PLUGINS.flatMap(({ redirects }) => redirects);
