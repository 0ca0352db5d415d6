import type { Migration } from './migration.ts';

/**
 * Adds a dealer's branding: current values in the group's row, one draft, every version, and images keyed by a hash of
 * their content. Also adds the sender name of each message.
 */
export const branding: Migration = {
  num: 54,
  name: 'branding',
  statements: [
    `alter table site_group
      add column login_image_url text,
      add column favicon_url text,
      add column report_logo_url text,
      add column accent text,
      add column support_email text,
      add column support_hours text,
      add column from_name text,
      add column mail_footer text,
      add column privacy_url text,
      add column branding_version integer not null default 0`,
    `create table branding_draft (
      site_group_num integer primary key references site_group (num) on delete cascade,
      looks jsonb,
      restored_from integer,
      rev integer not null default 1,
      changed_by text,
      changed_at bigint
    )`,
    `create table branding_version (
      site_group_num integer not null references site_group (num) on delete cascade,
      version integer not null,
      looks jsonb not null,
      restored_from integer,
      published_by text,
      published_at bigint not null,
      primary key (site_group_num, version)
    )`,
    `create table branding_image (
      mark text primary key,
      site_group_num integer not null references site_group (num) on delete cascade,
      kind text not null check (kind in ('png', 'webp', 'svg')),
      name text not null,
      bytes bytea not null,
      size integer not null,
      width integer not null,
      height integer not null,
      stored_by text not null,
      stored_at bigint not null,
      check (size = length(bytes) and size <= 524288)
    )`,
    `create index branding_image_of_group on branding_image (site_group_num, stored_at)`,
    // The current branding of each dealer becomes its first version, so that the current branding can be restored later.
    `update site_group set branding_version = 1
      where coalesce(display_name, header_logo_url, dark_header_logo_url, support_phone, website) is not null`,
    `insert into branding_version (site_group_num, version, looks, published_at)
      select num, 1,
             jsonb_build_object('displayName', display_name, 'headerLogoUrl', header_logo_url,
                                'darkHeaderLogoUrl', dark_header_logo_url, 'supportPhone', support_phone,
                                'website', website),
             (extract(epoch from now()) * 1000)::bigint
        from site_group where branding_version = 1`,
    `alter table message
      add column site_group_num integer,
      add column from_name text,
      add column footer text`,
  ],
};
