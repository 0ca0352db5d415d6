import type { Migration } from '../migration.ts';

/** Adds staff rights, named after the screens that they open. Staff who had all rights before also get the new rights. */
export const staffRights: Migration = {
  num: 10,
  name: 'staff rights',
  statements: [
    `insert into user_right (user_id, kind, name)
     select r.user_id, 'role', added.name
     from user_right r
     cross join (values ('actAs'), ('policy'), ('audit'), ('staffAdmin')) as added (name)
     where r.kind = 'role' and r.name = 'newsEdit'
       and exists (select 1 from user_right i where i.user_id = r.user_id and i.name = 'impersonate')
     on conflict do nothing`,
    `update user_right set name = 'news' where kind = 'role' and name = 'newsEdit'`,
    `update user_right set name = 'banner' where kind = 'role' and name = 'bannerEdit'`,
    `update user_right set name = 'support' where kind = 'role' and name = 'supportRead'`,
    `update user_right set name = 'marketing' where kind = 'role' and name = 'marketingRead'`,
  ],
};
