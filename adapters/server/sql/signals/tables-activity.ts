import type { ColumnType, Generated } from 'kysely';
import type { ActivityKind } from '#core/alarms/activity-kind.ts';
import type { ReceiverPurpose } from '#core/permission/receiver-purposes.ts';
import { type ZoneForm, zoneForm } from '#core/zones/zone-form.schema.ts';
import { columnsOf, type FormTable } from '../form-columns.ts';

/** The column of each field of a zone's definition. */
export const ZONE_COLUMNS = columnsOf(zoneForm);

/** A zone: the number that a panel sends for a location, with its definition (domain guide 6.3). */
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
  /** Since when the zone is in alarm or trouble without a restore; null if it is in neither. */
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

/** An import of zones for many sites, either read but not started, or checked row by row by a job. */
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
  /** Revision of the zone when the file was read; null for a new zone. */
  rev: number | null;
  before: ColumnType<ZoneForm | null, string | null>;
  form: ColumnType<ZoneForm, string>;
}

/** One history row of a site: a signal, an operator action, a change of data, or an event of the system (domain guide 6.12). */
export interface ActivityTable {
  site_group_num: number;
  /** When the signal was received or the action happened. */
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
  /** The description of the zone at the time of the event. */
  zone_text: string | null;
  panel_user: string | null;
  alarm_num: number | null;
  /** The operator's initials, or the person who changed the data. */
  actor: string | null;
  contact: string | null;
  comment: string | null;
  on_test: Generated<boolean>;
  runaway: Generated<boolean>;
  /** True if customers may not see the row yet, because it is about duress or a hold-up and has not been disclosed to the owner. */
  withheld: Generated<boolean>;
  /** False if neither the zone list nor a code table knew the code. */
  defined: Generated<boolean>;
  /** Number of repeated signals of a flood that were merged into the row. */
  times: Generated<number>;
  receiver_id: string | null;
  /** The receiver's counter, which orders rows with the same instant. */
  counter: number | null;
  line: string | null;
  panel_at: number | null;
  raw: string | null;
  /** Details for the detail drawer only: the matching rule, a disposition, a new priority or delay. */
  detail: Generated<Record<string, string | number | boolean | null>>;
}

/** Equipment that receives signals for the monitoring center. A receiver signs in to the API with its own key. */
export interface ReceiverTable {
  id: string;
  name: string;
  created_at: number;
  revoked_at: number | null;
  last_batch_at: number | null;
  purpose: Generated<ReceiverPurpose>;
  /** How far the receiver's clock was ahead of ours at `clock_at`, in milliseconds; negative if behind. */
  clock_ahead_ms: number | null;
  clock_at: number | null;
  /** When a counter of the receiver last arrived with different content, because the receiver restarted its counter; null means never. */
  recounted_at: number | null;
  /** When the receiver's oldest unread lines or unknown transmitter codes were last dropped; null means never. */
  dropped_at: Generated<number | null>;
}

/** A hashed key of a receiver. When keys are changed, the old key stays valid until `ends_at`. */
export interface ReceiverKeyTable {
  key_hash: string;
  receiver_id: string;
  created_at: number;
  ends_at: number | null;
}

/** A signal that a receiver sent, stored so that the same signal sent again is not counted twice. */
export interface ReceivedSignalTable {
  receiver_id: string;
  counter: number;
  /** Digest of the signal sent under this counter; empty if unknown. */
  digest: Generated<string>;
  at: number;
  /** When the receiver received the signal; null if the receiver reported no time. */
  received_at: number | null;
  /** The signal's alarm, so that operator actions can refer to the alarm by the counter. */
  alarm_num: number | null;
}

/** The signals of one transmitter code that no account has. */
export interface StraySignalTable {
  xmit: string;
  receiver_id: string;
  first_at: number;
  /** Arrival time of the first signal that customers may see. */
  told_at: number | null;
  last_at: number;
  times: number;
  last_text: string;
  /** The newest few signal texts, newest first. */
  last_texts: Generated<string[]>;
  /** The phone number from which the transmitter calls, digits only. */
  caller_id: string | null;
}

/** A line of a receiver that could not be read (domain guide 7.1 "What cannot be read"). */
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
  /** The distinct zone descriptions, maintained by a trigger. */
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
