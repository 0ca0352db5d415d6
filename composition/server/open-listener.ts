import type { FastifyInstance } from 'fastify';
import type { Container } from 'inversify';
import type { RuntimeConfiguration } from '#core/configuration/runtime-configuration.schema.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { wakeLater } from '#adapters/server/background/wake-later.ts';
import { DEMO_PASSWORD } from '#adapters/server/demo/demo-database.ts';
import { createListener } from '#adapters/server/http/create-listener.ts';
import { proxyList } from '#adapters/server/http/client-address.ts';
import type { HttpOptions } from '#adapters/server/http/http-options.ts';
import { installNotFound } from '#adapters/server/http/not-found.ts';
import { doctorKey } from '#adapters/server/doctor/proof.ts';
import { PageDataReader } from '#adapters/server/pages/read-page-data.ts';
import { serveCspReports, type CspReports } from '#adapters/server/plugins/csp-reports.plugin.ts';
import { serveDoctor } from '#adapters/server/plugins/doctor.plugin.ts';
import { servePages } from '#adapters/server/plugins/pages.plugin.ts';
import type { Readiness } from '#adapters/server/plugins/plugin.ts';
import { serveApi } from '#adapters/server/plugins/serve-api.ts';
import { withWorker } from '#adapters/server/pages/static-files.ts';
import { serveBrandImages } from '#adapters/server/plugins/branding.plugin.ts';
import { serveOnCallFeeds } from '#adapters/server/plugins/on-call.plugin.ts';
import { serveStaticFiles } from '#adapters/server/plugins/static-files.plugin.ts';
import { DatabaseUnfit } from '#adapters/server/sql/fitness.ts';
import { SCHEMA_NUMBER } from '#adapters/server/sql/migrations/migrations.ts';
import { DatabaseBusy } from '#adapters/server/sql/database-busy.ts';
import type { Settings } from '#adapters/server/settings/read-settings.ts';
import type { Addresses } from './addresses.ts';
import { dealerPortalUrlOf, helpUrlOf } from './help-setup.ts';
import { serveDemo } from './serve-demo.ts';
import { pageFacts, type WebBuild } from './page-parts.ts';
import { SERVER } from './tokens.ts';

/** A variant's Fastify instance with all routes, not yet listening. */
export interface Listener {
  readonly app: FastifyInstance;
  readonly reports: CspReports;
}

const originOf = (address: string | null): string | null =>
  address === null ? null : new URL(address).origin;

/** Returns the configuration that the portal reads at startup. Demo accounts are added per request. */
const runtimeConfiguration = (
  settings: Settings,
  addresses: Addresses,
  variant: Variant,
): RuntimeConfiguration => {
  const demo = settings.mode === 'demo';
  return {
    variant,
    environment: settings.environment,
    providerName: settings.providerName,
    timeZone: settings.providerTimeZone,
    supportPhone: settings.supportPhone,
    // The demo draws its own maps on every listener.
    mapsUrl: settings.mapsUrl ?? (demo ? '/demo/map' : null),
    mapsKey: settings.mapsKey,
    helpUrl: helpUrlOf(settings),
    classicUrl: settings.classicUrl ?? (demo ? `${addresses.dealer.publicUrl}/classic` : null),
    dealerPortalUrl: dealerPortalUrlOf(settings, addresses),
    defaultSiteGroupNum: variant === 'dealer' ? settings.siteGroup : settings.siteGroupMsa,
    demo: demo ? { password: DEMO_PASSWORD, accounts: [] } : null,
  };
};

/** Creates the listener of one variant. Both variants share the back end. */
export const openListener = async (
  container: Container,
  variant: Variant,
  parts: { readonly web: WebBuild; readonly readiness: Readiness },
): Promise<Listener> => {
  const settings = container.get(SERVER.settings);
  const addresses = container.get(SERVER.addresses);
  const backend = container.get(SERVER.backend);
  const options: HttpOptions = {
    variant,
    publicUrl: addresses[variant].publicUrl,
    production: settings.mode === 'production',
    proxies: proxyList(settings.trustedProxies),
    xsrf: container.get(SERVER.xsrf),
    log: container.get(SERVER.log),
    connections: container.get(SERVER.connections),
  };
  const { fitness } = container.get(SERVER.database);
  const app = await createListener(options, (error) => {
    if (error instanceof DatabaseBusy) return { retryAfterSeconds: error.retryAfterSeconds };
    if (error instanceof DatabaseUnfit)
      return { retryAfterSeconds: error.retryAfterSeconds, unfit: error.reason };
    return fitness.isDiskFull(error) ? { retryAfterSeconds: 30, unfit: 'disk' } : null;
  });
  const wakeSender = wakeLater(container.get(SERVER.sender));
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') wakeSender();
    done();
  });
  container.get(SERVER.figures)?.watch(app, variant);
  // Open event streams are stopped, because they would outlast any drain time.
  app.addHook('preClose', (done) => {
    container.get(SERVER.live).stop();
    done();
  });
  serveApi(app, options, backend, { build: parts.web.build, readiness: parts.readiness });
  serveDoctor(app, options, {
    key: doctorKey(container.get(SERVER.keys)),
    build: parts.web.build,
    schema: SCHEMA_NUMBER,
  });
  const data = new PageDataReader(
    runtimeConfiguration(settings, addresses, variant),
    pageFacts(backend, container.get(SERVER.database), variant),
  );
  const shell = servePages(app, {
    variant,
    source: parts.web.pages(variant),
    data,
    outside: { maps: originOf(settings.mapsUrl), knowledgeBase: originOf(helpUrlOf(settings)) },
  });
  serveBrandImages(app, backend);
  if (variant === 'dealer') serveOnCallFeeds(app, backend);
  serveStaticFiles(app, withWorker(parts.web.files, settings.serviceWorker));
  const reports = serveCspReports(app, options.log);
  serveDemo(app, container, options, () => {
    data.forget();
  });
  installNotFound(app, shell);
  return { app, reports };
};
