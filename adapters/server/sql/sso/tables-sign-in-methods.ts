import type { ColumnType } from 'kysely';
import type { Recovery } from '#core/backend/recovery/recovery.repository.port.ts';
import type { Registration } from '#core/backend/registration/registration.repository.port.ts';
import type { SsoTrip } from '#core/backend/sso/sso.repository.port.ts';
import type { RowOf } from '../row-names.ts';

/** Recoveries, one under way a browser and variant; `account_id` null is a recovery of a name nobody has, which runs the same statements (SECURITY.md §2.7). */
export interface RecoveryTable extends RowOf<Omit<Recovery, 'questionIds'>> {
  /** A JSON list; written as text, read back as an array by both engines. */
  question_ids: ColumnType<readonly string[], string, string>;
}

/** A provider's person and the account it stands for. */
export interface SsoIdentityTable {
  issuer: string;
  subject: string;
  account_id: string;
  linked_at: number;
}

/** A browser on its way to a provider; `sealed` opens with the state, of which only the hash is here. */
export interface SsoTripTable extends RowOf<SsoTrip> {
  taken_at: number | null;
}

/** A call that took effect, for its repeat. */
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
  /** People who asked for a login or were invited, before their address is proven. */
  registration: RowOf<Registration>;
  sso_identity: SsoIdentityTable;
  sso_trip: SsoTripTable;
  kept_call: KeptCallTable;
}
