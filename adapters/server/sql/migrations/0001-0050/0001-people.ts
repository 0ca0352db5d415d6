import type { Migration } from '../migration.ts';

/** Adds the site groups and the people who sign in. */
export const people: Migration = {
  num: 1,
  name: 'people',
  statements: [
    `create table site_group (
      num integer primary key,
      parent_num integer references site_group (num),
      name text not null,
      time_zone text not null,
      answering_service_enabled boolean not null default false,
      team_domain text unique,
      display_name text,
      header_logo_url text,
      dark_header_logo_url text,
      support_phone text,
      website text
    )`,
    `create index site_group_parent on site_group (parent_num)`,
    `create table portal_user (
      id text primary key,
      audience text not null check (audience in ('dealer', 'consumer')),
      application smallint not null check (application in (1, 2, 3)),
      username text not null,
      login_key text not null,
      name text not null,
      password_hash text,
      password_epoch integer not null default 1,
      disabled boolean not null default false,
      beta boolean not null default false,
      mfa_required boolean not null default true,
      username_reset_required boolean not null default false,
      security_questions_required boolean not null default false,
      password_reset_required boolean not null default false,
      default_site_group_num integer references site_group (num),
      terms_version integer,
      privacy_version integer,
      created_at bigint not null,
      unique (audience, login_key),
      check ((application = 3) = (audience = 'consumer'))
    )`,
    `create table user_group (
      user_id text not null references portal_user (id) on delete cascade,
      site_group_num integer not null references site_group (num),
      position integer not null default 0,
      primary key (user_id, site_group_num)
    )`,
    `create table user_right (
      user_id text not null references portal_user (id) on delete cascade,
      kind text not null check (kind in ('role', 'flag')),
      name text not null,
      primary key (user_id, kind, name)
    )`,
    `create table contact_method (
      user_id text not null references portal_user (id) on delete cascade,
      type text not null check (type in ('cellPhone', 'email')),
      value text not null,
      primary key (user_id, type)
    )`,
    `create index contact_method_value on contact_method (type, value)`,
    `create table security_answer (
      user_id text not null references portal_user (id) on delete cascade,
      question_id text not null,
      hash text not null,
      primary key (user_id, question_id)
    )`,
  ],
};
