import type { ColumnType, Generated } from 'kysely';
import type { ActivityKind } from '#core/alarms/activity-kind.ts';
import type { ReceiverPurpose } from '#core/permission/receiver-purposes.ts';
import { type ZoneForm, zoneForm } from '#core/zones/zone-form.schema.ts';
import { columnsOf, type FormTable } from '../form-columns.ts';

/** Where each field of a zone's definition is stored. */
export const ZONE_COLUMNS = columnsOf(zoneForm);

/** What a panel sends to say where, as the account defines it (domain guide 6.3). */
export interface ZoneTable extends Omit<
  FormTable<ZoneForm, typeof ZONE_COLUMNS>,
  'verify_type' | 'restore_required'
> {
  id: string;
  site_num: number;
  verify_type: Generated<ZoneForm['verifyType']>;
  restore_required: Generated<boolean>;
  source: Generated<'site' | 'template' | 'dealer'>;
  /** Left out of arming, as the panel said last. */
  bypassed: Generated<boolean>;
  /** When that began or ended last. */
  bypass_at: number | null;
  /** Since when it is in alarm or trouble without a restore. */
  unrestored_since: number | null;
  /** When its alarm began or ended last, as the panel said. */
  condition_at: number | null;
  last_signal_at: number | null;
  last_signal: string | null;
  rev: Generated<number>;
  deleted_at: number | null;
  updated_at: number | null;
  updated_by: string | null;
}

/** A file of zones of many sites that was read and not started yet, or whose job looks at its rows. */
export interface ZoneImportTable {
  id: string;
  owner_id: string;
  site_group_num: number;
  file_name: string;
  rows: number;
  created_at: number;
  expires_at: number;
}

/** One row of it that adds or changes a zone. */
export interface ZoneImportRowTable {
  import_id: string;
  num: number;
  site_num: number;
  zone_id: string;
  /** What the zone was read with; null for a new one. */
  rev: number | null;
  before: ColumnType<ZoneForm | null, string | null>;
  form: ColumnType<ZoneForm, string>;
}

/** One row of a site's history: a signal, an operator's action, a change of data, or what the system did (domain guide 6.12). */
export interface ActivityTable {
  site_group_num: number;
  /** When it was received or done. */
  at: number;
  id: string;
  site_num: number;
  dev_num: number | null;
  /** In the words of domain guide 6.12. */
  kind: ActivityKind;
  event: string;
  code: string | null;
  service_type: string | null;
  priority: number | null;
  area_num: number | null;
  zone: string | null;
  /** Description of the zone as it was then. */
  zone_text: string | null;
  panel_user: string | null;
  alarm_num: number | null;
  /** Operator's initials, or the person who changed something. */
  actor: string | null;
  contact: string | null;
  comment: string | null;
  on_test: Generated<boolean>;
  runaway: Generated<boolean>;
  /** Not for customers yet: duress or hold-up before the owner was told. */
  withheld: Generated<boolean>;
  /** False where neither a zone nor a code table knew it. */
  defined: Generated<boolean>;
  /** More than one where a flood was put into one row. */
  times: Generated<number>;
  receiver_id: string | null;
  /** Its place among what its receiver handed in, which orders rows of one moment. */
  counter: number | null;
  line: string | null;
  panel_at: number | null;
  raw: string | null;
  /** What only the detail drawer shows: the rule that matched, a disposition, a new priority and delay. */
  detail: Generated<Record<string, string | number | boolean | null>>;
}

/** Equipment that takes signals for the centre, with a principal of its own. */
export interface ReceiverTable {
  id: string;
  name: string;
  created_at: number;
  revoked_at: number | null;
  last_batch_at: number | null;
  purpose: Generated<ReceiverPurpose>;
  /** How far its clock was ahead of ours (behind: below 0) when that was noticed last, and when that was. */
  clock_ahead_ms: number | null;
  clock_at: number | null;
  /** When a counter of it came again with something else last: it counts anew; null = never. */
  recounted_at: number | null;
  /** When the oldest of its lines or numbers that reach no account had to go last; null = never. */
  dropped_at: Generated<number | null>;
}

/** A receiver's secret, hashed; the old one counts until `ends_at` while a new one is rolled out. */
export interface ReceiverKeyTable {
  key_hash: string;
  receiver_id: string;
  created_at: number;
  ends_at: number | null;
}

/** What a receiver has handed in already, so that a repeat counts once. */
export interface ReceivedSignalTable {
  receiver_id: string;
  counter: number;
  /** Of what was said under it; empty where that is not known. */
  digest: Generated<string>;
  at: number;
  /** When its receiver took it; null where it did not say. */
  received_at: number | null;
  /** The alarm it belongs to, so that operators' actions may name it by this counter. */
  alarm_num: number | null;
}

/** Signals of a transmitter code nobody owns, one row a code. */
export interface StraySignalTable {
  xmit: string;
  receiver_id: string;
  first_at: number;
  /** When its first signal came that customers may know of. */
  told_at: number | null;
  last_at: number;
  times: number;
  last_text: string;
  /** The newest few, the newest first. */
  last_texts: Generated<string[]>;
  /** The number its calls come from, digits only. */
  caller_id: string | null;
}

/** What a receiver sent and nobody could read (domain guide 7.1 "What cannot be read"). */
export interface UnreadSignalTable {
  id: string;
  receiver_id: string;
  counter: string;
  at: number;
  xmit: string | null;
  text: string;
  reason: string;
}

/** Tables about what happens at sites. */
export interface ActivityTables {
  zone: ZoneTable;
  /** What zones are called, each text once; the database adds to it. */
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
