import { randomUUID } from 'node:crypto';
import type { BackendPorts } from '#core/backend/backend-ports.ts';
import { createBackend, type Backend } from '#core/backend/backend.ts';
import type { LiveStreams } from '#core/backend/live/live-streams.port.ts';
import { BUSY } from '#core/backend/refusal.ts';
import type { Pause } from '#core/backend/pause.port.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { portalFileReader } from '#adapters/server/provisioning/portal-file-reader.ts';
import { csvParseReader } from '#adapters/csv/csv-parse-reader.ts';
import { longDocumentPrinter } from '#adapters/server/pdf/long-document-printer.ts';
import { reportFiles } from '#tests/backend/harness/report-files.ts';
import { documentPrinter } from '#adapters/server/pdf/document-printer.ts';
import { svgReader } from '#adapters/server/svg/clean-svg.ts';
import { tableFiles } from '#adapters/server/pdf/table-files.ts';
import type { KeyRing } from '#adapters/server/secrets/key-ring.ts';
import { NodeSecretSource } from '#adapters/server/secrets/node-secret-source.ts';
import { testVault } from './test-vault.ts';
import { openTestDatabase, type Engine, type TestDatabase } from './database.ts';
import { type AccountSeed, type SeededAccount, withoutDigits } from './seed-account.ts';
import { InlineInspector } from './inline-inspector.ts';
import { ManualClock } from './manual-clock.ts';
import { QuickHasher } from './quick-hasher.ts';
import { ScriptedProviders } from './scripted-providers.ts';
import { openTestFeed } from './test-feed.ts';
import { TestCaptcha } from './test-captcha.ts';
import { TestBrowser, type BrowserOptions } from './test-browser.ts';

/** The password of every user in a test world. */
export const PASSWORD = 'Correct-Horse-Battery';
export const PROVIDER = 'Northgate Monitoring';

const ring = (byte: number): KeyRing => {
  const key = { id: '1', bytes: Buffer.alloc(32, byte) };
  return { current: key, byId: (id) => (id === '1' ? key : null) };
};

/** Records the requested waits and returns immediately. */
export class NotedPause implements Pause {
  readonly waits: number[] = [];

  wait(milliseconds: number): Promise<void> {
    this.waits.push(milliseconds);
    return Promise.resolve();
  }
}

/** A message as queued for sending. */
export interface SentMessage {
  readonly channel: 'email' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly code: string | null;
  readonly link: string | null;
}

/** A back end on a real database. The test controls time and pauses. */
export interface TestWorld {
  readonly database: TestDatabase;
  readonly ports: BackendPorts;
  readonly backend: Backend;
  readonly clock: ManualClock;
  readonly hasher: QuickHasher;
  readonly pause: NotedPause;
  readonly captcha: TestCaptcha;
  readonly secrets: NodeSecretSource;
  readonly providers: ScriptedProviders;
  /** Adds a user with the common test password. By default the user has no sign-in requirements. */
  person(seed?: AccountSeed): Promise<SeededAccount>;
  browser(options?: BrowserOptions): TestBrowser;
  /** Returns the messages sent to an address, oldest first. */
  sentTo(recipient: string): Promise<readonly SentMessage[]>;
  /** Returns the newest code sent to an address. */
  codeFor(recipient: string): Promise<string>;
  /** Returns the parameters of the newest link sent to an address. */
  linkFor(recipient: string): Promise<URLSearchParams>;
  /** Returns `operation/result` for every audit entry about a user, oldest first. */
  record(subjectId: string): Promise<readonly string[]>;
  publishAgreements(version: number): Promise<void>;
  close(): Promise<void>;
}

/** A stand-in for live streams that refuses all streams, because a test world has no server. */
const NO_STREAMS: LiveStreams = { open: () => Promise.resolve(BUSY) };

/** Opens a separate test world for one test file. */
export const openTestWorld = async (engine: Engine = 'embedded'): Promise<TestWorld> => {
  const database = await openTestDatabase({ engine });
  const changes = await openTestFeed(database);
  const clock = new ManualClock();
  const hasher = new QuickHasher();
  const pause = new NotedPause();
  const captcha = new TestCaptcha();
  const secrets = new NodeSecretSource({ codes: ring(1), refresh: ring(2) });
  const ids = { next: () => randomUUID() };
  const providers = new ScriptedProviders();
  const ports: BackendPorts = {
    unitOfWork: database.unitOfWork,
    changes,
    live: NO_STREAMS,
    clock,
    wallClock: temporalWallClock,
    hasher,
    pause,
    secrets,
    vault: testVault,
    ids,
    identityProviders: providers,
    captcha,
    publicUrls: { dealer: 'https://portal.example.com', consumer: 'https://home.example.com' },
    providerName: PROVIDER,
    stationListings: 'Listed station 2044',
    providerTimeZone: 'America/New_York',
    billingPayUrl: 'https://pay.example.com/',
    serverSetup: { mail: 'transport', sms: 'none', keys: 'environment' },
    helpConnection: { answers: () => Promise.resolve(true) },
    documentInspector: new InlineInspector(),
    tableFiles,
    documentPrinter,
    reportFiles,
    longDocumentPrinter,
    csvReader: csvParseReader,
    portalFileReader,
    svgReader,
  };
  const backend = createBackend(ports);
  const sentTo = (recipient: string): Promise<readonly SentMessage[]> =>
    database.kysely
      .selectFrom('message')
      .select(['channel', 'recipient', 'subject', 'text', 'html', 'code', 'link'])
      .where('recipient', '=', recipient)
      .orderBy('queued_at')
      .execute();
  return {
    database,
    ports,
    backend,
    clock,
    hasher,
    pause,
    captcha,
    secrets,
    providers,
    sentTo,
    person: (seed = {}) =>
      database.seedAccount({ passwordHash: hasher.hashNow(PASSWORD), ...withContact(seed) }),
    browser: (options = {}) => new TestBrowser(backend, options),
    codeFor: async (recipient) => {
      const code = (await sentTo(recipient)).at(-1)?.code ?? null;
      if (code === null) throw new Error(`no code was sent to ${recipient}`);
      return code;
    },
    linkFor: async (recipient) => {
      const link = (await sentTo(recipient)).at(-1)?.link ?? null;
      if (link === null) throw new Error(`no link was sent to ${recipient}`);
      return new URL(link).searchParams;
    },
    record: async (subjectId) => {
      const rows = await database.kysely
        .selectFrom('audit')
        .select(['operation', 'result'])
        .where('subject_id', '=', subjectId)
        .orderBy('seq')
        .execute();
      return rows.map(({ operation, result }) => `${operation}/${result}`);
    },
    publishAgreements: async (version) => {
      const texts = (['terms', 'privacy'] as const).map((kind) => ({
        kind,
        version,
        text: `The ${kind}.`,
        published_at: 0,
      }));
      await database.kysely.insertInto('agreement_text').values(texts).execute();
    },
    close: async () => {
      await changes.stop();
      await database.close();
    },
  };
};

const withContact = (seed: AccountSeed): AccountSeed => ({
  contacts: [{ type: 'email', value: `${withoutDigits(randomUUID().slice(0, 8))}@example.com` }],
  ...seed,
});
