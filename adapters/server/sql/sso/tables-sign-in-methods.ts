import type { ColumnType } from 'kysely';
import type { Recovery } from '#core/backend/recovery/recovery.repository.port.ts';
import type { Registration } from '#core/backend/registration/registration.repository.port.ts';
import type { SsoTrip } from '#core/backend/sso/sso.repository.port.ts';
import type { RowOf } from '../row-names.ts';

/**
 * An account recovery. At most one recovery is in progress per browser and variant. If the entered name does not exist,
 * `account_id` is null and the same statements run as for an existing name (SECURITY.md §2.7).
 */
export interface RecoveryTable extends RowOf<Omit<Recovery, 'questionIds'>> {
  /** A JSON list, written as text and read back as an array by both engines. */
  question_ids: ColumnType<readonly string[], string, string>;
}

/** A link between a person of an identity provider and that person's portal account. */
export interface SsoIdentityTable {
  issuer: string;
  subject: string;
  account_id: string;
  linked_at: number;
}

/** A sign-in in progress at an identity provider. `sealed` can be opened only with the state value, of which only a hash is stored. */
export interface SsoTripTable extends RowOf<SsoTrip> {
  taken_at: number | null;
}

/** The stored response of a completed call, returned if the call is repeated. */
export interface KeptCallTable {
  mark: string;
  session_id: string | null;
  sealed: string | null;
  reply: ColumnType<Readonly<Record<string, unknown>>, string, string>;
  expires_at: number;
}

/** Tables of recovery, registration and single sign-on. */
export interface SignInMethodTables {
  recovery: RecoveryTable;
  /** People who requested a login or were invited, and have not verified their address yet. */
  registration: RowOf<Registration>;
  sso_identity: SsoIdentityTable;
  sso_trip: SsoTripTable;
  kept_call: KeptCallTable;
}
