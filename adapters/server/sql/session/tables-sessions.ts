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

/** String fields as JSON, written as text and read back as an object by both engines. */
export type Facts = ColumnType<Readonly<Record<string, string>>, string, string>;

/** The stored form of `SessionRow`. An ended session keeps its row until the sweep deletes it. */
export interface SessionTable extends RowOf<Omit<SessionRow, 'draftContact' | 'draftVerified'>> {
  draft_type: ContactType | null;
  draft_value: string | null;
  draft_verified: Generated<boolean>;
  /** Since when the session is suspended by a running impersonation; null if it is not. */
  suspended_at: number | null;
  ended_at: number | null;
  end_reason: string | null;
}

/** A pending step of a session, ordered by `position`. */
export interface SessionDemandTable {
  session_id: string;
  position: number;
  demand: Demand;
  done: Generated<boolean>;
}

/** An access token, identified by its SHA-256. */
export interface AccessTokenTable {
  hash: string;
  session_id: string;
  expires_at: number;
}

/**
 * The refresh tokens of one session: current hash, previous hash, end of the grace period, and the sealed successor.
 * `rotated_by` is the browser that exchanged the token (SECURITY.md §2.2).
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

/** A refresh token that was exchanged. A second use of the token reveals a stolen copy. */
export interface RefreshSpentTable {
  hash: string;
  session_id: string;
  absolute_end: number;
}

/** A code, link or key, stored only as a hash or keyed hash. At most one row per kind, subject and purpose is open (SECURITY.md §2.5). */
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
  /** True if the secret was withdrawn or replaced by a newer one. */
  voided: Generated<boolean>;
  detail: Facts;
}

/** A browser that needs no sign-in code, until `expires_at` or until the password epoch increases (SECURITY.md §2.6). */
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
 * The attempts that count against a key until `full_at`. `taken` has the instants of a sliding window and is null for an
 * evenly refilled bucket. Capacity and period are stored so that waiting times follow from the row alone.
 */
export interface BucketTable {
  name: string;
  key: string;
  taken: number[] | null;
  full_at: number;
  capacity: number;
  per_ms: number;
}

/** A staff member who sees the portal as a user. The referenced sessions may be deleted. */
export interface ImpersonationTable extends RowOf<Impersonation> {
  ended_at: number | null;
  end_reason: StoredImpersonation['endReason'];
}

/** Tables for sessions, tokens, one-time secrets, remembered devices, rate limits and impersonations. */
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
