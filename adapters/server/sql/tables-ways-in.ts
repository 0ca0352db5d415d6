import type { ColumnType } from 'kysely';
import type { RecoveryState } from '#core/backend/recovery.repository.port.ts';
import type { Variant } from '#core/session/user.schema.ts';
import type { SsoProvider } from '#core/sso/sso.schema.ts';

/** Recoveries, one under way a browser and variant; `account_id` null is a recovery of a name nobody has, which runs the same statements (SECURITY.md §2.7). */
export interface RecoveryTable {
  id: string;
  audience: Variant;
  browser_id: string;
  account_id: string | null;
  login_key: string;
  state: RecoveryState;
  /** A JSON list; written as text, read back as an array by both engines. */
  question_ids: ColumnType<readonly string[], string, string>;
  attempts: number;
  code_sent_at: number | null;
  expires_at: number;
}

/** People who asked for a login or were invited, before their address is proven. */
export interface RegistrationTable {
  id: string;
  email: string;
  password_hash: string | null;
  site_num: number | null;
  account_id: string | null;
  created_at: number;
}

/** A provider's person and the account it stands for. */
export interface SsoIdentityTable {
  issuer: string;
  subject: string;
  account_id: string;
  linked_at: number;
}

/** A browser on its way to a provider; `sealed` opens with the state, of which only the hash is here. */
export interface SsoTripTable {
  state_hash: string;
  browser_id: string;
  variant: Variant;
  site_group_num: number;
  provider: SsoProvider;
  sealed: string;
  expires_at: number;
  taken_at: number | null;
}

/** Tables behind recovery, registration and single sign-on. */
export interface WaysInTables {
  recovery: RecoveryTable;
  registration: RegistrationTable;
  sso_identity: SsoIdentityTable;
  sso_trip: SsoTripTable;
}
