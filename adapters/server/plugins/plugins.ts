import type { Redirect } from '#adapters/wire/redirect.ts';
import type { Route } from '#adapters/wire/routes-of.ts';
import { endpointOf, type Endpoint } from '../http/endpoint.ts';
import { accountGroupPlugin } from './account-group.plugin.ts';
import { ANSWERING_SERVICE_PLUGINS } from './answering-service.plugin.ts';
import { BILLING_PLUGINS } from './billing.plugin.ts';
import { brandingPlugin } from './branding.plugin.ts';
import { onCallPlugin } from './on-call.plugin.ts';
import { OWN_PLUGINS } from './own.plugin.ts';
import { type Plugin, served } from './plugin.ts';
import { portalImportPlugin, provisioningPlugin } from './provisioning.plugin.ts';
import { reportLinksPlugin, reportsPlugin } from './reports.plugin.ts';
import { REQUESTS_PLUGINS } from './requests.plugin.ts';
import { SITE_PLUGINS } from './site.plugin.ts';
import { SIGN_IN_PLUGINS } from './sign-in.plugin.ts';
import { ssoPlugin } from './sso.plugin.ts';
import { STAFF_PLUGINS } from './staff.plugin.ts';
import { signalsRoutes } from '#adapters/wire/signals.routes.ts';
import { silentAlarmsRoutes } from '#adapters/wire/silent-alarms.routes.ts';

/** Plugins of all API slices. */
export const PLUGINS: readonly Plugin[] = [
  ...SIGN_IN_PLUGINS,
  ssoPlugin,
  ...OWN_PLUGINS,
  ...SITE_PLUGINS,
  ...REQUESTS_PLUGINS,
  reportsPlugin,
  reportLinksPlugin,
  accountGroupPlugin,
  ...ANSWERING_SERVICE_PLUGINS,
  ...BILLING_PLUGINS,
  brandingPlugin,
  onCallPlugin,
  provisioningPlugin,
  portalImportPlugin,
  ...STAFF_PLUGINS,
  /** Serves entries of receivers and automation systems. No user can submit an entry (domain guide 2). */
  served(signalsRoutes, (backend) => backend.signals),
  /** Serves silent alarms (calls for help by duress code) to the monitoring center and staff. */
  served(silentAlarmsRoutes, (backend) => backend.silentAlarms),
];

/** All operations of the API with method and path. */
export const ROUTES: readonly Route[] = PLUGINS.flatMap(({ routes }) => routes);

/** All operations with their HTTP details. */
export const ENDPOINTS: readonly Endpoint[] = ROUTES.map(endpointOf);

/** The few API paths that respond with a redirect instead of JSON. */
export const REDIRECTS: readonly Redirect[] = PLUGINS.flatMap(({ redirects }) => redirects);
