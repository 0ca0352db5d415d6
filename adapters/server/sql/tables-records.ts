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

/** A queued, sent or given-up message. */
export interface MessageTable extends RowOf<
  Omit<OutgoingMessage, 'to' | 'serviceRequestId' | 'siteGroupNum' | 'fromName' | 'footer'>
> {
  recipient: string;
  /** The message to a dealer that it carries; null for every other. */
  service_request_id: Generated<string | null>;
  /** The dealer in whose name it goes; null is that of the recipient. */
  site_group_num: Generated<number | null>;
  /** Null until it is taken for sending, unless whoever queued it said so. */
  from_name: Generated<string | null>;
  footer: Generated<string | null>;
  state: Generated<'queued' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  /** Not before this instant; a claim moves it ahead, so that a sender that died is followed by another. */
  next_try_at: number;
  sent_at: number | null;
}

/** Why a message failed at its newest try; gone once it left. */
export interface MessageFailureTable extends RowOf<Pick<SendFailure, 'cause' | 'code' | 'words'>> {
  message_id: string;
  /** Null where this deployment has no transport. */
  host: string | null;
  /** It carried a code, which a message that is given up no longer has. */
  has_code: boolean;
  since: number;
  last_at: number;
}

/** The audit log, one row a line, chained by `mac` (SECURITY.md §2.11). */
export interface AuditTable extends RowOf<Omit<AuditEntry, 'detail'>> {
  seq: number;
  detail: Facts;
  key_id: string;
  mac: string;
}

/** Number and MAC of the newest audit row; one row, locked by whoever appends. */
export interface AuditHeadTable {
  id: number;
  seq: number;
  mac: string;
}

/** Number, MAC and time of the last line that was removed as too old, sealed; no row while none was. */
export interface AuditAnchorTable {
  id: number;
  seq: number;
  mac: string;
  at: number;
  key_id: string;
  seal: string;
}

/** Every published version of a text people agree to. */
export interface AgreementTextTable {
  kind: 'terms' | 'privacy';
  version: number;
  text: string;
  published_at: number;
  /** Null for what came with the installation. */
  published_by: Generated<string | null>;
}

/** Where each field of the banner is stored. */
export const BANNER_COLUMNS = columnsOf(bannerForm);

/** The one banner. */
export interface StatusBannerTable extends FormTable<BannerForm, typeof BANNER_COLUMNS> {
  id: number;
  updated_at: number;
  rev: Generated<number>;
  /** Null while nobody has changed it. */
  updated_by: Generated<string | null>;
  /** From then on it is off. */
  ends_at: Generated<number | null>;
}

/** Every banner that was saved, by its revision. */
export interface BannerVersionTable extends FormTable<BannerForm, typeof BANNER_COLUMNS> {
  rev: number;
  ends_at: number | null;
  updated_at: number;
  updated_by: string | null;
}

/** Single facts about this installation, e.g. that the demo world was written. */
export interface SettingTable {
  name: string;
  value: string;
}

/** Which migrations ran, with the checksum of their text. */
export interface SchemaMigrationTable {
  num: number;
  name: string;
  checksum: string;
  applied_at: number;
}

/** What a create answered, for its repeats within 24 hours; the fingerprint tells other words under the same key (SECURITY.md §2.17). */
export interface IdempotencyTable {
  account_id: string;
  key: string;
  route: string;
  fingerprint: string;
  answer: Facts;
  kept_at: number;
}

/** A bug report or feedback as it was sent. */
export interface IntakeTable extends RowOf<IntakeFacts> {
  kind: Intake['kind'];
  /** Counted by kind; people quote it. */
  num: number;
  /** Of a bug; of a message, its topic. */
  summary: string | null;
  /** Of feedback, 1 to 5. */
  rating: number | null;
  text: string;
  status: IntakeStatus;
  rev: Generated<number>;
  /** The account a message is about. */
  site_num: Generated<number | null>;
  answer: Generated<string | null>;
  answered_at: Generated<number | null>;
  answered_by: Generated<string | null>;
}

/** Work in the background. */
export interface JobTable extends RowOf<Omit<NewJob, 'startedBy' | 'parameters'>> {
  started_by: ColumnType<JobOrigin, string, never>;
  parameters: ColumnType<unknown, string, never>;
  checkpoint: ColumnType<unknown, never, string>;
  state: Generated<StoredJob['state']>;
  done: Generated<number>;
  attempts: Generated<number>;
  /** Of the newest claim; whoever holds an older one writes nothing any more. */
  lease_token: Generated<string | null>;
  /** Not before this instant; a claim and each step move it ahead, so that a server that died is followed by another. */
  due_at: number;
  file_size: Generated<number>;
  problem: Generated<string | null>;
  expires_at: Generated<number | null>;
}

/** A piece of a result; numbered from 0 in the order of the file. */
export interface JobPartTable {
  job_id: string;
  num: number;
  bytes: Uint8Array;
}

/** Tables of what happened, what is announced, and what people sent in or started. */
export interface RecordTables {
  message: MessageTable;
  message_failure: MessageFailureTable;
  audit: AuditTable;
  audit_head: AuditHeadTable;
  audit_anchor: AuditAnchorTable;
  agreement_text: AgreementTextTable;
  status_banner: StatusBannerTable;
  banner_version: BannerVersionTable;
  setting: SettingTable;
  schema_migration: SchemaMigrationTable;
  idempotency: IdempotencyTable;
  intake: IntakeTable;
  job: JobTable;
  job_part: JobPartTable;
}
