import type { Generated } from 'kysely';
import type { AuditEntry } from '#core/backend/audit.trail.port.ts';
import type { BannerForm } from '#core/notices/banner-form.schema.ts';
import type { ColumnsOf, FormTable } from './form-columns.ts';
import type { Facts } from './tables-sessions.ts';

/** A queued, sent or given-up message. */
export interface MessageTable {
  id: string;
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
  code: string | null;
  link: string | null;
  queued_at: number;
  state: Generated<'queued' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  /** Not before this instant; a claim moves it ahead, so that a sender that died is followed by another. */
  next_try_at: number;
  sent_at: number | null;
}

/** The record, one row a line, chained by `mac` (SECURITY.md §2.11). */
export interface AuditTable {
  seq: number;
  at: number;
  request_id: string;
  session_id: string | null;
  subject_id: string | null;
  actor_id: string | null;
  address: string;
  claimed_ip: string | null;
  operation: string;
  target: string | null;
  result: AuditEntry['result'];
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

/** Every published version of a text people agree to. */
export interface AgreementTextTable {
  kind: 'terms' | 'privacy';
  version: number;
  text: string;
  published_at: number;
  /** Null for what came with the installation. */
  published_by: Generated<string | null>;
}

/** Where each field of the banner is stored; a field forgotten here does not compile. */
export const BANNER_COLUMNS = {
  active: 'active',
  title: 'title',
  body: 'body',
  importance: 'importance',
} as const satisfies ColumnsOf<BannerForm>;

/** The one banner. */
export interface StatusBannerTable extends FormTable<BannerForm, typeof BANNER_COLUMNS> {
  id: number;
  updated_at: number;
  rev: Generated<number>;
  /** Null while nobody has changed it. */
  updated_by: Generated<string | null>;
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

/** Tables of what happened and what is announced. */
export interface RecordTables {
  message: MessageTable;
  audit: AuditTable;
  audit_head: AuditHeadTable;
  agreement_text: AgreementTextTable;
  status_banner: StatusBannerTable;
  setting: SettingTable;
  schema_migration: SchemaMigrationTable;
}
