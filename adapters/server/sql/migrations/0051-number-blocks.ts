import type { Migration } from './migration.ts';

/** Adds the blocks of account numbers that the provider gave to dealers, and temporary reservations of numbers for new accounts. */
export const numberBlocks: Migration = {
  num: 51,
  name: 'number blocks',
  statements: [
    `create table number_block (
      prefix text not null check (prefix ~ '^[A-Z0-9]{0,8}$'),
      first_num integer not null check (first_num >= 0),
      last_num integer not null,
      kind text not null check (kind in ('assigned', 'reserved')),
      site_group_num integer not null references site_group (num) on delete cascade,
      primary key (prefix, first_num, kind),
      check (last_num >= first_num and last_num - first_num < 10000)
    )`,
    `create index number_block_by_group on number_block (site_group_num)`,
    `create table number_hold (
      xmit text primary key,
      draft_id uuid not null,
      expires_at bigint not null
    )`,
    `create index number_hold_by_draft on number_hold (draft_id)`,
    `create index number_hold_by_end on number_hold (expires_at)`,
  ],
};
