import type { ColumnType, Generated } from 'kysely';
import type { AuditEntry } from '#core/backend/audit.trail.port.ts';
import type { Intake, IntakeFacts } from '#core/backend/intake/intake.repository.port.ts';
import type { JobOrigin, NewJob, StoredJob } from '#core/backend/jobs/job.repository.port.ts';
import type { OutgoingMessage } from '#core/backend/message.queue.port.ts';
import type { SendFailure } from '#core/backend/messages/classify-send-error.rule.ts';
import { type BannerForm, bannerForm } from '#core/notices/banner-form.schema.ts';
import type { IntakeStatus } from '#core/support/supported-users.schema.ts';
import { columnsOf, type FormTable } from './form-columns.ts';
import type { RowOf } from './row-names.ts';
import type { Facts } from './session/tables-sessions.ts';

/** A message that is queued, sent or given up. */
export interface MessageTable extends RowOf<
  Omit<OutgoingMessage, 'to' | 'serviceRequestId' | 'siteGroupNum' | 'fromName' | 'footer'>
> {
  recipient: string;
  /** The message to a dealer that this row delivers; null for all other messages. */
  service_request_id: Generated<string | null>;
  /** The dealer in whose name the message is sent; null means the recipient's dealer. */
  site_group_num: Generated<number | null>;
  /** Sender name; null until the message is claimed, unless it was set when the message was queued. */
  from_name: Generated<string | null>;
  footer: Generated<string | null>;
  state: Generated<'queued' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  /** The message is not sent before this time. A claim moves the time forward, so another sender takes over if the first sender dies. */
  next_try_at: number;
  sent_at: number | null;
}

/** The failure of a message's newest attempt, deleted once the message is sent. */
export interface MessageFailureTable extends RowOf<Pick<SendFailure, 'cause' | 'code' | 'words'>> {
  message_id: string;
  /** Host of the transport; null if this deployment has no transport. */
  host: string | null;
  /** True if the message contained a code. A message that was given up no longer contains the code. */
  has_code: boolean;
  since: number;
  last_at: number;
}

/** The audit log, one row per entry, chained by `mac` (SECURITY.md §2.11). */
export interface AuditTable extends RowOf<Omit<AuditEntry, 'detail'>> {
  seq: number;
  detail: Facts;
  key_id: string;
  mac: string;
}

/** Number and MAC of the newest audit-log entry. Every append locks this single row. */
export interface AuditHeadTable {
  id: number;
  seq: number;
  mac: string;
}

/** Sealed number, MAC and time of the last audit-log entry that was removed because of its age. Without a removal, there is no row. */
export interface AuditAnchorTable {
  id: number;
  seq: number;
  mac: string;
  at: number;
  key_id: string;
  seal: string;
}

/** A published version of the terms or the privacy policy. */
export interface AgreementTextTable {
  kind: 'terms' | 'privacy';
  version: number;
  text: string;
  published_at: number;
  /** Who published the version; null for the version shipped with the installation. */
  published_by: Generated<string | null>;
}

/** The column of each field of the banner. */
export const BANNER_COLUMNS = columnsOf(bannerForm);

/** The status banner, a single row. */
export interface StatusBannerTable extends FormTable<BannerForm, typeof BANNER_COLUMNS> {
  id: number;
  updated_at: number;
  rev: Generated<number>;
  /** Who last changed the banner; null before the first change. */
  updated_by: Generated<string | null>;
  /** The banner is hidden from this time. */
  ends_at: Generated<number | null>;
}

/** A saved version of the banner, by revision. */
export interface BannerVersionTable extends FormTable<BannerForm, typeof BANNER_COLUMNS> {
  rev: number;
  ends_at: number | null;
  updated_at: number;
  updated_by: string | null;
}

/** A named fact about this installation, such as that the demo data was written. */
export interface SettingTable {
  name: string;
  value: string;
}

/** A migration that ran, with the checksum of its text. */
export interface SchemaMigrationTable {
  num: number;
  name: string;
  checksum: string;
  applied_at: number;
}

/**
 * The stored response to a creation, returned for repeats within 24 hours. The fingerprint detects a different request
 * with the same key (SECURITY.md §2.17).
 */
export interface IdempotencyTable {
  account_id: string;
  key: string;
  route: string;
  fingerprint: string;
  answer: Facts;
  kept_at: number;
}

/** A bug report, feedback or message, as submitted. */
export interface IntakeTable extends RowOf<IntakeFacts> {
  kind: Intake['kind'];
  /** The number that people quote. Each intake kind is numbered separately. */
  num: number;
  /** The summary of a bug report, or the topic of a message. */
  summary: string | null;
  /** The rating of feedback, 1 to 5. */
  rating: number | null;
  text: string;
  status: IntakeStatus;
  rev: Generated<number>;
  /** Number of the site that a message is about. */
  site_num: Generated<number | null>;
  answer: Generated<string | null>;
  answered_at: Generated<number | null>;
  answered_by: Generated<string | null>;
}

/** A background job. */
export interface JobTable extends RowOf<Omit<NewJob, 'startedBy' | 'parameters'>> {
  started_by: ColumnType<JobOrigin, string, never>;
  parameters: ColumnType<unknown, string, never>;
  checkpoint: ColumnType<unknown, never, string>;
  state: Generated<StoredJob['state']>;
  done: Generated<number>;
  attempts: Generated<number>;
  /** Token of the newest claim. The holder of an older token can no longer write. */
  lease_token: Generated<string | null>;
  /**
   * The job does not run before this time. A claim and each step move the time forward, so another server takes over if
   * the first server dies.
   */
  due_at: number;
  file_size: Generated<number>;
  problem: Generated<string | null>;
  expires_at: Generated<number | null>;
}

/** A part of a job's result. Parts are numbered from 0 in file order. */
export interface JobPartTable {
  job_id: string;
  num: number;
  bytes: Uint8Array;
}

/** Up to when a person has read the notification list. */
export interface NotificationMarkTable {
  account_id: string;
  read_to: number;
}

/** Tables of messages, the audit log, announcements, submissions and jobs. */
export interface RecordTables {
  message: MessageTable;
  message_failure: MessageFailureTable;
  audit: AuditTable;
  audit_head: AuditHeadTable;
  audit_anchor: AuditAnchorTable;
  agreement_text: AgreementTextTable;
  status_banner: StatusBannerTable;
  banner_version: BannerVersionTable;
  notification_mark: NotificationMarkTable;
  setting: SettingTable;
  schema_migration: SchemaMigrationTable;
  idempotency: IdempotencyTable;
  intake: IntakeTable;
  job: JobTable;
  job_part: JobPartTable;
}
