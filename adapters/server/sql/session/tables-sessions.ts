import type { ColumnType, Generated } from 'kysely';
import type {
  Impersonation,
  StoredImpersonation,
} from '#core/backend/session/impersonation.repository.port.ts';
import type { OneTimeKind } from '#core/backend/one-time.store.port.ts';
import type { SessionRow } from '#core/backend/session/session.repository.port.ts';
import type { Demand } from '#core/permission/login-step.ts';
import type { ContactType } from '#core/session/session-view.schema.ts';
import type { RowOf } from '../row-names.ts';

/** Small facts as JSON: written as text, read back as an object by both engines. */
export type Facts = ColumnType<Readonly<Record<string, string>>, string, string>;

/** See `SessionRow`. A session that has ended keeps its row until the sweep. */
export interface SessionTable extends RowOf<Omit<SessionRow, 'draftContact' | 'draftVerified'>> {
  draft_type: ContactType | null;
  draft_value: string | null;
  draft_verified: Generated<boolean>;
  /** Since when the session waits while an impersonation runs. */
  suspended_at: number | null;
  ended_at: number | null;
  end_reason: string | null;
}

/** A pending step of a session, in the order of `position`. */
export interface SessionDemandTable {
  session_id: string;
  position: number;
  demand: Demand;
  done: Generated<boolean>;
}

/** Access tokens, identified by their SHA-256. */
export interface AccessTokenTable {
  hash: string;
  session_id: string;
  expires_at: number;
}

/**
 * The refresh tokens of one session: the current hash, the previous one, the end of its grace period, and the sealed
 * successor that its holder can get again. `rotated_by` is the browser that exchanged the token (SECURITY.md §2.2).
 */
export interface RefreshFamilyTable {
  session_id: string;
  current_hash: string;
  prev_hash: string | null;
  grace_until: number | null;
  sealed_successor: string | null;
  rotated_by: string | null;
  absolute_end: number;
  revoked_at: number | null;
}

/** Refresh tokens that were exchanged; a second use of one reveals a stolen copy. */
export interface RefreshSpentTable {
  hash: string;
  session_id: string;
  absolute_end: number;
}

/** Codes, links and keys, stored only as hashes or keyed hashes; at most one open row per kind, subject and purpose (SECURITY.md §2.5). */
export interface OneTimeTable {
  id: string;
  kind: OneTimeKind;
  subject: string;
  session: string | null;
  purpose: string;
  secret_hash: string;
  attempts: Generated<number>;
  max_attempts: number;
  expires_at: number;
  used_at: number | null;
  /** True if a newer secret replaced it or it was withdrawn. */
  voided: Generated<boolean>;
  detail: Facts;
}

/** Browsers that need no sign-in code, until `expires_at` or until the password epoch increases (SECURITY.md §2.6). */
export interface RememberedDeviceTable {
  id: string;
  account_id: string;
  secret_hash: string;
  /** Browser and operating system as text. */
  label: Generated<string>;
  password_epoch: number;
  created_at: number;
  last_used_at: number;
  expires_at: number;
}

/**
 * The attempts that count against a key until `full_at`. `taken` holds their instants; it is null for an evenly paced
 * bucket. Capacity and period are stored too, so that waiting times can be computed from the row alone.
 */
export interface BucketTable {
  name: string;
  key: string;
  taken: number[] | null;
  full_at: number;
  capacity: number;
  per_ms: number;
}

/** A staff member seeing the portal as a user; the sessions it refers to may have been deleted. */
export interface ImpersonationTable extends RowOf<Impersonation> {
  ended_at: number | null;
  end_reason: StoredImpersonation['endReason'];
}

/** Tables behind sessions and secrets. */
export interface SessionTables {
  session: SessionTable;
  session_demand: SessionDemandTable;
  access_token: AccessTokenTable;
  refresh_family: RefreshFamilyTable;
  refresh_spent: RefreshSpentTable;
  one_time: OneTimeTable;
  remembered_device: RememberedDeviceTable;
  bucket: BucketTable;
  impersonation: ImpersonationTable;
}
