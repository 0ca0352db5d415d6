import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { givenCode, noCode, promptedCode } from '#adapters/cli/code-sources.ts';
import { CookieJar } from '#adapters/cli/cookie-jar.ts';
import { fetchWithCookies } from '#adapters/cli/fetch-with-cookies.ts';
import { outboxCode } from '#adapters/cli/outbox-code.ts';
import type { SmokeOptions } from '#adapters/cli/read-smoke-options.ts';
import type { RunChecks } from '#adapters/cli/run-smoke-command.ts';
import { isInteractive, type Terminal } from '#adapters/cli/terminal.ts';
import { createHttpAdapters } from '#adapters/http/create-http-adapters.ts';
import { httpHomeGateway } from '#adapters/http/http-home.gateway.ts';
import { readConfiguration } from '#adapters/http/read-configuration.ts';
import { MemoryRefreshLock } from '#adapters/memory/memory-refresh-lock.ts';
import { MemorySessionMarker } from '#adapters/memory/memory-session-marker.ts';
import { MemoryTabs } from '#adapters/memory/memory-tab-channel.ts';
import { API_BASE, CONFIGURATION_PATH, XSRF_COOKIE } from '#adapters/wire/headers.ts';
import { health } from '#adapters/wire/public.wire.ts';
import {
  runtimeConfigurationSchema,
  type RuntimeConfiguration,
} from '#core/configuration/runtime-configuration.schema.ts';
import { signIn } from '#core/login/sign-in.use-case.ts';
import { verifyCode } from '#core/login/code-steps.use-case.ts';
import { SessionContext } from '#core/session/session-context.ts';
import { runSmokeChecks } from '#core/smoke/run-smoke-checks.use-case.ts';
import type { CodeSource, SmokeLogin } from '#core/smoke/smoke.port.ts';

type Known = Pick<RuntimeConfiguration, 'variant' | 'environment'>;

/** For an address that does not say what it is: the configuration check fails there, before anybody signs in. */
const UNKNOWN: Known = { variant: 'dealer', environment: 'dev' };

const clock = { now: () => Date.now() };

const codesOf = ({ code, outbox, url }: SmokeOptions, terminal: Terminal): CodeSource => {
  if (code !== null) return givenCode(code);
  if (outbox) {
    return outboxCode({ origin: url.origin, fetch, pause: async (millis) => pause(millis) });
  }
  return isInteractive(terminal) ? promptedCode(terminal) : noCode;
};

/** Who is served at this address, and what it calls itself, for the stamps of every request and the way of signing in. */
const deploymentAt = async (url: URL): Promise<Known> => {
  try {
    const response = await fetch(new URL(CONFIGURATION_PATH, url));
    const read = z.safeParse(runtimeConfigurationSchema, await response.json());
    return read.success ? read.data : UNKNOWN;
  } catch {
    return UNKNOWN;
  }
};

/** Wires core and HTTP adapters for one run, with everything a browser would keep held in memory. */
export const smokeChecks =
  (terminal: Terminal): RunChecks =>
  async (options, account, noted) => {
    const { url } = options;
    const { variant, environment } = await deploymentAt(url);
    const context = new SessionContext();
    const jar = new CookieJar(clock);
    const http = createHttpAdapters({
      origin: url.origin,
      apiBase: API_BASE,
      variant,
      environment,
      fetch: fetchWithCookies(jar, fetch),
      xsrf: { read: () => jar.read(url, XSRF_COOKIE) },
      context,
      ids: { next: randomUUID },
      log: { held: () => undefined },
      tabChannel: new MemoryTabs().open(),
      refreshLock: new MemoryRefreshLock(),
      marker: new MemorySessionMarker(),
    });
    const { session, account: accounts, mfa } = http;
    const enter = signIn({ login: http.login, context });
    const verify = verifyCode({ mfa, account: accounts, session, context });
    const login: SmokeLogin = {
      signIn: (input) => enter({ ...input, internal: false, returnUrl: null, clientIp: null }),
      verifyCode: (input) => verify({ ...input, rememberDevice: false }),
    };
    const check = runSmokeChecks({
      deployment: {
        health: () => http.client.call(health, {}, { background: true }),
        configuration: () => readConfiguration(http.client),
      },
      notices: http.notice,
      login,
      codes: codesOf(options, terminal),
      session,
      home: httpHomeGateway(http.client),
      context,
      clock,
    });
    try {
      return await check({ ...account, variant }, noted);
    } finally {
      http.dispose();
    }
  };
