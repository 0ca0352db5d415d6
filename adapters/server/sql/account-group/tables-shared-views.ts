import type { Generated } from 'kysely';

/** A view of a list that somebody shares with the own group; without a group, with the provider's staff. */
export interface SharedViewTable {
  id: string;
  site_group_num: number | null;
  /** The name of the list's shape. */
  list: string;
  name: string;
  /** The filters as a query. */
  address: string;
  shared_by_id: string;
  shared_at: number;
  updated_by: Generated<string | null>;
  updated_at: number;
  rev: Generated<number>;
}

/** Tables of what the people of a group share. */
export interface SharedViewTables {
  shared_view: SharedViewTable;
}
