import { siteFileApi } from '#core/site-file/site-file.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabase } from '../harness/database.ts';
import { PASSWORD } from '../harness/test-world.ts';
import {
  testedSiteWorld,
  valueOf,
  type TestedSiteWorld,
} from '../tests-on-site/tested-site-world.ts';

describeDatabase('agencies that other accounts in a town use', (engine) => {
  let world: TestedSiteWorld;
  beforeAll(async () => {
    world = await testedSiteWorld(engine);
  });
  afterAll(() => world.close());

  const site = async (
    place: { readonly city: string; readonly region?: string; readonly postal_code?: string },
    police: string | null,
    group = 4471,
  ): Promise<number> => {
    const num = await world.site(group);
    const { kysely } = world.database;
    await kysely
      .updateTable('site')
      .set({ region: 'ME', postal_code: '00000', ...place })
      .where('num', '=', num)
      .execute();
    if (police !== null)
      await kysely
        .insertInto('site_agency')
        .values([
          { site_num: num, kind: 'Police', name: police, phone: '2075550100' },
          { site_num: num, kind: 'Guard', name: 'Harbor Guard', phone: null },
        ])
        .execute();
    return num;
  };

  it('are those that most accounts of the own group use there, and no other dealer’s', async () => {
    await world.database.seedAccount({ groups: [4498] });
    const bare = await site({ city: 'Portland', postal_code: '04101' }, null);
    for (const city of ['portland', 'Portland']) await site({ city }, 'Portland Police');
    await site({ city: 'Portland' }, 'Old Police');
    await site({ city: 'Portland', region: 'OR' }, 'Oregon Police');
    await site({ city: 'Portland' }, 'Stranger Police', 4498);
    for (const at of [1, 2, 3])
      await site({ city: `Deering ${at}`, postal_code: '04102' }, 'Deering Police');
    const foreign = await site({ city: 'Portland' }, 'Stranger Police', 4498);
    const { username } = await world.person({ roles: [] }).then(({ account }) => account);
    const browser = world.browser();
    valueOf(await browser.logIn(username, PASSWORD));
    const near = async (place: object) =>
      valueOf(
        await browser.call(siteFileApi.nearAgencies.access, (c) =>
          world.backend.siteFile.nearAgencies(c, { siteGroupNum: null, ...place }),
        ),
      );
    const portland = {
      kind: 'Police',
      name: 'Portland Police',
      phone: '2075550100',
      accounts: 2,
      inTown: true,
    };
    expect(await near({ sn: bare })).toEqual({ city: 'Portland', agencies: [portland] });
    const typed = { city: ' PORTLAND ', region: 'me', postalCode: '' };
    expect(await near(typed)).toEqual({ city: 'PORTLAND', agencies: [portland] });
    expect(await near({ city: 'Deering 1', region: 'ME', postalCode: '04102' })).toMatchObject({
      agencies: [{ name: 'Deering Police', accounts: 3, inTown: false }],
    });
    expect(await near({ city: '', region: '', postalCode: '' })).toMatchObject({ agencies: [] });
    expect(await near({ sn: foreign })).toEqual({ city: null, agencies: [] });
  });
});
