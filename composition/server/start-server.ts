import type { Server } from 'node:http';
import type { Container } from 'inversify';
import { VARIANTS } from '#core/session/user.schema.ts';
import type { Log } from '#adapters/server/http/log.ts';
import { analyzeGrown } from '#adapters/server/sql/analyze-grown.ts';
import { sweepRegularly } from '#adapters/server/housekeeping/regular-sweep.ts';
import { ProcessPdfInspector } from '#adapters/server/pdf/process-pdf-inspector.ts';
import { readSettings, type Settings } from '#adapters/server/settings/read-settings.ts';
import type { Readiness } from '#adapters/server/plugins/plugin.ts';
import type { Database } from '#adapters/server/sql/open-database.ts';
import { readSsoFile } from '#adapters/server/sso/read-sso-file.ts';
import type { SsoConfiguration } from '#adapters/server/sso/sso-configuration.ts';
import { takeCommands } from './take-commands.ts';
import { backgroundOf } from './background-of.ts';
import { addressesOf, type Addresses } from './addresses.ts';
import { linkSsoPeople } from './link-sso-people.ts';
import { listenAt, metricsAddress, tryAddress } from './listen-at.ts';
import { auditKeysOf, openData } from './open-data.ts';
import { openListener, type Listener } from './open-listener.ts';
import type { WebBuild } from './page-parts.ts';
import { fillFirst } from './fill-first.ts';
import { demoHelpOf } from './help-setup.ts';
import { Refused } from './refused.ts';
import { serveDemoHelp } from './serve-demo-help.ts';
import { DEMO_PROVIDER_HOST, serveDemoProvider } from './serve-demo-provider.ts';
import { serveMetrics } from './serve-metrics.ts';
import { serverContainer } from './server-container.ts';
import { storeSetupLink, type FirstAccount } from './setup-link.ts';
import { ssoSetupOf } from './sso-setup.ts';
import { stopServer } from './stop-server.ts';
import { SERVER } from './tokens.ts';

/** Inputs from the server program. */
export interface StartInput {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
  /** Null if the web build is missing. */
  readonly web: WebBuild | null;
  /** Path of the empty database made by the build; if absent, the database is created at startup. */
  readonly seedDump?: string;
  /** Path of the row schemas for a demo database; if absent, rows are not checked. */
  readonly rowSchemas?: string;
  /** Path of the program that fills a new demo database; if absent, the server fills the database. */
  readonly firstFill?: string;
  /** Path of the program for the document-inspection thread. */
  readonly pdfWorker: string;
  /** Folder of the demo help site's pages. */
  readonly helpPages: string;
}

/** A server that is listening. */
export interface RunningServer {
  readonly settings: Settings;
  readonly addresses: Addresses;
  readonly container: Container;
  readonly listeners: readonly Listener[];
  /** The first account of a new installation; null once someone has a password. */
  readonly firstAccount: FirstAccount | null;
  /**
   * Stops in this order: not ready → no new requests → drain → close the database. After a fault, `atOnce` skips the drain
   * delay (SECURITY.md §2.19).
   */
  stop(how?: { readonly atOnce: boolean }): Promise<void>;
}

/**
 * In production, as long as no one can sign in, creates a staff account and, at each startup, a new one-time link. Returns
 * the account with the path of the link's file, or null (SECURITY.md §2.16).
 */
export const openFirstAccount = async (container: Container): Promise<FirstAccount | null> => {
  const { dataDir, mode } = container.get(SERVER.settings);
  if (mode === 'demo') return null;
  const first = await container.get(SERVER.backend).registration.openFirstAccount();
  const file = storeSetupLink(dataDir, first?.link ?? null);
  return first === null ? null : { ...first, file };
};

const run = async (
  container: Container,
  { web, ...input }: Omit<StartInput, 'web'> & { readonly web: WebBuild },
): Promise<RunningServer> => {
  const settings = container.get(SERVER.settings);
  const addresses = container.get(SERVER.addresses);
  const database = container.get(SERVER.database);
  const clock = container.get(SERVER.clock);
  const log = container.get(SERVER.log);
  const connections = container.get(SERVER.connections);
  const demoWorld = container.get(SERVER.demoWorld);
  const background = backgroundOf(container);
  const state = { ready: false };
  const readiness: Readiness = async () =>
    state.ready ? (database.fitness.problem ?? schemaOf(database)) : null;
  await demoWorld?.ensure();
  if (database.engine === 'embedded') await analyzeGrown(database.kysely);
  const firstAccount = await openFirstAccount(container);
  await linkSsoPeople(container);
  const listeners = await Promise.all(
    VARIANTS.map((variant) => openListener(container, variant, { web, readiness })),
  );
  const auditLog = {
    keepDays: settings.auditKeepDays,
    keys: auditKeysOf(container.get(SERVER.keys)),
  };
  const stopSweep = sweepRegularly({ database, clock, log, auditLog });
  const stopLine = await takeCommands(container);
  /** Servers besides the API's listeners: metrics, and the demo's identity providers and help site. */
  const aside: Server[] = [];
  const open = async (opening: Promise<Server | null>): Promise<void> => {
    const server = await opening;
    if (server === null) return;
    connections.watch(server);
    aside.push(server);
  };
  const stop = async (how = { atOnce: false }): Promise<void> => {
    state.ready = false;
    stopSweep();
    // Open event streams are stopped, because they would outlast any drain time.
    container.get(SERVER.live).stop();
    const apps = listeners.map(({ app }) => app);
    const ending = [...background, { stop: stopLine }];
    await stopServer(
      { apps, background: ending, connections, database, log },
      how.atOnce ? 0 : settings.drainMs,
    );
  };
  try {
    for (const [index, variant] of VARIANTS.entries()) {
      const listener = listeners[index];
      if (listener) await listenAt(listener.app, settings.host, addresses[variant]);
    }
    await open(serveMetrics(container, web.build));
    await open(serveDemoProvider(container));
    await open(serveDemoHelp(container, input.helpPages));
  } catch (error) {
    stopSweep();
    await stopLine();
    for (const server of aside) {
      server.close();
      server.closeAllConnections();
    }
    await Promise.all(listeners.map(({ app }) => app.close()));
    throw error;
  }
  for (const work of background) work.start();
  state.ready = true;
  return { settings, addresses, container, listeners, firstAccount, stop };
};

const schemaOf = async ({ kysely }: Database): Promise<number | null> => {
  try {
    const { num } = await kysely
      .selectFrom('schema_migration')
      .select((eb) => eb.fn.max('num').as('num'))
      .executeTakeFirstOrThrow();
    return num;
  } catch {
    // On any error, the process counts as unable to serve. Requests that need the database report the cause.
    return null;
  }
};

const readSso = (
  { mode, ssoConfig }: Settings,
  environment: StartInput['environment'],
): SsoConfiguration | null => {
  if (ssoConfig === null) return null;
  const read = readSsoFile(ssoConfig, environment, { allowHttp: mode === 'demo' });
  if (!read.ok) throw new Refused(read.error);
  return read.value;
};

const tryAddresses = async (settings: Settings, sso: SsoConfiguration | null): Promise<void> => {
  const addresses = addressesOf(settings);
  const { host, metricsPort } = settings;
  const figures = metricsPort === null ? [] : [metricsAddress(metricsPort)];
  for (const address of [...Object.values(addresses), ...figures]) await tryAddress(host, address);
  const { demo } = ssoSetupOf(settings, addresses, sso);
  for (const aside of [demo, demoHelpOf(settings)])
    if (aside !== null) await tryAddress(DEMO_PROVIDER_HOST, aside);
};

/**
 * Reads the settings, opens the data and starts listening. Throws `Refused`, `KeyRefusal` or `StartRefusal` with lines for
 * the operator.
 */
export const startServer = async (input: StartInput): Promise<RunningServer> => {
  const read = readSettings(input.environment);
  if (!read.ok) throw new Refused(read.error);
  if (input.web === null) {
    throw new Refused(['The web build is missing: run `npm run build` first.']);
  }
  const sso = readSso(read.value, input.environment);
  await tryAddresses(read.value, sso);
  const { environment, seedDump, rowSchemas, firstFill } = input;
  if (firstFill !== undefined) {
    const filler = await fillFirst(read.value, { program: firstFill, environment, seedDump });
    if (filler !== null) input.log.info('demo world written', { process: filler });
  }
  const documentInspector = new ProcessPdfInspector(input.pdfWorker);
  const opened = await openData(read.value, { seedDump, rowSchemas });
  const data = { ...opened, documentInspector };
  const { note } = opened.database;
  if (note !== undefined) input.log.info('restore ended', { note });
  try {
    const container = serverContainer(read.value, input.log, { ...data, sso });
    return await run(container, { ...input, web: input.web });
  } catch (error) {
    await data.database.close();
    throw error;
  }
};
