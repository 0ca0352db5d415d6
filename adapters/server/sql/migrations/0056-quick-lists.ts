import type { Migration } from './migration.ts';

/**
 * Speeds up account lists of a dealer with 100,000 accounts. Covering indexes serve sorting and counting without reading
 * the wide rows of `site`. Each `device` row repeats the group of its site, so that one index orders a dealer's accounts
 * by code and last signal. Each distinct zone description is stored and searched once.
 */
export const quickLists: Migration = {
  num: 56,
  name: 'quick lists',
  statements: [
    `drop index site_by_group, site_by_name, site_by_city`,
    `create index site_by_group on site (site_group_num, state, num)`,
    `create index site_by_name on site (site_group_num, (lower(name) collate "C"), num) include (name, state)`,
    `create index site_by_city on site (site_group_num, (lower(city) collate "C"), num) include (city, state)`,
    `create index site_by_begin on site (site_group_num, monitored_since, num) include (state)`,
    `alter table device add column group_num integer`,
    `update device set group_num = site.site_group_num from site where site.num = device.site_num`,
    `alter table device alter column group_num set not null`,
    `create function take_group_of_site() returns trigger language plpgsql set search_path from current as $$
    begin
      select site.site_group_num into new.group_num from site where site.num = new.site_num;
      return new;
    end
    $$`,
    `create trigger takes_group before insert or update of site_num on device
      for each row execute function take_group_of_site()`,
    `create function give_group_to_devices() returns trigger language plpgsql set search_path from current as $$
    begin
      update device set group_num = new.site_group_num where site_num = new.num;
      return null;
    end
    $$`,
    `create trigger gives_group after update of site_group_num on site for each row
      when (old.site_group_num <> new.site_group_num) execute function give_group_to_devices()`,
    `create index device_by_code on device (group_num, (upper(xmit) collate "C"), site_num) include (xmit, dev_num)`,
    `create index device_by_signal on device (group_num, last_signal_at, site_num) include (dev_num)`,
    `create table zone_text (description text primary key)`,
    `insert into zone_text select distinct description from zone`,
    `create index zone_text_words on zone_text using gin (to_tsvector('simple', description))`,
    `create index zone_by_text on zone (description, site_num) where deleted_at is null`,
    `create function keep_zone_texts() returns trigger language plpgsql set search_path from current as $$
    begin
      insert into zone_text select distinct description from added order by description on conflict do nothing;
      return null;
    end
    $$`,
    `create trigger keeps_texts after insert on zone referencing new table as added
      for each statement execute function keep_zone_texts()`,
    `create function keep_zone_text() returns trigger language plpgsql set search_path from current as $$
    begin
      insert into zone_text values (new.description) on conflict do nothing;
      return null;
    end
    $$`,
    `create trigger keeps_text after update of description on zone for each row
      when (old.description <> new.description) execute function keep_zone_text()`,
    `drop index zone_texts`,
    `create index site_agency_by_name on site_agency (name, site_num)`,
    `drop index activity_data_changes`,
  ],
};
