import { expect, it } from 'vitest';
import type { TestDatabase } from '#tests/backend/harness/database.ts';
import { seedSite } from '#tests/backend/harness/seed-site.ts';
import { START } from '#tests/backend/harness/session-rows.ts';

/** Tests that every implementation of the account-link repository must pass. */
export const accountLinkRepositoryContract = (open: () => TestDatabase): void => {
  let number = 910_000;
  const site = async (name: string, state: 'monitored' | 'cancelled' = 'monitored') => {
    await open().seedAccount({ groups: [4471] });
    const num = (number += 1);
    await seedSite(open().kysely, { num, group: 4471, name, state });
    return num;
  };

  it('lists favourites first, then by name, with devices and state', async () => {
    const { id } = await open().seedAccount({ application: 3 });
    const [aft, bow, keel] = [await site('Aft'), await site('Bow'), await site('Keel')];
    await open().unitOfWork.run(async ({ links }) => {
      for (const num of [keel, aft, bow]) expect(await links.add(id, num)).toBe(true);
      expect(await links.add(id, bow)).toBe(false);
      expect(await links.setFavorite(id, keel, true)).toBe(true);
      const { links: listed, chosenSite } = await links.list(id, START);
      expect(chosenSite).toBeNull();
      expect(listed.map(({ siteNum }) => siteNum)).toEqual([keel, aft, bow]);
      expect(listed[0]).toEqual({
        siteNum: keel,
        siteName: 'Keel',
        address: '1 Pier Road, Portland, ME 04101',
        xmit: `HP${keel}`,
        siteGroupNum: 4471,
        devices: [{ devNum: 1, xmit: `HP${keel}`, description: 'Panel' }],
        isFavorite: true,
        badges: {
          monitoring: 'Monitored',
          onTestUntil: null,
          timeZone: 'America/New_York',
          alarmActive: false,
          trouble: false,
        },
      });
    });
  });

  it('changes the links of one person only', async () => {
    const [mine, other] = [
      await open().seedAccount({ application: 3 }),
      await open().seedAccount(),
    ];
    const num = await site('Aft');
    await open().unitOfWork.run(async ({ links }) => {
      await links.add(mine.id, num);
      expect(await links.setFavorite(other.id, num, true)).toBe(false);
      expect(await links.remove(other.id, num)).toBe(false);
      await links.chooseSite(mine.id, num);
      expect([await links.chosenSite(mine.id), await links.chosenSite(other.id)]).toEqual([
        num,
        null,
      ]);
      expect((await links.list(mine.id, START)).chosenSite).toBe(num);
      expect(await links.remove(mine.id, num)).toBe(true);
      expect(await links.remove(mine.id, num)).toBe(false);
      expect(await links.list(mine.id, START)).toEqual({ links: [], chosenSite: num });
    });
  });

  it('finds a site by the transmitter code of any of its devices, cancelled ones excepted', async () => {
    const [num, cancelled] = [await site('Aft'), await site('Bow', 'cancelled')];
    await open()
      .kysely.insertInto('device')
      .values({ site_num: num, dev_num: 2, xmit: `hp${num}f`, description: 'Communicator' })
      .execute();
    await open().unitOfWork.run(async ({ links }) => {
      const found = { siteNum: num, passcodeHash: null };
      expect(await links.findByAccountNumber(`HP${num}`)).toEqual(found);
      expect(await links.findByAccountNumber(`HP${num}F`)).toEqual(found);
      expect(await links.findByAccountNumber(`HP${cancelled}`)).toBeNull();
      expect(await links.findByAccountNumber('')).toBeNull();
    });
  });
};
