import type { SqlTransaction } from '../sql/schema.ts';
import type { DemoWorld } from './demo-world.ts';
import { fill } from './fill.ts';

/** Favourites and visits of one person, by transmitter code; visits newest first. */
interface SavedSites {
  readonly username: string;
  readonly favorites: readonly string[];
  readonly visits: readonly string[];
}

/** People whose sidebar is not empty in a new demo world (design/screens/06); all others show what an empty one looks like. */
const SAVED_SITES: readonly SavedSites[] = [
  {
    username: 'dealer.admin',
    favorites: ['HP1561', 'HP2210', 'HP1092', 'HP2044'],
    visits: [
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
  { username: 'lee.park', favorites: ['HP1418', 'HP1561'], visits: ['HP1418', 'HP1092', 'HP1561'] },
];

const HOUR = 3600000;

/** Favourites and visits of the people who have some; sites and people must be there. */
export const writeSavedSites = async (
  tx: SqlTransaction,
  world: DemoWorld,
  now: number,
): Promise<void> => {
  const keys = new Map(
    world.sites.flatMap((site) =>
      site.devices.map(
        (device) => [device.xmit, { site_num: site.siteNum, dev_num: device.devNum }] as const,
      ),
    ),
  );
  const keyOf = (xmit: string) => {
    const key = keys.get(xmit);
    if (key === undefined) throw new Error(`no site has the transmitter code ${xmit}`);
    return key;
  };
  for (const saved of SAVED_SITES) {
    const person = world.people.find(({ username }) => username === saved.username);
    if (person === undefined) throw new Error(`nobody is called ${saved.username}`);
    const favorites = saved.favorites.map((xmit) => ({
      user_id: person.id,
      ...keyOf(xmit),
      added_at: now - HOUR,
    }));
    const visits = saved.visits.map((xmit, index) => ({
      user_id: person.id,
      site_num: keyOf(xmit).site_num,
      visited_at: now - (index + 1) * HOUR,
    }));
    await fill(tx, 'site_favorite', favorites);
    await fill(tx, 'site_visit', visits);
  }
};
