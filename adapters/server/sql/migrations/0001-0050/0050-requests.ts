import type { Migration } from '../migration.ts';

/** Adds decisions to requests: who approved them, cancellations besides changes, and the rights to decide and to apply. */
export const requests: Migration = {
  num: 50,
  name: 'requests',
  statements: [
    `alter table change_request
      add column decided_by_id text,
      add column approved_by text,
      add column approved_by_id text,
      add column approved_at bigint,
      add column approval text,
      add column ends_at bigint,
      add column reason text,
      add column reason_text text,
      add column ended_at bigint,
      add check ((field = 'service') = (ends_at is not null))`,
    `update change_request set approved_by = decided_by, approved_at = decided_at, approval = answer
      where state in ('Approved', 'Applied') and decided_at is not null`,
    `create unique index change_request_cancellation on change_request (site_num)
      where field = 'service' and state in ('Submitted', 'Approved', 'Applied')
        and withdrawn_at is null and ended_at is null`,
    `create index change_request_due on change_request (ends_at)
      where field = 'service' and state = 'Applied' and withdrawn_at is null and ended_at is null`,
    `create index change_request_waiting on change_request (state, asked_at desc)
      where withdrawn_at is null`,
    `insert into user_right (user_id, kind, name)
     select held.user_id, 'role', 'siteEdit' from user_right held
       join portal_user on portal_user.id = held.user_id and portal_user.application = 2
      where held.kind = 'role' and held.name = 'contactsEdit'
     on conflict do nothing`,
    `insert into user_right (user_id, kind, name)
     select held.user_id, 'role', 'requests' from user_right held
       join portal_user on portal_user.id = held.user_id and portal_user.application = 1
      where held.kind = 'role' and held.name = 'staffAdmin'
     on conflict do nothing`,
  ],
};
