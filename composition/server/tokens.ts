import type { ServiceIdentifier } from 'inversify';
import type { Backend } from '#core/backend/backend.ts';
import type { BackendPorts } from '#core/backend/backend-ports.ts';
import type { IdentityProviders } from '#core/backend/sso/identity-providers.port.ts';
import type { DocumentInspector } from '#core/backend/documents/document-inspector.port.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { ServerChangeFeed } from '#adapters/server/changes/change-feed.ts';
import type { DemoClock } from '#adapters/server/clock/server-clock.ts';
import type { LiveHub } from '#adapters/server/live/live-hub.ts';
import type { Log } from '#adapters/server/http/log.ts';
import type { RepeatedWork } from '#adapters/server/background/repeated-work.ts';
import type { Connections } from '#adapters/server/http/connections.ts';
import type { XsrfSigner } from '#adapters/server/http/xsrf-signer.ts';
import type { Figures } from '#adapters/server/metrics/figures.ts';
import type { Channels } from '#adapters/server/messages/message-sender.ts';
import type { Argon2Hasher } from '#adapters/server/secrets/argon2-hasher.ts';
import type { KeyRings } from '#adapters/server/secrets/key-ring.ts';
import type { Settings } from '#adapters/server/settings/read-settings.ts';
import type { SqlMessageOutbox } from '#adapters/server/sql/messages/message-outbox.ts';
import type { Database } from '#adapters/server/sql/open-database.ts';
import type { Addresses } from './addresses.ts';
import type { DemoWorldReset } from './demo-world.ts';
import type { SsoSetup } from './sso-setup.ts';

/** A container key that carries the type of its object, so that a wrong binding does not compile. */
export type Token<T> = ServiceIdentifier<T> & symbol & { readonly __service?: T };

const token = <T>(name: string): Token<T> => Symbol(name);

/** All keys of the server's container. */
export const SERVER = {
  settings: token<Settings>('settings'),
  addresses: token<Addresses>('addresses'),
  log: token<Log>('log'),
  clock: token<Clock>('clock'),
  demoClock: token<DemoClock | null>('demoClock'),
  keys: token<KeyRings>('keys'),
  connections: token<Connections>('connections'),
  xsrf: token<XsrfSigner>('xsrf'),
  database: token<Database>('database'),
  changes: token<ServerChangeFeed>('changes'),
  live: token<LiveHub>('live'),
  outbox: token<SqlMessageOutbox>('outbox'),
  channels: token<Channels>('channels'),
  sender: token<RepeatedWork>('sender'),
  jobs: token<RepeatedWork>('jobs'),
  siteTests: token<RepeatedWork>('siteTests'),
  supervision: token<RepeatedWork>('supervision'),
  outOfServiceEntries: token<RepeatedWork>('outOfServiceEntries'),
  cancellations: token<RepeatedWork>('cancellations'),
  reportSchedules: token<RepeatedWork>('reportSchedules'),
  reports: token<RepeatedWork>('reports'),
  autoNotify: token<RepeatedWork>('auto notify'),
  onCall: token<RepeatedWork>('onCall'),
  sso: token<SsoSetup>('sso'),
  identityProviders: token<IdentityProviders>('identityProviders'),
  documentInspector: token<DocumentInspector>('documentInspector'),
  demoWorld: token<DemoWorldReset | null>('demoWorld'),
  hasher: token<Argon2Hasher>('hasher'),
  figures: token<Figures | null>('figures'),
  backendPorts: token<BackendPorts>('backendPorts'),
  backend: token<Backend>('backend'),
} as const;
