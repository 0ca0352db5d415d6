import { randomUUID } from 'node:crypto';
import { CookieJar } from '#adapters/cli/cookie-jar.ts';
import type { RememberedDevice } from '#adapters/cli/device-file.ts';
import { fetchWithCookies } from '#adapters/cli/fetch-with-cookies.ts';
import type { RunChecks } from '#adapters/cli/run-smoke-command.ts';
import type { Terminal } from '#adapters/cli/terminal.ts';
import { WatchedLine } from '#adapters/cli/watched-line.ts';
import { httpAccountGateway } from '#adapters/http/http-account.gateway.ts';
import { httpMfaGateway } from '#adapters/http/http-mfa.gateway.ts';
import { createHttpAdapters, type HttpAdapters } from '#adapters/http/create-http-adapters.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { homeRoutes } from '#adapters/wire/home.routes.ts';
import { staffHomeRoutes } from '#adapters/wire/staff-home.routes.ts';
import { readConfiguration } from '#adapters/http/read-configuration.ts';
import { MemoryRefreshLock } from '#adapters/memory/memory-refresh-lock.ts';
import { MemorySessionMarker } from '#adapters/memory/memory-session-marker.ts';
import { MemoryTabs } from '#adapters/memory/memory-tab-channel.ts';
import { API_BASE, deviceCookie, XSRF_COOKIE } from '#adapters/wire/headers.ts';
import type { RuntimeConfiguration } from '#core/configuration/runtime-configuration.schema.ts';
import { signIn } from '#core/login/sign-in.use-case.ts';
import { verifyCode } from '#core/login/verify-code.use-case.ts';
import { SessionContext } from '#core/session/session-context.ts';
import { VARIANTS } from '#core/session/user.schema.ts';
import { runSmokeChecks } from '#core/smoke/run-smoke-checks.use-case.ts';
import type { SmokeSession } from '#core/smoke/deployment.gateway.port.ts';
import { smokeCodes } from './smoke-codes.ts';
import { healthRoutes } from '#adapters/wire/health.routes.ts';

type Known = Pick<RuntimeConfiguration, 'variant' | 'environment'>;

/**
 * Assumed variant and environment for calls before the configuration is read. The results of these calls do not depend on
 * the assumed values.
 */
const UNKNOWN: Known = { variant: 'dealer', environment: 'dev' };

const clock = { now: () => Date.now() };

/** The device cookie's names with and without the prefix. */
const DEVICE_COOKIES = VARIANTS.flatMap((variant) => [
  `__Host-${deviceCookie(variant)}`,
  deviceCookie(variant),
]);

const bring = (jar: CookieJar, url: URL, device: RememberedDevice): void => {
  const { name, value, expiresAt } = device;
  const expires = new Date(expiresAt).toUTCString();
  const secure = name.startsWith('__Host-') ? '; Secure' : '';
  if (DEVICE_COOKIES.includes(name)) {
    jar.store(url, [`${name}=${value}; Path=/; HttpOnly; Expires=${expires}${secure}`]);
  }
};

const rememberedIn = (jar: CookieJar, url: URL): RememberedDevice | null => {
  for (const name of DEVICE_COOKIES) {
    const kept = jar.kept(url, name);
    if (kept !== null) return { name, ...kept };
  }
  return null;
};

/** Creates one client of the deployment. The client keeps in memory everything that a browser would store. */
const connect = (
  { variant, environment }: Known,
  parts: { readonly url: URL; readonly jar: CookieJar; readonly line: WatchedLine },
): HttpAdapters & { readonly context: SessionContext } => {
  const { url, jar, line } = parts;
  const context = new SessionContext();
  const http = createHttpAdapters({
    origin: url.origin,
    apiBase: API_BASE,
    variant,
    environment,
    fetch: fetchWithCookies(jar, line.fetch),
    xsrf: { read: () => jar.read(url, XSRF_COOKIE) },
    context,
    ids: { next: randomUUID },
    log: { held: () => undefined },
    tabChannel: new MemoryTabs().open(),
    refreshLock: new MemoryRefreshLock(),
    marker: new MemorySessionMarker(),
  });
  return { ...http, context };
};

const visitThrough = (
  http: ReturnType<typeof connect>,
  { variant }: Known,
  rememberDevice: boolean,
): SmokeSession => {
  const { session, context, client } = http;
  const enter = signIn({ login: http.login, context });
  const verify = verifyCode({
    mfa: httpMfaGateway(client),
    account: httpAccountGateway(client),
    session,
    context,
  });
  return {
    variant,
    login: {
      signIn: (input) => enter({ ...input, internal: false, returnUrl: null, clientIp: null }),
      verifyCode: (input) => verify({ ...input, rememberDevice }),
    },
    session,
    home: {
      ...gatewayOf(client, homeRoutes),
      ...gatewayOf(client, staffHomeRoutes),
    },
    context,
  };
};

/**
 * Connects core and HTTP adapters for one run. The first client knows nothing of the deployment; a second client is for
 * the variant named in the configuration.
 */
export const smokeChecks =
  (terminal: Terminal): RunChecks =>
  async (options, person, noted) => {
    const { url, deviceFile, plan, variant: expected, limit } = options;
    const device = person?.device ?? null;
    const jar = new CookieJar(clock);
    if (device !== null) bring(jar, url, device);
    const line = new WatchedLine({ limit, fetch });
    const parts = { url, jar, line };
    const front = connect(UNKNOWN, parts);
    const clients = [front];
    const check = runSmokeChecks({
      deployment: {
        health: () => front.client.call(healthRoutes.health, {}, { background: true }),
        configuration: () => readConfiguration(front.client),
        statusBanner: () => front.notice.statusBanner(),
      },
      open: (found) => {
        const http = connect(found, parts);
        clients.push(http);
        return visitThrough(http, found, deviceFile !== null);
      },
      codes: smokeCodes(options, device, terminal, line),
      line,
      clock,
    });
    try {
      const order = { checks: plan.checks, account: person?.account ?? null, expected };
      const report = await check(order, noted);
      return { report, device: deviceFile === null ? null : rememberedIn(jar, url) };
    } finally {
      for (const client of clients) client.dispose();
    }
  };
