import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeLink,
  alarmedElsewhere,
  alarmsNotified,
  alarmsFirst,
  groupOfLinks,
  linksOfSession,
  addedLink,
  filterLinks,
  chosenLinks,
} from '#core/account-links/links-of-session.rule.ts';
import type { LinkedSite } from '#core/account-links/account-links.schema.ts';
import { QUIET } from '../sites/support/sites.ts';
import { linkOf, linksOf } from './support.ts';

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 12 });
const picked = numbers.chain((all) =>
  fc.record({ all: fc.constant(all), one: fc.constantFrom(...all) }),
);

describe('the links of a customer', () => {
  it('work with the site that was chosen, whatever their order', () => {
    fc.assert(
      fc.property(picked, ({ all, one }) => {
        const links = linksOf(
          all.map((num) => linkOf(num, { siteGroupNum: num + 1 })),
          one,
        );
        expect(activeLink(links)?.siteNum).toBe(one);
        expect(groupOfLinks(links)).toBe(one + 1);
      }),
    );
  });

  it('work with one of them even when the chosen one is gone, and with none when there is none', () => {
    fc.assert(
      fc.property(numbers, (all) => {
        const left = linksOf(
          all.map((num) => linkOf(num)),
          10_000,
        );
        expect(all).toContain(activeLink(left)?.siteNum);
      }),
    );
    expect(groupOfLinks({ ...linksOf([]), activeSiteNum: 7 })).toBeNull();
  });

  it('in alarm are each the one that is looked at or told of beside it, and stand first in the switcher', () => {
    fc.assert(
      fc.property(picked, fc.infiniteStream(fc.boolean()), ({ all, one }, alarms) => {
        const links = all.map((num) =>
          linkOf(num, { badges: { ...QUIET, alarmActive: alarms.next().value } }),
        );
        const alarmed = new Set(alarmedElsewhere(links, one));
        for (const link of links) {
          const isShown = link.siteNum === one;
          expect(alarmed.has(link)).toBe(link.badges.alarmActive && !isShown);
        }
        const inAlarm = links.filter(({ badges }) => badges.alarmActive);
        expect(alarmedElsewhere(links, null)).toEqual(inAlarm);
        const others = links.filter((link) => !inAlarm.includes(link));
        expect(alarmsFirst(links)).toEqual([...inAlarm, ...others]);
      }),
    );
  });

  it('in alarm elsewhere are told in one line: the site with its newest fact, or how many, with the way to the newest', () => {
    const inAlarm = (num: number) => linkOf(num, { badges: { ...QUIET, alarmActive: true } });
    const [first, second, quiet] = [inAlarm(1), inAlarm(2), linkOf(3)];
    const alarms = [
      { siteNum: 1, raisedAt: '2026-11-28T07:11:00.000Z', fact: 'Police were asked to come' },
      { siteNum: 2, raisedAt: '2026-11-28T07:14:00.000Z', fact: 'Your alarm went off' },
    ];
    const noticeAt = (links: readonly LinkedSite[], siteNum: number) =>
      alarmsNotified({ ...linksOf(links), alarms }, siteNum);
    expect(noticeAt([first, quiet], 3)).toEqual({
      title: 'Alarm at Site 1',
      link: first,
      alarm: alarms[0],
    });
    expect(noticeAt([first, second, quiet], 3)).toEqual({
      title: '2 of your sites are in alarm',
      link: second,
      alarm: null,
    });
    expect(noticeAt([first, second], 2)?.link).toBe(first);
    expect(noticeAt([first, quiet], 1)).toBeNull();
    // Until the alarm's history is loaded, the site is shown as in alarm without details.
    expect(alarmsNotified(linksOf([first, quiet]), 3)).toMatchObject({ link: first, alarm: null });
  });

  it('reach the session without their states, in the same order', () => {
    fc.assert(
      fc.property(numbers, (all) => {
        const kept = linksOfSession(linksOf(all.map((num) => linkOf(num))));
        expect(kept.map(({ siteNum }) => siteNum)).toEqual(all);
        for (const link of kept) expect(link).not.toHaveProperty('badges');
      }),
    );
  });

  it('are found by any part of their name, number or address, whatever case and accents', () => {
    const links = [
      linkOf(1, { siteName: 'Café Meridian', xmit: 'HP1207', address: '4 Gull Rock Road' }),
      linkOf(2, { siteName: 'Boathouse', xmit: 'HP1450', address: '3 Ferry Landing' }),
    ];
    for (const typed of ['cafe', 'CAFÉ', 'hp1207', 'gull road', 'meridian 1207'])
      expect(filterLinks(links, typed).map(({ siteNum }) => siteNum)).toEqual([1]);
    expect(filterLinks(links, 'cafe boathouse')).toEqual([]);
  });

  it('are all there without a filter, and never in another order with one', () => {
    fc.assert(
      fc.property(numbers, fc.string({ maxLength: 6 }), (all, typed) => {
        const links = all.map((num) => linkOf(num));
        expect(filterLinks(links, '  ')).toEqual(links);
        const found = filterLinks(links, typed);
        expect(found).toEqual(links.filter((link) => found.includes(link)));
      }),
    );
  });

  it('show what was pressed, and rest in their places', () => {
    fc.assert(
      fc.property(picked, fc.boolean(), ({ all, one }, flag) => {
        const links = linksOf(all.map((num) => linkOf(num)));
        const chosen = chosenLinks(links, {
          favorites: new Map([[one, flag]]),
          activeSiteNum: one,
        });
        expect(chosen.links.map(({ siteNum }) => siteNum)).toEqual(all);
        expect(chosen.links.find(({ siteNum }) => siteNum === one)?.isFavorite).toBe(flag);
        expect(activeLink(chosen)?.siteNum).toBe(one);
        expect(chosenLinks(links, { favorites: new Map(), activeSiteNum: null })).toEqual(links);
      }),
    );
  });

  it('tell which one was added, by being new or by its number', () => {
    fc.assert(
      fc.property(picked, ({ all, one }) => {
        const after = all.map((num) => linkOf(num));
        const before = after.filter(({ siteNum }) => siteNum !== one);
        expect(addedLink(before, after, 'anything')?.siteNum).toBe(one);
        expect(addedLink(after, after, ` hp-${one} `)?.siteNum).toBe(one);
        expect(addedLink(after, after, 'unknown')).toBeNull();
      }),
    );
  });
});
