import type { ColumnType, Generated } from 'kysely';
import { accountForm } from '#core/account-info/account-form.schema.ts';
import type { AlarmPoint, Repeats } from '#core/backend/signals/device-state.ts';
import type { Stored } from '#core/forms/create-form.schema.ts';
import { addressForm } from '#core/new-account/premises-form.schema.ts';
import { deviceForm } from '#core/site-file/device-form.schema.ts';
import { siteForm } from '#core/site-file/site-form.schema.ts';
import { columnsOf, type FormTable } from '../form-columns.ts';

/** The column of each field of a site; its services and the numbers called first are rows of other tables. */
export const SITE_FORM_COLUMNS = columnsOf(siteForm, {
  siteType: 'kind',
  language: 'spoken_language',
  premisesPhone: 'phone',
  servicePlan: null,
  callFirst: null,
  callSecond: null,
});

/** The column of each field that a customer can change; phone numbers, permits and the note are rows of other tables. */
export const ACCOUNT_COLUMNS = columnsOf(accountForm, {
  premisesPhone: 'phone',
  callFirst: null,
  callSecond: null,
  permits: null,
  note: null,
  noteUntil: null,
});

/** The column of each part of the address. */
export const ADDRESS_COLUMNS = columnsOf(addressForm);

/** A monitored site. "On test" is not a stored state: it follows from `site_test`. */
export interface SiteTable
  extends
    FormTable<Stored<typeof siteForm.fields>, typeof SITE_FORM_COLUMNS>,
    FormTable<Stored<typeof addressForm.fields>, typeof ADDRESS_COLUMNS> {
  num: number;
  site_group_num: number;
  state: 'monitored' | 'outOfService' | 'installPending' | 'cancelPending' | 'cancelled';
  /** IANA time zone; every time of the site is shown in it. */
  time_zone: string;
  monitored_since: number | null;
  created_at: Generated<number>;
  dispatch_instructions: string | null;
  /** Counts changes of the site's own row. */
  rev: Generated<number>;
  changed_by: string | null;
  changed_at: number | null;
  /** Counts changes of the members and order of its call list. */
  contacts_rev: Generated<number>;
  contacts_changed_by: Generated<string | null>;
  contacts_changed_at: Generated<number | null>;
  /** Hash of the account passcode with which a customer links the site; null without one. */
  account_passcode_hash: string | null;
}

/** The column of each field of a device; its areas are rows of another table. */
export const DEVICE_COLUMNS = columnsOf(deviceForm, { areas: null });

/** A panel or communicator of a site, known to the monitoring center by its xmit number. */
export interface DeviceTable extends FormTable<
  Stored<typeof deviceForm.fields>,
  typeof DEVICE_COLUMNS
> {
  site_num: number;
  dev_num: number;
  /** The group of its site, which a database trigger keeps up to date. */
  group_num: Generated<number>;
  xmit: string;
  /** When the next periodic test must have arrived. A time in the past means it was missed; null means none is expected. */
  timer_test_due_at: number | null;
  last_signal_at: number | null;
  last_signal: string | null;
  /** The event noted when the test is missed; null means the default text. */
  timer_test_event: string | null;
  /** `YYYY-MM-DD`. */
  commissioned_on: string | null;
  decommissioned_on: string | null;
  /** Category of its out-of-service state, null while it is in service (domain guide 6.6). */
  out_of_service: string | null;
  out_of_service_since: number | null;
  /** Since when it floods the receiver; null when it does not. */
  runaway_since: number | null;
  /** Signals that the device repeated recently. */
  repeats: Generated<readonly Repeats[]>;
  /** The due time of the missing test already noted. */
  timer_test_missed_at: number | null;
  /** Counts changes made by the dealer, not those by the device's own signals. */
  rev: Generated<number>;
  changed_by: Generated<string | null>;
  changed_at: Generated<number | null>;
}

/** A part of a site that is armed and disarmed on its own. */
export interface AreaTable {
  site_num: number;
  dev_num: number;
  num: number;
  name: string;
  /** A state of domain guide 10: Open, Closed, Closed (stay), Alarm, Unknown. */
  state: string;
  since: number;
  /** The panel user or person who made the last opening or closing. */
  changed_by: string | null;
  /** The open alarm in the area; as long as there is one, the state is shown as Alarm. */
  alarm_num: number | null;
}

/** An alarm with its handling so far. */
export interface AlarmTable {
  num: number;
  site_num: number;
  dev_num: number;
  /** 1 is the most urgent priority. */
  priority: number;
  service_type: string;
  event: string;
  state: 'New' | 'In progress' | 'On hold' | 'Partially cleared' | 'Cleared';
  raised_at: number;
  cleared_at: number | null;
  site_group_num: number;
  /** Code of the signal that opened it; null if no signal did. */
  event_code: string | null;
  area_num: number | null;
  zone: string | null;
  zone_text: string | null;
  action_plan: string | null;
  /** The history row that opened it. */
  opened_by: string | null;
  picked_up_at: number | null;
  /** The operator's initials. */
  operator: string | null;
  disposition: string | null;
  /** Alarm validation score 0 to 4 of an intrusion alarm. */
  avs: number | null;
  hold_until: number | null;
  /** When its state was last reported; null means when it was raised. */
  state_at: number | null;
  /** True if customers may not see it yet: duress or hold-up before the owner was told. */
  withheld: Generated<boolean>;
  /** Duress or hold-up, disclosed or not: later events of that kind join it. */
  silent: Generated<boolean>;
  /** When its last event arrived; null means when it was raised. */
  last_at: number | null;
  /** When people were last notified of it. */
  told_at: number | null;
  /** The newest of its other events, as text. */
  further: string | null;
  /** The points that sent its events. */
  points: ColumnType<readonly AlarmPoint[] | null, string | null>;
  rev: Generated<number>;
}

/** A trouble: something that should be repaired. */
export interface TroubleTable {
  id: string;
  site_num: number;
  dev_num: number;
  text: string;
  since: number;
  cleared_at: number | null;
  /** When the panel last reported it; null if no signal did. */
  said_at: number | null;
  /** Code of the signal that reported it, by which its restore is recognized. */
  code: string | null;
  area_num: number | null;
  zone: string | null;
  /** When contacts are notified if the trouble lasts; null if none is due. */
  notify_at: number | null;
}

/** Tables of monitored sites. */
export interface SiteTables {
  site: SiteTable;
  device: DeviceTable;
  area: AreaTable;
  alarm: AlarmTable;
  trouble: TroubleTable;
}
