import type { ColumnType, Generated } from 'kysely';
import { accountForm } from '#core/account-info/account-form.schema.ts';
import type { AlarmPoint, Repeats } from '#core/backend/signals/device-state.ts';
import type { Stored } from '#core/forms/create-form.schema.ts';
import { addressForm } from '#core/new-account/premises-form.schema.ts';
import { deviceForm } from '#core/site-file/device-form.schema.ts';
import { siteForm } from '#core/site-file/site-form.schema.ts';
import { columnsOf, type FormTable } from '../form-columns.ts';

/** The column of each field of a site. Services and the numbers called first are in other tables. */
export const SITE_FORM_COLUMNS = columnsOf(siteForm, {
  siteType: 'kind',
  language: 'spoken_language',
  premisesPhone: 'phone',
  servicePlan: null,
  callFirst: null,
  callSecond: null,
});

/** The column of each field that a customer can change. Phone numbers, permits and the note are in other tables. */
export const ACCOUNT_COLUMNS = columnsOf(accountForm, {
  premisesPhone: 'phone',
  callFirst: null,
  callSecond: null,
  permits: null,
  note: null,
  noteUntil: null,
});

/** The column of each address field. */
export const ADDRESS_COLUMNS = columnsOf(addressForm);

/** A monitored site. "On test" is not a stored state; it follows from `site_test`. */
export interface SiteTable
  extends
    FormTable<Stored<typeof siteForm.fields>, typeof SITE_FORM_COLUMNS>,
    FormTable<Stored<typeof addressForm.fields>, typeof ADDRESS_COLUMNS> {
  num: number;
  site_group_num: number;
  state: 'monitored' | 'outOfService' | 'installPending' | 'cancelPending' | 'cancelled';
  /** IANA time zone in which every time of the site is shown. */
  time_zone: string;
  monitored_since: number | null;
  created_at: Generated<number>;
  dispatch_instructions: string | null;
  /** Revision of the site's own row. */
  rev: Generated<number>;
  changed_by: string | null;
  changed_at: number | null;
  /** Revision of the call list's members and order. */
  contacts_rev: Generated<number>;
  contacts_changed_by: Generated<string | null>;
  contacts_changed_at: Generated<number | null>;
  /** Hash of the account passcode with which a customer links the site; null if none is set. */
  account_passcode_hash: string | null;
}

/** The column of each field of a device. Areas are in another table. */
export const DEVICE_COLUMNS = columnsOf(deviceForm, { areas: null });

/** A panel or communicator of a site, identified to the monitoring center by its transmitter code. */
export interface DeviceTable extends FormTable<
  Stored<typeof deviceForm.fields>,
  typeof DEVICE_COLUMNS
> {
  site_num: number;
  dev_num: number;
  /** The group of the device's site, kept up to date by a trigger. */
  group_num: Generated<number>;
  xmit: string;
  /** When the next periodic test must have arrived; a past time means the test was missed. Null if no test is expected. */
  timer_test_due_at: number | null;
  last_signal_at: number | null;
  last_signal: string | null;
  /** Text of the event noted when the periodic test is missed; null means the default text. */
  timer_test_event: string | null;
  /** Date as `YYYY-MM-DD`. */
  commissioned_on: string | null;
  decommissioned_on: string | null;
  /** Category of the device's out-of-service state; null while the device is in service (domain guide 6.6). */
  out_of_service: string | null;
  out_of_service_since: number | null;
  /** Since when the device floods the receiver; null if it does not. */
  runaway_since: number | null;
  /** Signals that the device repeated recently. */
  repeats: Generated<readonly Repeats[]>;
  /** Due time of the missed test that was last noted. */
  timer_test_missed_at: number | null;
  /** Revision of the device, increased by changes of the dealer but not by signals. */
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
  /** State as in domain guide 10: Open, Closed, Closed (stay), Alarm, Unknown. */
  state: string;
  since: number;
  /** The panel user or person who last opened or closed the area. */
  changed_by: string | null;
  /** Number of the open alarm in the area; null if none. While `alarm_num` is set, the shown state of the area is Alarm. */
  alarm_num: number | null;
}

/** An alarm with its handling so far. */
export interface AlarmTable {
  num: number;
  site_num: number;
  dev_num: number;
  /** Priority; 1 is the most urgent. */
  priority: number;
  service_type: string;
  event: string;
  state: 'New' | 'In progress' | 'On hold' | 'Partially cleared' | 'Cleared';
  raised_at: number;
  cleared_at: number | null;
  site_group_num: number;
  /** Code of the signal that opened the alarm; null if no signal did. */
  event_code: string | null;
  area_num: number | null;
  zone: string | null;
  zone_text: string | null;
  action_plan: string | null;
  /** Id of the history row that opened the alarm. */
  opened_by: string | null;
  picked_up_at: number | null;
  /** Initials of the operator. */
  operator: string | null;
  disposition: string | null;
  /** Alarm validation score, 0 to 4, of an intrusion alarm. */
  avs: number | null;
  hold_until: number | null;
  /** When the alarm's state was last reported; null means when the alarm was raised. */
  state_at: number | null;
  /** True if customers may not see the alarm yet, because it is about duress or a hold-up and has not been disclosed to the owner. */
  withheld: Generated<boolean>;
  /** True for a duress or hold-up alarm, disclosed or not. Later events of that kind join the alarm. */
  silent: Generated<boolean>;
  /** When the alarm's last event arrived; null means when the alarm was raised. */
  last_at: number | null;
  /** When people were last notified of the alarm. */
  told_at: number | null;
  /** Text of the alarm's newest additional event. */
  further: string | null;
  /** The zones or other sources that sent events of the alarm. */
  points: ColumnType<readonly AlarmPoint[] | null, string | null>;
  rev: Generated<number>;
}

/** A trouble: a fault of a site's equipment that should be repaired. */
export interface TroubleTable {
  id: string;
  site_num: number;
  dev_num: number;
  text: string;
  since: number;
  cleared_at: number | null;
  /** When the panel last reported the trouble; null if no signal did. */
  said_at: number | null;
  /** Code of the signal that reported the trouble. The restore is matched by this code. */
  code: string | null;
  area_num: number | null;
  zone: string | null;
  /** When contacts are notified of the lasting trouble; null if no notification is due. */
  notify_at: number | null;
}

/** A session with an editor of a site open. The session counts as editing until an instant. */
export interface SiteEditingTable {
  site_num: number;
  session_id: string;
  until: number;
}

export interface SiteTables {
  site: SiteTable;
  device: DeviceTable;
  area: AreaTable;
  alarm: AlarmTable;
  trouble: TroubleTable;
  site_editing: SiteEditingTable;
}
