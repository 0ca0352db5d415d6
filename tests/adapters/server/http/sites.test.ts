import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteInfoSchema, siteSearchSchema } from '#core/sites/site-info.schema.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

describe('sites over the API', () => {
  let portal: TestPortal;
  let browser: TestBrowser;
  beforeAll(async () => {
    portal = await openTestPortal();
    browser = new TestBrowser(portal);
    await browser.signIn('dealer.limited');
  });
  afterAll(() => portal.close());

  const search = async (text: string, more = '') => {
    const answer = await browser.get(`/api/site/search?text=${encodeURIComponent(text)}${more}`);
    expect(answer.statusCode).toBe(200);
    return siteSearchSchema.parse(answer.json());
  };

  it('finds, opens, stars and remembers a site of the demo world', async () => {
    const found = await search('kestrel pri');
    expect(found).toMatchObject({ more: false });
    expect(found.matches.map(({ transmitterCode }) => transmitterCode)).toEqual(['HP1561']);
    const [kestrel] = found.matches;
    const opened = await browser.get(`/api/site/${String(kestrel?.siteNum)}/info`);
    const info = siteInfoSchema.parse(opened.json());
    expect(info).toMatchObject({ siteName: 'Kestrel Print Works', isFavorite: false });
    const star = { transmitterCode: 'hp1561', favorite: true };
    expect((await browser.write('PUT', '/api/site/favorite', star)).statusCode).toBe(200);
    expect((await browser.write('PUT', '/api/site/favorite', star)).statusCode).toBe(200);
    const favorites = (await browser.get('/api/site/favorites')).json<{ sites: unknown[] }>();
    expect(favorites.sites).toContainEqual(
      expect.objectContaining({ siteNum: kestrel?.siteNum, transmitterCode: 'HP1561' }),
    );
    const recents = (await browser.get('/api/site/recents')).json<{ sites: unknown[] }>();
    expect(recents.sites[0]).toMatchObject({ siteNum: kestrel?.siteNum });
  });

  it('answers the site behind a transmitter code, and 404 for one outside of the scope', async () => {
    const own = await browser.get('/api/device/xmit/details?xmit=HP2210');
    expect(own.json()).toMatchObject({ siteName: 'Tidewater Cold Storage', devNum: 1 });
    expect((await browser.get('/api/device/xmit/details?xmit=HP9')).statusCode).toBe(404);
  });

  it.each(['%%', '__', "'; drop table site; --", '🙂🙂', '  .,;  ', '\\', '<b>x</b>', '\u202Eabc'])(
    'answers no match to %s',
    async (text) => {
      expect((await search(text)).matches).toEqual([]);
    },
  );

  it.each([
    ['HP2210', 'transmitter', 'HP2210'],
    ['tidew cold', 'name', 'HP2210'],
    ['118 foundry', 'address', 'HP1561'],
  ])('finds a site by %s in the field %s, and not by its phone', async (text, field, code) => {
    const codes = async (more: string) =>
      (await search(text, more)).matches.map(({ transmitterCode }) => transmitterCode);
    expect(await codes('')).toContain(code);
    expect(await codes(`&field=${field}`)).toContain(code);
    expect(await codes('&field=phone')).toEqual([]);
  });
});
