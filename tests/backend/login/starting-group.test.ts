import { describe, expect, it } from 'vitest';
import { containsDealerNumber } from '#core/backend/session/contains-dealer-number.rule.ts';
import { startingGroup } from '#core/backend/login/starting-group.rule.ts';
import type { AccountLink, SiteGroup } from '#core/session/user.schema.ts';

const group = (siteGroupNum: number): SiteGroup => ({
  siteGroupNum,
  siteGroupName: `Group ${siteGroupNum}`,
  answeringServiceEnabled: false,
  timeZone: 'America/New_York',
});
const link = (siteGroupNum: number, isFavorite: boolean): AccountLink => ({
  siteNum: siteGroupNum * 10,
  siteName: 'Site',
  address: '',
  xmit: '',
  siteGroupNum,
  devices: [],
  isFavorite,
});

describe('startingGroup', () => {
  it.each([
    ['a dealer starts in the preferred group', 2, [4471, 4490], [], 4490, 4490],
    ['or in the first when the preferred one is not allowed', 2, [4471, 4490], [], 4480, 4471],
    ['or in none without groups', 2, [], [], 4471, null],
    ['staff start in none', 1, [4471], [], 4471, null],
    ['a customer in the favourite link', 3, [], [link(1, false), link(2, true)], 9, 2],
    ['or in the first link', 3, [], [link(1, false), link(2, false)], null, 1],
    ['or in that of the site they work with', 3, [], [link(1, true), link(2, false)], 2, 2],
    ['or in none without links', 3, [], [], null, null],
  ] as const)('%s', (_what, applicationNum, groups, accountLinks, preferred, expected) => {
    const user = {
      applicationNum,
      allowedDealers: groups.map(group),
      accountLinks: [...accountLinks],
    };
    const site = preferred === null ? null : preferred * 10;
    expect(startingGroup(user, { group: preferred, site })).toBe(expected);
  });
});

describe('containsDealerNumber', () => {
  it.each([
    ['4471dealer', true],
    ['dealer-4471-x', true],
    ['dealer04471', true],
    ['dealer44710', false],
    ['14471', false],
    ['dealer', false],
  ])('%s: %s', (username, holds) => {
    expect(containsDealerNumber(username, [4471, 4490])).toBe(holds);
  });
});
