import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  groupFromAddress,
  linkedPlace,
  mayUseGroup,
  readPlace,
  untakenOf,
} from '#core/navigation/read-place.rule.ts';

const at = (query: string) => {
  const search = new URLSearchParams(query);
  return readPlace((name) => search.get(name));
};
const nums = fc.integer({ min: 1, max: 2_147_483_647 });
const link = (siteNum: number, siteGroupNum: number, devices: readonly number[]) => ({
  siteNum,
  siteName: `Site ${siteNum}`,
  address: '',
  xmit: '',
  siteGroupNum,
  devices: devices.map((devNum) => ({ devNum, xmit: '', description: '' })),
  isFavorite: false,
});
const group = (siteGroupNum: number) => ({
  siteGroupNum,
  siteGroupName: `Group ${siteGroupNum}`,
  answeringServiceEnabled: false,
  timeZone: 'America/New_York',
});

describe('reading the place of an address', () => {
  it('reads whole numbers as they were written', () => {
    fc.assert(
      fc.property(nums, nums, nums, (sg, sn, dn) => {
        expect(at(`?sg=${sg}&sn=${sn}&dn=${dn}`)).toEqual({
          siteGroupNum: sg,
          siteNum: sn,
          devNum: dn,
        });
      }),
    );
  });

  it('takes anything else for a number that nobody has, nothing for nothing, and never throws', () => {
    const garbage = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.double().map(String),
      fc.constantFrom(
        '',
        '0',
        '-1',
        '1.5',
        '1e3',
        '0x1F',
        ' 7',
        '7 ',
        '٣',
        '01',
        '99999999999',
        '2147483648',
        'NaN',
        'null',
        '7;drop',
      ),
    );
    fc.assert(
      fc.property(garbage, (text) => {
        const { siteNum } = readPlace(() => text);
        if (/^[1-9]\d*$/.test(text) && Number(text) <= 2_147_483_647)
          expect(siteNum).toBe(Number(text));
        else expect(siteNum).toBe(text === '' ? null : 0);
      }),
    );
    for (const text of ['0', ' 7', '7 ', '01', '-1', '1.5', 'NaN', '7;drop', '2147483648'])
      expect(readPlace(() => text).siteNum, text).toBe(0);
    expect(readPlace(() => '').siteNum).toBeNull();
    expect(readPlace(() => '2147483647').siteNum).toBe(2_147_483_647);
    const nowhere = { siteGroupNum: null, siteNum: null, devNum: null };
    for (const [query, named] of [
      ['?sn=%E0%A4%A&dn[]=3&sg', { siteNum: 0 }],
      ['?sg=%E0%A4%A&sn=<script>&dn=-1', { siteGroupNum: 0, siteNum: 0, devNum: 0 }],
      ['?sg=4490.0', { siteGroupNum: 0 }],
      ['?sg=99999999999999999999', { siteGroupNum: 0 }],
      ['?', {}],
    ] as const)
      expect(at(query)).toEqual({ ...nowhere, ...named });
    expect(at('?sg=4471&sg=4490').siteGroupNum).toBe(4471);
  });
});

describe('the group an address asks for', () => {
  it('is taken only among the groups of this person', () => {
    fc.assert(
      fc.property(fc.uniqueArray(nums), fc.uniqueArray(nums), nums, (dealers, linked, asked) => {
        const user = {
          allowedDealers: dealers.map(group),
          accountLinks: linked.map((num, index) => link(index + 1, num, [])),
        };
        const place = { siteGroupNum: asked, siteNum: null, devNum: null };
        const own = [...dealers, ...linked].includes(asked);
        expect(groupFromAddress(place, user)).toBe(own ? asked : null);
        expect(mayUseGroup(asked, user)).toBe(own);
        expect(groupFromAddress({ ...place, siteGroupNum: null }, user)).toBeNull();
        for (const num of [...dealers, ...linked])
          expect(groupFromAddress({ ...place, siteGroupNum: num }, user)).toBe(num);
      }),
    );
  });
});

describe('the place of a customer', () => {
  const links = [link(11, 4471, [1, 2]), link(12, 4471, []), link(13, 4480, [1])];
  it.each([
    ['the linked site the address names', [11, null, 13], { siteNum: 11, devNum: 1 }],
    ['its device, where it has it', [11, 2, 13], { siteNum: 11, devNum: 2 }],
    [
      'its first device, where the one named is not its own',
      [11, 9, 13],
      { siteNum: 11, devNum: 1 },
    ],
    ['no device of a site without any', [12, 1, 13], { siteNum: 12, devNum: null }],
    ['the first site where none is active', [null, 2, null], { siteNum: 11, devNum: 2 }],
    ['the first site for two strangers', [99, null, 98], { siteNum: 11, devNum: 1 }],
    ['the active site for a stranger', [99, null, 13], { siteNum: 13, devNum: 1 }],
    ['the active site without a word', [null, null, 13], { siteNum: 13, devNum: 1 }],
  ] as const)('is %s', (_, [siteNum, devNum, activeSiteNum], expected) => {
    const asked = { siteGroupNum: null, siteNum, devNum };
    expect(linkedPlace(asked, { links, activeSiteNum })).toEqual(expected);
  });

  it('is always one of the links, or none without any', () => {
    fc.assert(
      fc.property(fc.option(nums), fc.option(nums), fc.option(nums), (siteNum, devNum, active) => {
        const asked = { siteGroupNum: null, siteNum, devNum };
        expect(linkedPlace(asked, { links: [], activeSiteNum: active })).toBeNull();
        const found = linkedPlace(asked, { links, activeSiteNum: active });
        const own = links.find((l) => l.siteNum === found?.siteNum);
        expect(own).toBeDefined();
        expect(own?.devices.map((d) => d.devNum) ?? []).toEqual(
          expect.arrayContaining(found?.devNum === null ? [] : [found?.devNum]),
        );
      }),
    );
  });
});

describe('what an address names and does not get', () => {
  const links = [link(11, 4471, [1, 2]), link(12, 4471, [])];
  const customer = { allowedDealers: [], accountLinks: links };
  const dealer = { allowedDealers: [group(4471), group(4490)], accountLinks: [] };
  const untaken = (query: string) =>
    untakenOf(at(query), { user: customer, links, activeSiteNum: 11 });

  it('is told of a dealer by any other group than an own one, of no site', () => {
    const of = (query: string) =>
      untakenOf(at(query), { user: dealer, links: null, activeSiteNum: null });
    expect(of('?sg=4490&sn=99&dn=7')).toEqual([]);
    expect(of('?sg=4480')).toEqual(['group']);
    expect(of('?sg=north')).toEqual(['group']);
    expect(of('')).toEqual([]);
  });

  it('is told of a customer by site and device too, of a device only at the site that was named', () => {
    expect(untaken('?sn=11&dn=2')).toEqual([]);
    expect(untaken('?sn=12')).toEqual([]);
    expect(untaken('?sn=11')).toEqual([]);
    const none = { user: { ...customer, accountLinks: [] }, links: [], activeSiteNum: null };
    expect(untakenOf(at('?dn=1'), none)).toEqual([]);
    expect(untaken('?sn=99&dn=7')).toEqual(['site']);
    expect(untaken('?sn=99&dn=1&sg=4480')).toEqual(['group', 'site']);
    expect(untaken('?sn=11&dn=7')).toEqual(['device']);
    expect(untaken('?sn=12&dn=1')).toEqual(['device']);
    expect(untaken('?dn=x')).toEqual(['device']);
    expect(untaken('?sn=%3Cb%3E')).toEqual(['site']);
  });

  it('is nothing of what is taken', () => {
    fc.assert(
      fc.property(fc.option(nums), fc.option(nums), fc.option(nums), (sg, sn, dn) => {
        const place = { siteGroupNum: sg, siteNum: sn, devNum: dn };
        const found = untakenOf(place, { user: customer, links, activeSiteNum: null });
        expect(found.includes('group')).toBe(
          sg !== null && groupFromAddress(place, customer) === null,
        );
        const shown = linkedPlace(place, { links, activeSiteNum: null });
        if (found.length === 0) {
          expect(sn ?? shown?.siteNum).toBe(shown?.siteNum);
          expect(dn ?? shown?.devNum).toBe(shown?.devNum);
        }
      }),
    );
  });
});
