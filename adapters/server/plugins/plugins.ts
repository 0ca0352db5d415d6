import type { Endpoint, Redirect } from '#adapters/wire/endpoint.ts';
import * as signals from '#adapters/wire/signals.wire.ts';
import * as silentAlarms from '#adapters/wire/silent-alarms.wire.ts';
import { accountGroupPlugin } from './account-group.plugin.ts';
import { ANSWERING_PLUGINS } from './answering-service.plugin.ts';
import { BILLING_PLUGINS } from './billing.plugin.ts';
import { brandingPlugin } from './branding.plugin.ts';
import { onCallPlugin } from './on-call.plugin.ts';
import { OWN_PLUGINS } from './own.plugin.ts';
import { plugin, type Plugin } from './plugin.ts';
import { portalImportPlugin, provisioningPlugin } from './provisioning.plugin.ts';
import { reportLinksPlugin, reportsPlugin } from './reports.plugin.ts';
import { REQUEST_PLUGINS } from './requests.plugin.ts';
import { SITE_PLUGINS } from './site.plugin.ts';
import { SIGN_IN_PLUGINS } from './sign-in.plugin.ts';
import { ssoPlugin } from './sso.plugin.ts';
import { STAFF_PLUGINS } from './staff.plugin.ts';

/** Every slice of the API. */
export const PLUGINS: readonly Plugin[] = [
  ...SIGN_IN_PLUGINS,
  ssoPlugin,
  ...OWN_PLUGINS,
  ...SITE_PLUGINS,
  ...REQUEST_PLUGINS,
  reportsPlugin,
  reportLinksPlugin,
  accountGroupPlugin,
  ...ANSWERING_PLUGINS,
  ...BILLING_PLUGINS,
  brandingPlugin,
  onCallPlugin,
  provisioningPlugin,
  portalImportPlugin,
  ...STAFF_PLUGINS,
  /** What receivers and automation systems hand in; no person may (domain guide 2). */
  plugin(signals, (routes, backend) => {
    routes.serve(signals.receiveBatch, backend.receiveBatch);
  }),
  /** Calls for help by a duress code, for the station and staff. */
  plugin(silentAlarms, (routes, backend) => {
    routes.serve(silentAlarms.fetchSilentAlarms, backend.fetchSilentAlarms);
    routes.serve(silentAlarms.takeHandedAlarm, backend.takeHandedAlarm);
    routes.serve(silentAlarms.checkHeardCode, backend.checkHeardCode);
    routes.serve(silentAlarms.listSilentAlarms, backend.listSilentAlarms);
    routes.serve(silentAlarms.takeSilentAlarm, backend.takeSilentAlarm);
  }),
];

/** Every operation of the API, for the server's registration, the OpenAPI document and the tests that walk them. */
export const ENDPOINTS: readonly Endpoint[] = PLUGINS.flatMap(({ endpoints }) => endpoints);

/** The few addresses below the API that answer with a redirect instead of JSON; declared like the others. */
export const REDIRECTS: readonly Redirect[] = PLUGINS.flatMap(({ redirects }) => redirects);
