import type { Migration } from '../migration.ts';

/** Adds the details of site info, people's favorites and recently opened sites, and the search words of sites. */
export const siteDetails: Migration = {
  num: 6,
  name: 'site details',
  statements: [
    `alter table site
      add column county text,
      add column cross_street text,
      add column subdivision text,
      add column dispatch_instructions text,
      add column directions text,
      add column hazards text,
      add column pets text,
      add column terms_version smallint not null default 0`,
    `create index site_by_terms_version on site (terms_version)`,
    `create table site_phone (
      site_num integer not null references site (num) on delete cascade,
      position smallint not null,
      kind text not null,
      number text not null,
      primary key (site_num, position)
    )`,
    `create table site_service (
      site_num integer not null references site (num) on delete cascade,
      position smallint not null,
      name text not null,
      primary key (site_num, position),
      unique (site_num, name)
    )`,
    `create table site_agency (
      site_num integer not null references site (num) on delete cascade,
      kind text not null check (kind in ('Police', 'Fire', 'Medical', 'Guard')),
      name text not null,
      phone text,
      primary key (site_num, kind)
    )`,
    `create table site_permit (
      id text primary key,
      site_num integer not null references site (num) on delete cascade,
      type text not null,
      number text not null,
      issued date,
      expires date,
      agency text
    )`,
    `create index site_permit_by_site on site_permit (site_num)`,
    `create table site_note (
      id text primary key,
      site_num integer not null references site (num) on delete cascade,
      text text not null,
      written_at bigint not null,
      expires_at bigint
    )`,
    `create index site_note_by_site on site_note (site_num, written_at)`,
    `alter table device
      add column type text,
      add column manufacturer text,
      add column model text,
      add column firmware text,
      add column installed_on date,
      add column installer text,
      add column timer_test_minutes integer check (timer_test_minutes > 0)`,
    `create table device_path (
      site_num integer not null,
      dev_num integer not null,
      position smallint not null,
      kind text not null,
      role text not null check (role in ('primary', 'backup')),
      carrier text,
      receiver text,
      format text,
      primary key (site_num, dev_num, position),
      foreign key (site_num, dev_num) references device (site_num, dev_num) on delete cascade
    )`,
    `create table site_favorite (
      user_id text not null references portal_user (id) on delete cascade,
      site_num integer not null,
      dev_num integer not null,
      added_at bigint not null,
      primary key (user_id, site_num),
      foreign key (site_num, dev_num) references device (site_num, dev_num) on delete cascade
    )`,
    `create index site_favorite_by_device on site_favorite (site_num, dev_num)`,
    `create table site_visit (
      user_id text not null references portal_user (id) on delete cascade,
      site_num integer not null references site (num) on delete cascade,
      visited_at bigint not null,
      primary key (user_id, site_num)
    )`,
    `create index site_visit_newest on site_visit (user_id, visited_at)`,
    `create index site_visit_by_site on site_visit (site_num)`,
    `create table site_term (
      site_num integer not null references site (num) on delete cascade,
      field smallint not null check (field between 1 and 5),
      term text collate "C" not null,
      site_group_num integer not null,
      primary key (site_num, field, term)
    )`,
    `create index site_term_search on site_term (site_group_num, field, term, site_num)`,
  ],
};
