import type { ColumnType, Generated } from 'kysely';
import { accountForm } from '#core/account-info/account-form.schema.ts';
import type { AlarmPoint, Repeats } from '#core/backend/signals/device-state.ts';
import type { Stored } from '#core/forms/create-form.schema.ts';
import { addressForm } from '#core/new-account/premises-form.schema.ts';
import { deviceForm } from '#core/site-file/device-form.schema.ts';
import { siteForm } from '#core/site-file/site-form.schema.ts';
import { columnsOf, type FormTable } from '../form-columns.ts';

/** Where each field of a site is stored; its services and the numbers called first are rows of their own. */
export const SITE_FORM_COLUMNS = columnsOf(siteForm, {
  siteType: 'kind',
  language: 'spoken_language',
  premisesPhone: 'phone',
  servicePlan: null,
  callFirst: null,
  callSecond: null,
});

/** Where each field that its customer changes is stored; numbers, permits and the note are rows of their own. */
export const ACCOUNT_COLUMNS = columnsOf(accountForm, {
  premisesPhone: 'phone',
  callFirst: null,
  callSecond: null,
  permits: null,
  note: null,
  noteUntil: null,
});

/** Where each part of its address is stored. */
export const ADDRESS_COLUMNS = columnsOf(addressForm);

/** A monitored place. "On test" is no stored state: it follows from `site_test`. */
export interface SiteTable
  extends
    FormTable<Stored<typeof siteForm.fields>, typeof SITE_FORM_COLUMNS>,
    FormTable<Stored<typeof addressForm.fields>, typeof ADDRESS_COLUMNS> {
  num: number;
  site_group_num: number;
  state: 'monitored' | 'outOfService' | 'installPending' | 'cancelPending' | 'cancelled';
  /** IANA zone; every time of the site is shown in it. */
  time_zone: string;
  monitored_since: number | null;
  created_at: Generated<number>;
  dispatch_instructions: string | null;
  /** Counts changes of the site's own row. */
  rev: Generated<number>;
  changed_by: string | null;
  changed_at: number | null;
  /** Counts changes of who is on its call list and in which order. */
  contacts_rev: Generated<number>;
  contacts_changed_by: Generated<string | null>;
  contacts_changed_at: Generated<number | null>;
  /** Hash of the account passcode that links a customer, null without one. */
  account_passcode_hash: string | null;
}

/** Where each field of a device is stored; its areas are rows of their own. */
export const DEVICE_COLUMNS = columnsOf(deviceForm, { areas: null });

/** A panel or communicator of a site, known to the station by its xmit number. */
export interface DeviceTable extends FormTable<
  Stored<typeof deviceForm.fields>,
  typeof DEVICE_COLUMNS
> {
  site_num: number;
  dev_num: number;
  /** That of its site, which the database keeps in step. */
  group_num: Generated<number>;
  xmit: string;
  /** When the next periodic test must have arrived; past = missed; null = none expected. */
  timer_test_due_at: number | null;
  last_signal_at: number | null;
  last_signal: string | null;
  /** What is noted when it does not come; null = the usual words. */
  timer_test_event: string | null;
  /** `YYYY-MM-DD`. */
  commissioned_on: string | null;
  decommissioned_on: string | null;
  /** Category of its out-of-service state, null while it is in service (domain guide 6.6). */
  out_of_service: string | null;
  out_of_service_since: number | null;
  /** Since when it floods the receiver; null when it does not. */
  runaway_since: number | null;
  /** What it said again and again lately. */
  repeats: Generated<readonly Repeats[]>;
  /** The missing periodic test that is noted already. */
  timer_test_missed_at: number | null;
  /** Counts changes of what its dealer says of it; what it says itself counts nothing. */
  rev: Generated<number>;
  changed_by: Generated<string | null>;
  changed_at: Generated<number | null>;
}

/** A part of a site that is opened and closed on its own. */
export interface AreaTable {
  site_num: number;
  dev_num: number;
  num: number;
  name: string;
  /** In the words of domain guide 10: Open, Closed, Closed (stay), Alarm, Unknown. */
  state: string;
  since: number;
  /** Panel user or person behind the last opening or closing. */
  changed_by: string | null;
  /** The open alarm in it; its state is shown as Alarm meanwhile. */
  alarm_num: number | null;
}

/** An alarm with its handling so far. */
export interface AlarmTable {
  num: number;
  site_num: number;
  dev_num: number;
  /** 1 is the most urgent. */
  priority: number;
  service_type: string;
  event: string;
  state: 'New' | 'In progress' | 'On hold' | 'Partially cleared' | 'Cleared';
  raised_at: number;
  cleared_at: number | null;
  site_group_num: number;
  /** Code of the signal that opened it; null where it was not a signal. */
  event_code: string | null;
  area_num: number | null;
  zone: string | null;
  zone_text: string | null;
  action_plan: string | null;
  /** The row of history that opened it. */
  opened_by: string | null;
  picked_up_at: number | null;
  /** Initials. */
  operator: string | null;
  disposition: string | null;
  /** Alarm validation score 0 to 4 of an intrusion alarm. */
  avs: number | null;
  hold_until: number | null;
  /** When its state was said last; null = when it was raised. */
  state_at: number | null;
  /** Customers may not know of it yet: duress or hold-up before the owner was told. */
  withheld: Generated<boolean>;
  /** Duress or hold-up, told or not: what follows of that kind joins it. */
  silent: Generated<boolean>;
  /** When its last event came; null = when it was raised. */
  last_at: number | null;
  /** When people were notified of it last. */
  told_at: number | null;
  /** The newest of its other events, in words. */
  further: string | null;
  /** The places that sent events of it. */
  points: ColumnType<readonly AlarmPoint[] | null, string | null>;
  rev: Generated<number>;
}

/** Something that should be repaired. */
export interface TroubleTable {
  id: string;
  site_num: number;
  dev_num: number;
  text: string;
  since: number;
  cleared_at: number | null;
  /** When the panel said it last; null where it was not a signal. */
  said_at: number | null;
  /** Code of the signal that reported it, by which its end is recognised. */
  code: string | null;
  area_num: number | null;
  zone: string | null;
  /** When contacts are told of it if it lasts; null where nobody waits for that. */
  notify_at: number | null;
}

/** Tables about monitored places. */
export interface SiteTables {
  site: SiteTable;
  device: DeviceTable;
  area: AreaTable;
  alarm: AlarmTable;
  trouble: TroubleTable;
}
