import type { Migration } from './migration.ts';

/**
 * Adds silent alarms: calls for help with a duress code. Silent alarms are stored apart from the history and alarms that
 * dealers and customers read (domain guide 6.4 "Silent alarm"). Existing history rows of such calls are moved, or deleted
 * if the site no longer exists.
 */
export const silentAlarms: Migration = {
  num: 77,
  name: 'silent alarms',
  statements: [
    `create table silent_alarm (
      id uuid primary key,
      site_num int not null references site (num) on delete cascade,
      at bigint not null,
      given_for text not null,
      given_by text not null,
      request_id text not null,
      taken_at bigint,
      taken_by text
    )`,
    `create index silent_alarm_at on silent_alarm (at)`,
    `create index silent_alarm_site on silent_alarm (site_num)`,
    `insert into silent_alarm (id, site_num, at, given_for, given_by, request_id, taken_at, taken_by)
     select activity.id, activity.site_num, activity.at, 'Place on test', 'Not noted', '', activity.at, 'Before silent alarms'
       from activity join site on site.num = activity.site_num
      where activity.withheld and activity.alarm_num is null and activity.event = 'Duress code given'
        and activity.receiver_id is null`,
    `delete from activity
      where withheld and alarm_num is null and event = 'Duress code given' and receiver_id is null`,
    // Deletes history rows that name a passcode missing from every list and so reveal that a duress code was set.
    `delete from activity using audit
      where audit.operation in ('duress.set', 'duress.remove', 'duress.restore') and audit.result = 'ok'
        and audit.target = 'site ' || activity.site_num and activity.kind = 'Data change'
        and activity.event = 'Passcode changed' and activity.at between audit.at - 5000 and audit.at
        and activity.comment = (audit.detail ->> 'subject') || ': Passcode'`,
    // Replaces the duress-code holder shown for a verified test with the holder of the highest ordinary passcode. History
    // comments that end with the holder's exact name are corrected too.
    `with wrong_proof as materialized (
     select test.id, test.site_num, test.verified_by as said,
            (select other.holder from passcode other
              where other.site_num = test.site_num and other.kind = 'normal' and other.deleted_at is null
              order by other.authority desc, other.id limit 1) as shown
       from site_test test
      where exists (select from passcode forced
                     where forced.site_num = test.site_num and forced.kind = 'duress' and forced.holder = test.verified_by)
        and not exists (select from passcode own
                         where own.site_num = test.site_num and own.kind <> 'duress' and own.holder = test.verified_by)
        and not exists (select from contact_pin pin join contact on contact.id = pin.contact_id
                         where pin.site_num = test.site_num
                           and coalesce(nullif(concat_ws(' ', first_name, last_name), ''), company) = test.verified_by)
     ), mended as (
     update site_test set verified_by = wrong_proof.shown from wrong_proof where wrong_proof.id = site_test.id
     )
     update activity
        set comment = left(activity.comment, -length('. Verified by ' || wrong.said)) || coalesce('. Verified by ' || wrong.shown, '')
       from (select distinct site_num, said, shown from wrong_proof) wrong
      where activity.site_num = wrong.site_num and activity.event like 'Test %'
        and right(activity.comment, length('. Verified by ' || wrong.said)) = '. Verified by ' || wrong.said`,
  ],
};
