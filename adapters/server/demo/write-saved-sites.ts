import { toRow } from '../sql/row-names.ts';
import { insertRows } from '../sql/insert-rows.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { personCalled } from './demo-person.ts';
import { HOUR } from './demo-time.ts';
import { siteKeyOf, type DemoWorld } from './demo-world.ts';

/** Favorites and recently opened sites of one user as transmitter codes, newest first. */
interface SavedSites {
  readonly username: string;
  readonly favorites: readonly string[];
  readonly recents: readonly string[];
}

/** Users whose sidebar is filled in new demo data (design/screens/06). */
const SAVED_SITES: readonly SavedSites[] = [
  {
    username: 'dealer.admin',
    favorites: ['HP1561', 'HP2210', 'HP1092', 'HP2044'],
    recents: [
      'HP1561',
      'HP1209',
      'HP1418',
      'HP1733',
      'HP1577',
      'HP1120',
      'HP1904',
      'HP1330',
      'HP2210',
    ],
  },
  {
    username: 'lee.park',
    favorites: ['HP1418', 'HP1561'],
    recents: ['HP1418', 'HP1092', 'HP1561'],
  },
];

/** Writes the favorites and recently opened sites. The sites and users must exist. */
export const writeSavedSites = async (
  tx: SqlTransaction,
  world: DemoWorld,
  now: number,
): Promise<void> => {
  for (const saved of SAVED_SITES) {
    const { id } = personCalled(world.people, saved.username);
    const favorites = saved.favorites.map((xmit) => ({
      user_id: id,
      ...toRow(siteKeyOf(world.sites, xmit)),
      added_at: now - HOUR,
    }));
    const recents = saved.recents.map((xmit, index) => ({
      user_id: id,
      site_num: siteKeyOf(world.sites, xmit).siteNum,
      visited_at: now - (index + 1) * HOUR,
    }));
    await insertRows(tx, 'site_favorite', favorites);
    await insertRows(tx, 'site_visit', recents);
  }
};
