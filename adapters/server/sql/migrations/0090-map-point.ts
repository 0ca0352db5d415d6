import type { Migration } from './migration.ts';

/** Adds the location of a site as "latitude, longitude", for sites that their address alone does not lead to. */
export const mapPoint: Migration = {
  num: 90,
  name: 'map point',
  statements: [`alter table site add column map_point text`],
};
