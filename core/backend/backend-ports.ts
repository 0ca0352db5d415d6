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

/** Everything the back end's use cases are plugged into; a slice's own port adds itself next to its declaration. `providerName` is the deployment's own name in messages and password rules. */
export interface BackendPorts {
  readonly unitOfWork: UnitOfWork;
  readonly hasher: SecretHasher;
  readonly secrets: SecretSource;
  readonly clock: Clock;
  /** Wall times of sites and zones. */
  readonly wallClock: WallClock;
  readonly ids: IdSource;
  readonly pause: Pause;
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
  readonly csvReader: CsvReader;
  readonly portalFileReader: PortalFileReader;
}

/** The ports that operations inside a transaction need. */
export type OperationPorts = Pick<BackendPorts, 'secrets' | 'clock' | 'ids' | 'providerName'>;
