import type { SqlTransaction } from '../sql/schema.ts';
import { DEMO_SAVED_SITES } from './demo-saved-sites.ts';
import type { DemoWorld } from './demo-world.ts';

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
  for (const saved of DEMO_SAVED_SITES) {
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
    await tx.insertInto('site_favorite').values(favorites).execute();
    await tx.insertInto('site_visit').values(visits).execute();
  }
};
