import type { ColumnType, Generated } from 'kysely';
import type { ActivityKind } from '#core/alarms/activity-kind.ts';
import type { ReceiverPurpose } from '#core/permission/receiver-purposes.ts';
import { type ZoneForm, zoneForm } from '#core/zones/zone-form.schema.ts';
import { columnsOf, type FormTable } from '../form-columns.ts';

/** The column of each field of a zone's definition. */
export const ZONE_COLUMNS = columnsOf(zoneForm);

/** A zone of an account: the number a panel sends for a location, with its definition (domain guide 6.3). */
export interface ZoneTable extends Omit<
  FormTable<ZoneForm, typeof ZONE_COLUMNS>,
  'verify_type' | 'restore_required'
> {
  id: string;
  site_num: number;
  verify_type: Generated<ZoneForm['verifyType']>;
  restore_required: Generated<boolean>;
  source: Generated<'site' | 'template' | 'dealer'>;
  /** True if the zone is bypassed, as last reported by the panel. */
  bypassed: Generated<boolean>;
  /** When the bypass last started or ended. */
  bypass_at: number | null;
  /** Since when the zone is in alarm or trouble without a restore. */
  unrestored_since: number | null;
  /** When the zone's alarm last started or ended, as reported by the panel. */
  condition_at: number | null;
  last_signal_at: number | null;
  last_signal: string | null;
  rev: Generated<number>;
  deleted_at: number | null;
  updated_at: number | null;
  updated_by: string | null;
}

/** An import of zones of many sites that was read but not started, or whose job is checking its rows. */
export interface ZoneImportTable {
  id: string;
  owner_id: string;
  site_group_num: number;
  file_name: string;
  rows: number;
  created_at: number;
  expires_at: number;
}

/** One row of a zone import that adds or changes a zone. */
export interface ZoneImportRowTable {
  import_id: string;
  num: number;
  site_num: number;
  zone_id: string;
  /** The revision of the zone when it was read; null for a new zone. */
  rev: number | null;
  before: ColumnType<ZoneForm | null, string | null>;
  form: ColumnType<ZoneForm, string>;
}

/** One row of a site's history: a signal, an operator's action, a change of data, or what the system did (domain guide 6.12). */
export interface ActivityTable {
  site_group_num: number;
  /** When the signal was received, or the action done. */
  at: number;
  id: string;
  site_num: number;
  dev_num: number | null;
  /** One of the kinds in domain guide 6.12. */
  kind: ActivityKind;
  event: string;
  code: string | null;
  service_type: string | null;
  priority: number | null;
  area_num: number | null;
  zone: string | null;
  /** The description that the zone had at that time. */
  zone_text: string | null;
  panel_user: string | null;
  alarm_num: number | null;
  /** The operator's initials, or the person who changed the data. */
  actor: string | null;
  contact: string | null;
  comment: string | null;
  on_test: Generated<boolean>;
  runaway: Generated<boolean>;
  /** True if customers may not see it yet: duress or hold-up before the owner was told. */
  withheld: Generated<boolean>;
  /** False if neither the zone list nor a code table had the code. */
  defined: Generated<boolean>;
  /** More than one if repeated signals of a flood were merged into one row. */
  times: Generated<number>;
  receiver_id: string | null;
  /** The receiver's own counter, which orders rows of the same instant. */
  counter: number | null;
  line: string | null;
  panel_at: number | null;
  raw: string | null;
  /** Details shown only in the detail drawer: the matching rule, a disposition, a new priority and delay. */
  detail: Generated<Record<string, string | number | boolean | null>>;
}

/** Equipment that receives signals for the monitoring center; it signs in to the API with its own key. */
export interface ReceiverTable {
  id: string;
  name: string;
  created_at: number;
  revoked_at: number | null;
  last_batch_at: number | null;
  purpose: Generated<ReceiverPurpose>;
  /** How far the receiver's clock was ahead of ours in milliseconds (negative if behind) when last noticed; `clock_at` is when that was. */
  clock_ahead_ms: number | null;
  clock_at: number | null;
  /** When a counter of the receiver last came again with different content, which means it restarted its counter; null means never. */
  recounted_at: number | null;
  /** When the oldest unread lines or numbers not on file were last dropped; null means never. */
  dropped_at: Generated<number | null>;
}

/** A receiver's secret, hashed. During a change the old one is valid until `ends_at`. */
export interface ReceiverKeyTable {
  key_hash: string;
  receiver_id: string;
  created_at: number;
  ends_at: number | null;
}

/** Signals a receiver has already sent, so that a repeat counts once. */
export interface ReceivedSignalTable {
  receiver_id: string;
  counter: number;
  /** Digest of the signal sent under this counter; empty if unknown. */
  digest: Generated<string>;
  at: number;
  /** When the receiver took the signal; null if it did not say. */
  received_at: number | null;
  /** The signal's alarm, so that operator actions can name the alarm by this counter. */
  alarm_num: number | null;
}

/** Signals of a transmitter code that no account has, one row per code. */
export interface StraySignalTable {
  xmit: string;
  receiver_id: string;
  first_at: number;
  /** When its first signal arrived that customers may see. */
  told_at: number | null;
  last_at: number;
  times: number;
  last_text: string;
  /** The newest few texts, newest first. */
  last_texts: Generated<string[]>;
  /** The number the transmitter calls from, digits only. */
  caller_id: string | null;
}

/** A line that a receiver sent and that could not be read (domain guide 7.1 "What cannot be read"). */
export interface UnreadSignalTable {
  id: string;
  receiver_id: string;
  counter: string;
  at: number;
  xmit: string | null;
  text: string;
  reason: string;
}

/** Tables of zones, history, receivers and their signals. */
export interface ActivityTables {
  zone: ZoneTable;
  /** The descriptions of zones, each text once; the database itself maintains this table. */
  zone_text: { readonly description: string };
  zone_import: ZoneImportTable;
  zone_import_row: ZoneImportRowTable;
  activity: ActivityTable;
  receiver: ReceiverTable;
  receiver_key: ReceiverKeyTable;
  received_signal: ReceivedSignalTable;
  stray_signal: StraySignalTable;
  unread_signal: UnreadSignalTable;
}
