import type { ColumnType, Generated } from 'kysely';
import type { BusinessInterval } from '#core/business-hours/business-hours.ts';
import type {
  FixedSlot,
  OnCallPurpose,
  OverrideKind,
  Rotation,
  Tier,
  TierTurns,
} from '#core/on-call/on-call.ts';
import type { Quiet, SWAP_STATES } from '#core/on-call/on-call-overview.schema.ts';

interface ChangedColumns {
  rev: Generated<number>;
  changed_by: string | null;
  changed_at: number | null;
}

/** A person of a group who can be on call. */
export interface OnCallPersonTable extends ChangedColumns {
  id: string;
  site_group_num: number;
  account_id: string | null;
  name: string;
  phones: ColumnType<readonly string[], string, string>;
  email: string | null;
  try_minutes: number;
  repeats: number;
  quiet: ColumnType<Quiet | null, string | null, string | null>;
  handoff_notice: boolean;
  daily_digest: boolean;
  deleted_at: Generated<number | null>;
}

/** A rotation list of a group. */
export interface OnCallListTable extends ChangedColumns {
  id: string;
  site_group_num: number;
  name: string;
  purpose: OnCallPurpose;
  starts_on: string;
  ends_on: string | null;
  handoff_at: number;
  rotation_days: number;
  covers: ColumnType<Rotation['covers'], string | null, string | null>;
  tiers: ColumnType<readonly TierTurns[], string, string>;
  position: Generated<number>;
  /** Notifications about all hand-offs before this instant have been sent. */
  told_until: number;
  /** When the next hand-off is looked for. */
  look_at: number;
  deleted_at: Generated<number | null>;
}

/** An override: a person added, replaced or removed for a period. */
export interface OnCallOverrideTable {
  id: string;
  list_id: string;
  tier: Tier;
  kind: OverrideKind;
  person_id: string | null;
  instead_of: string | null;
  starts_at: number;
  ends_at: number;
  note: string | null;
  swap_id: Generated<string | null>;
  made_by: string;
  made_at: number;
  rev: Generated<number>;
  deleted_at: Generated<number | null>;
}

/** A fixed schedule that overrides everything else during its period. */
export interface OnCallFixedTable {
  id: string;
  list_id: string;
  name: string;
  starts_at: number;
  ends_at: number;
  slots: ColumnType<readonly FixedSlot[], string, string>;
  made_by: string;
  made_at: number;
  rev: Generated<number>;
  deleted_at: Generated<number | null>;
}

/** A shift that a person offers for swapping. */
export interface OnCallSwapTable {
  id: string;
  list_id: string;
  tier: Tier;
  person_id: string;
  to_person_id: string | null;
  starts_at: number;
  ends_at: number;
  back_tier: Tier | null;
  back_starts_at: number | null;
  back_ends_at: number | null;
  note: string | null;
  state: Generated<(typeof SWAP_STATES)[number]>;
  offered_at: number;
  answered_by: Generated<string | null>;
  answered_at: Generated<number | null>;
  rev: Generated<number>;
}

/** A secret URL at which a calendar app reads the schedule. Only a hash of the secret is stored. */
export interface OnCallFeedTable {
  id: string;
  site_group_num: number;
  /** Null if the feed has the shifts of all people. */
  person_id: string | null;
  mark: string;
  made_by: string;
  made_by_id: string;
  made_at: number;
  revoked_at: Generated<number | null>;
}

/** Data shared by a group's lists: a version that every change increments, and when the next daily digest is sent. */
export interface OnCallGroupTable {
  site_group_num: number;
  version: Generated<number>;
  digest_at: number;
}

/** A test page that a person sent to their own phone or mailbox. The outcome is in the message row. */
export interface OnCallTestPageTable {
  id: string;
  site_group_num: number;
  account_id: string;
  channel: 'email' | 'sms';
  message_id: string;
  asked_at: number;
}

/** The weekly hours when a group answers its own calls. */
export interface BusinessHoursTable extends ChangedColumns {
  site_group_num: number;
  intervals: ColumnType<readonly BusinessInterval[], string, string>;
  holiday_group: string | null;
  greeting_open: string | null;
  greeting_closed: string | null;
  forward_number: string | null;
  overflow_rings: number | null;
}

/** A period that overrides the group's weekly hours and holidays. */
export interface TempBusinessHoursTable extends ChangedColumns {
  id: string;
  site_group_num: number;
  starts_at: number;
  ends_at: number;
  open: boolean;
  reason: string;
  greeting: string | null;
  made_by: string;
  made_at: number;
  /** Account of the person who ended the period early; null if nobody did. */
  released_by: Generated<string | null>;
  released_at: Generated<number | null>;
  deleted_at: Generated<number | null>;
}

/** Tables of on-call lists and of the hours when dealers answer their own calls (domain guide 6.8 b, d, e). */
export interface OnCallTables {
  on_call_person: OnCallPersonTable;
  on_call_list: OnCallListTable;
  on_call_override: OnCallOverrideTable;
  on_call_fixed: OnCallFixedTable;
  on_call_swap: OnCallSwapTable;
  on_call_feed: OnCallFeedTable;
  on_call_group: OnCallGroupTable;
  on_call_test_page: OnCallTestPageTable;
  business_hours: BusinessHoursTable;
  temp_business_hours: TempBusinessHoursTable;
}
