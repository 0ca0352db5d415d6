import type { Clock } from '../kernel/clock.port.ts';
import type { IdSource } from '../kernel/id-source.port.ts';
import type { WallClock } from '../kernel/wall-clock.port.ts';
import type { Variant } from '../session/user.schema.ts';
import type { PortalFileReader } from '../provisioning/portal-file-reader.port.ts';
import type { ServerState } from '../provisioning/provisioning.schema.ts';
import type { CsvReader } from '../zones/csv-reader.port.ts';
import type { Pause } from './pause.port.ts';
import type { SecretHasher, SecretSource } from './secret-hasher.port.ts';
import type { UnitOfWork } from './unit-of-work.port.ts';

/** Ports of all use cases in the back end. Each feature folder adds its own ports by declaration merging. */
export interface BackendPorts {
  readonly unitOfWork: UnitOfWork;
  readonly hasher: SecretHasher;
  readonly secrets: SecretSource;
  readonly clock: Clock;
  readonly wallClock: WallClock;
  readonly ids: IdSource;
  readonly pause: Pause;
  /** Base URLs of links in messages. The URLs come from the settings, never from a request (SECURITY.md §2.12). */
  readonly publicUrls: Readonly<Record<Variant, string>>;
  readonly providerName: string;
  /** Listings of the central station, printed on certificates; null if there are none. */
  readonly stationListings: string | null;
  /** Time zone of the provider's calendar days (IANA name). */
  readonly providerTimeZone: string;
  /** URL of the page where dealers pay invoices; null if there is none. */
  readonly billingPayUrl: string | null;
  /** How the server sends e-mail and SMS, and where the server's keys come from. */
  readonly serverSetup: Pick<ServerState, 'mail' | 'sms' | 'keys'>;
  readonly csvReader: CsvReader;
  readonly portalFileReader: PortalFileReader;
}

export type OperationPorts = Pick<BackendPorts, 'secrets' | 'clock' | 'ids' | 'providerName'>;
