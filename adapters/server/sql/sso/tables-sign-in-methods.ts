import type { ColumnType } from 'kysely';
import type { Recovery } from '#core/backend/recovery/recovery.repository.port.ts';
import type { Registration } from '#core/backend/registration/registration.repository.port.ts';
import type { SsoTrip } from '#core/backend/sso/sso.repository.port.ts';
import type { RowOf } from '../row-names.ts';

/**
 * Account recoveries, at most one in progress per browser and variant. A null `account_id` is a recovery for a name that
 * does not exist; it runs the same statements (SECURITY.md §2.7).
 */
export interface RecoveryTable extends RowOf<Omit<Recovery, 'questionIds'>> {
  /** A JSON list; written as text, read back as an array by both engines. */
  question_ids: ColumnType<readonly string[], string, string>;
}

/** A person of an identity provider, and the person's account in the portal. */
export interface SsoIdentityTable {
  issuer: string;
  subject: string;
  account_id: string;
  linked_at: number;
}

/** A sign-in in progress at an identity provider. `sealed` can be opened only with the state, of which the row has only the hash. */
export interface SsoTripTable extends RowOf<SsoTrip> {
  taken_at: number | null;
}

/** The stored response of a completed call, for a repeat of the call. */
export interface KeptCallTable {
  mark: string;
  session_id: string | null;
  sealed: string | null;
  reply: ColumnType<Readonly<Record<string, unknown>>, string, string>;
  expires_at: number;
}

/** Tables behind recovery, registration and single sign-on. */
export interface SignInMethodTables {
  recovery: RecoveryTable;
  /** People who requested a login or were invited, before their address is verified. */
  registration: RowOf<Registration>;
  sso_identity: SsoIdentityTable;
  sso_trip: SsoTripTable;
  kept_call: KeptCallTable;
}
