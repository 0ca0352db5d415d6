import type { Migration } from '../migration.ts';

/** Adds to each schedule entry whether an opening and a closing are required. A holiday may now have its own hours. */
export const supervisedHours: Migration = {
  num: 39,
  name: 'supervised hours',
  statements: [
    `alter table schedule_entry
      add column must_open boolean not null default true,
      add column must_close boolean not null default true`,
    `update schedule_entry set must_open = supervision = 'Must open', must_close = supervision in ('Must open', 'Must close')`,
    `alter table schedule_entry drop column supervision`,
    `alter table schedule add column holiday_name text check (char_length(holiday_name) between 1 and 60)`,
    `alter table schedule add constraint schedule_holiday_name check (holiday_name is null or layer = 'holiday')`,
  ],
};
