import { setTimeout as delay } from 'node:timers/promises';
import { bindingScopeValues, Container } from 'inversify';
import { createBackend } from '#core/backend/backend.ts';
import { JOB_KINDS } from '#core/backend/job-kinds.ts';
import { REPORT } from '#core/backend/reports/report.job.ts';
import type { DocumentInspector } from '#core/backend/documents/document-inspector.port.ts';
import {
  AltchaCaptcha,
  LOWEST_WORK,
  ORDINARY_WORK,
} from '#adapters/server/captcha/altcha-captcha.ts';
import {
  createAutoNotifyWorker,
  createCancellationWorker,
  createOnCallWorker,
  createOutOfServiceWorker,
  createReportScheduleWorker,
  createTestWorker,
} from '#adapters/server/background/due-workers.ts';
import { createSupervisionWorker } from '#adapters/server/background/supervision-worker.ts';
import { createChangeFeed } from '#adapters/server/changes/change-feed.ts';
import { RandomIds, DemoClock, type SystemClock } from '#adapters/server/clock/server-clock.ts';
import { createLiveHub } from '#adapters/server/live/live-hub.ts';
import { Connections } from '#adapters/server/http/connections.ts';
import type { Log } from '#adapters/server/http/log.ts';
import { XsrfSigner } from '#adapters/server/http/xsrf-signer.ts';
import { createJobWorker } from '#adapters/server/jobs/job-worker.ts';
import { createFigures } from '#adapters/server/metrics/figures.ts';
import { createMessageSender } from '#adapters/server/messages/message-sender.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { portalFileReader } from '#adapters/server/provisioning/portal-file-reader.ts';
import { csvParseReader } from '#adapters/csv/csv-parse-reader.ts';
import { longDocumentPrinter } from '#adapters/server/pdf/long-document-printer.ts';
import { workbook } from '#adapters/server/xlsx/workbook.ts';
import { documentPrinter } from '#adapters/server/pdf/document-printer.ts';
import { svgReader } from '#adapters/server/svg/clean-svg.ts';
import { tableFiles } from '#adapters/server/pdf/table-files.ts';
import { Argon2Hasher } from '#adapters/server/secrets/argon2-hasher.ts';
import { derivedKey } from '#adapters/server/secrets/derived-key.ts';
import type { KeyRings } from '#adapters/server/secrets/key-ring.ts';
import { httpHelpConnection } from '#adapters/server/help/http-help-connection.ts';
import { AesPasscodeVault } from '#adapters/server/secrets/aes-passcode-vault.ts';
import { NodeSecretSource } from '#adapters/server/secrets/node-secret-source.ts';
import type { Settings } from '#adapters/server/settings/read-settings.ts';
import { SqlMessageOutbox } from '#adapters/server/sql/messages/message-outbox.ts';
import type { Database } from '#adapters/server/sql/open-database.ts';
import { OpenIdProviders } from '#adapters/server/sso/open-id-providers.ts';
import type { SsoConfiguration } from '#adapters/server/sso/sso-configuration.ts';
import { addressesOf } from './addresses.ts';
import { channelsOf, serverSetupOf } from './channels.ts';
import { DemoWorldReset } from './demo-world.ts';
import { helpUrlOf } from './help-setup.ts';
import { ssoSetupOf } from './sso-setup.ts';
import { SERVER } from './tokens.ts';

/** The objects opened before the container is filled. */
interface ServerData {
  readonly database: Database;
  readonly keys: KeyRings;
  /** The machine's clock, already compared with the database's clock. */
  readonly clock: SystemClock;
  /** Inspects documents before they are stored. */
  readonly documentInspector: DocumentInspector;
  /** Content of the SSO_CONFIG file; null or absent if the setting is not set. */
  readonly sso?: SsoConfiguration | null;
}

/** Number of jobs that a server runs at the same time. */
const AT_ONCE = { embedded: 1, postgres: 2 } as const;

/** Creates the built-in captcha. Another captcha provider would be another adapter of the same port, chosen here (SECURITY.md §2.14). */
const captchaOf = (keys: KeyRings, demo: boolean) =>
  new AltchaCaptcha({
    secret: derivedKey(keys.codes, 'captcha').toString('hex'),
    work: demo ? LOWEST_WORK : ORDINARY_WORK,
  });

/** Creates all bindings of the server; a test resolves each of them. Only a demo server can restore its data and move its clock. */
export const serverContainer = (
  settings: Settings,
  log: Log,
  { database, keys, clock, documentInspector, sso = null }: ServerData,
): Container => {
  const container = new Container({ defaultScope: bindingScopeValues.Singleton });
  const demo = settings.mode === 'demo';
  const demoClock = demo ? new DemoClock(settings.demoNow, () => clock.now()) : null;
  const addresses = addressesOf(settings);

  container.bind(SERVER.settings).toConstantValue(settings);
  container.bind(SERVER.log).toConstantValue(log);
  container.bind(SERVER.connections).toConstantValue(new Connections());
  container.bind(SERVER.addresses).toConstantValue(addresses);
  container.bind(SERVER.demoClock).toConstantValue(demoClock);
  container.bind(SERVER.clock).toConstantValue(demoClock ?? clock);
  container.bind(SERVER.database).toConstantValue(database);
  container.bind(SERVER.keys).toConstantValue(keys);
  container.bind(SERVER.documentInspector).toConstantValue(documentInspector);

  container
    .bind(SERVER.changes)
    .toResolvedValue(() => createChangeFeed({ openLine: database.openChangeLine, log }));
  container.bind(SERVER.xsrf).toResolvedValue(() => new XsrfSigner(keys.xsrf));
  container.bind(SERVER.outbox).toResolvedValue(() => new SqlMessageOutbox(database.kysely));
  container.bind(SERVER.channels).toResolvedValue(() => channelsOf(settings, addresses));
  container.bind(SERVER.sso).toResolvedValue(() => ssoSetupOf(settings, addresses, sso));
  container.bind(SERVER.hasher).toResolvedValue(() => new Argon2Hasher());
  container
    .bind(SERVER.figures)
    .toResolvedValue(() => (settings.metricsPort === null ? null : createFigures()));
  container.bind(SERVER.sender).toResolvedValue(
    (outbox, channels, clock, figures) => {
      const ports = { outbox, channels, clock, log };
      return createMessageSender(figures === null ? ports : { ...ports, heard: figures.heardTry });
    },
    [SERVER.outbox, SERVER.channels, SERVER.clock, SERVER.figures],
  );
  container
    .bind(SERVER.identityProviders)
    .toResolvedValue(
      ({ configuration, redirects }) =>
        new OpenIdProviders({ entries: configuration.entries, redirects, allowHttp: demo }),
      [SERVER.sso],
    );
  const secrets = new NodeSecretSource(keys);
  container
    .bind(SERVER.live)
    .toResolvedValue(
      (changes, clock) =>
        createLiveHub({ unitOfWork: database.unitOfWork, changes, clock, secrets, log }),
      [SERVER.changes, SERVER.clock],
    );
  container.bind(SERVER.backendPorts).toResolvedValue(
    (clock, identityProviders, changes, live, hasher) => ({
      unitOfWork: database.unitOfWork,
      changes,
      live,
      hasher,
      secrets,
      vault: new AesPasscodeVault(keys.passcodes),
      clock,
      wallClock: temporalWallClock,
      ids: new RandomIds(),
      pause: { wait: (milliseconds) => delay(milliseconds) },
      identityProviders,
      captcha: captchaOf(keys, demo),
      publicUrls: {
        dealer: addresses.dealer.publicUrl,
        consumer: addresses.consumer.publicUrl,
      },
      providerName: settings.providerName,
      stationListings: settings.stationListings,
      providerTimeZone: settings.providerTimeZone,
      billingPayUrl: settings.billingPayUrl,
      serverSetup: serverSetupOf(settings),
      helpConnection: httpHelpConnection(helpUrlOf(settings)),
      documentInspector,
      tableFiles,
      documentPrinter,
      reportFiles: { workbook },
      longDocumentPrinter,
      csvReader: csvParseReader,
      portalFileReader,
      svgReader,
    }),
    [SERVER.clock, SERVER.identityProviders, SERVER.changes, SERVER.live, SERVER.hasher],
  );
  container.bind(SERVER.backend).toResolvedValue(createBackend, [SERVER.backendPorts]);
  container
    .bind(SERVER.demoWorld)
    .toResolvedValue(
      (ports) => (demo ? new DemoWorldReset(database, ports, settings.demoWorld) : null),
      [SERVER.backendPorts],
    );
  container
    .bind(SERVER.siteTests)
    .toResolvedValue((ports) => createTestWorker(ports, log), [SERVER.backendPorts]);
  container
    .bind(SERVER.supervision)
    .toResolvedValue((ports) => createSupervisionWorker({ ...ports, log }), [SERVER.backendPorts]);
  container
    .bind(SERVER.outOfServiceEntries)
    .toResolvedValue((ports) => createOutOfServiceWorker(ports, log), [SERVER.backendPorts]);
  container
    .bind(SERVER.cancellations)
    .toResolvedValue((ports) => createCancellationWorker(ports, log), [SERVER.backendPorts]);
  container
    .bind(SERVER.autoNotify)
    .toResolvedValue((ports) => createAutoNotifyWorker(ports, log), [SERVER.backendPorts]);
  container
    .bind(SERVER.onCall)
    .toResolvedValue((ports) => createOnCallWorker(ports, log), [SERVER.backendPorts]);
  container
    .bind(SERVER.reportSchedules)
    .toResolvedValue((ports) => createReportScheduleWorker(ports, log), [SERVER.backendPorts]);
  const bindJobs = (token: typeof SERVER.jobs, kinds: typeof JOB_KINDS, atOnce: number) =>
    container
      .bind(token)
      .toResolvedValue(
        (ports) => createJobWorker({ ...ports, log, kinds, atOnce }),
        [SERVER.backendPorts],
      );
  const isReport = ({ name }: (typeof JOB_KINDS)[number]): boolean => name === REPORT.name;
  // Reports have their own job worker, so that a report of a million rows does not delay an export.
  bindJobs(
    SERVER.jobs,
    JOB_KINDS.filter((kind) => !isReport(kind)),
    AT_ONCE[settings.databaseUrl === null ? 'embedded' : 'postgres'],
  );
  bindJobs(SERVER.reports, JOB_KINDS.filter(isReport), 1);
  return container;
};
