import type { Clock } from '../kernel/clock.port.ts';
import type { IdSource } from '../kernel/id-source.port.ts';
import type { WallClock } from '../kernel/wall-clock.port.ts';
import type { Variant } from '../session/user.schema.ts';
import type { PortalFileReader } from '../provisioning/portal-file-reader.port.ts';
import type { ServerState } from '../provisioning/provisioning.schema.ts';
import type { CsvReader } from '../zones/csv-reader.port.ts';
import type { SvgReader } from './branding/svg-reader.port.ts';
import type { CaptchaVerifier } from './captcha/captcha-verifier.port.ts';
import type { LongPaper } from './lists/long-paper.port.ts';
import type { SheetPrinter } from './lists/sheet-printer.port.ts';
import type { ReportFiles } from './reports/report-files.port.ts';
import type { TableFiles } from './lists/table-files.port.ts';
import type { ChangeFeed } from './changes/change-feed.port.ts';
import type { LiveStreams } from './live/live-streams.port.ts';
import type { DocumentJudge } from './news/document-judge.port.ts';
import type { PasscodeVault } from './passcodes/passcode-vault.port.ts';
import type { HelpConnection } from './knowledge-base/help-connection.port.ts';
import type { Pause } from './pause.port.ts';
import type { SecretHasher, SecretSource } from './secrets.port.ts';
import type { IdentityProviders } from './sso/identity-providers.port.ts';
import type { UnitOfWork } from './unit-of-work.port.ts';

/** Everything the back end's use cases are plugged into; `providerName` is the deployment's own name in messages and password rules. */
export interface BackendPorts {
  readonly unitOfWork: UnitOfWork;
  readonly changes: ChangeFeed;
  readonly live: LiveStreams;
  readonly hasher: SecretHasher;
  readonly secrets: SecretSource;
  readonly vault: PasscodeVault;
  readonly clock: Clock;
  /** Wall times of sites and zones. */
  readonly wallClock: WallClock;
  readonly ids: IdSource;
  readonly pause: Pause;
  readonly identityProviders: IdentityProviders;
  readonly captcha: CaptchaVerifier;
  /** Base addresses of the links in messages; from the settings, never from a request (SECURITY.md §2.12). */
  readonly publicUrls: Readonly<Record<Variant, string>>;
  readonly providerName: string;
  /** What the station is listed as, on certificates; null for none. */
  readonly stationListings: string | null;
  /** Where the provider's days begin and end (IANA name). */
  readonly providerTimeZone: string;
  /** Where dealers pay their invoices; null where the provider has no such page. */
  readonly billingPayUrl: string | null;
  /** How the server was set up to reach people, and where its keys come from. */
  readonly serverSetup: Pick<ServerState, 'mail' | 'sms' | 'keys'>;
  readonly helpConnection: HelpConnection;
  readonly documentJudge: DocumentJudge;
  readonly tableFiles: TableFiles;
  readonly sheetPrinter: SheetPrinter;
  readonly reportFiles: ReportFiles;
  readonly longPaper: LongPaper;
  readonly csvReader: CsvReader;
  readonly portalFileReader: PortalFileReader;
  readonly svgReader: SvgReader;
}

/** The ports that operations inside a transaction need. */
export type OperationPorts = Pick<BackendPorts, 'secrets' | 'clock' | 'ids' | 'providerName'>;
