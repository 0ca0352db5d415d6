import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeSite } from '#core/account-links/links-of-session.rule.ts';

const links = fc.uniqueArray(
  fc.record({ siteNum: fc.integer({ min: 1, max: 20 }), isFavorite: fc.boolean() }),
  { selector: ({ siteNum }) => siteNum, maxLength: 8 },
);
const chosen = fc.option(fc.integer({ min: 1, max: 20 }));

describe('activeSite', () => {
  it('is one of the links, or none without links', () => {
    fc.assert(
      fc.property(links, chosen, (list, site) => {
        const active = activeSite(list, site);
        if (list.length === 0) expect(active).toBeNull();
        else expect(list.map(({ siteNum }) => siteNum)).toContain(active);
      }),
    );
  });

  it('is the chosen one while it is linked, whatever is a favourite', () => {
    fc.assert(
      fc.property(links, fc.nat(), (list, pick) => {
        const chosen = list[pick % Math.max(1, list.length)];
        if (chosen !== undefined) expect(activeSite(list, chosen.siteNum)).toBe(chosen.siteNum);
      }),
    );
  });

  it('stays the same when it was written down and anything but it changes', () => {
    fc.assert(
      fc.property(links, chosen, links, (before, site, others) => {
        const active = activeSite(before, site);
        const kept = before.filter(({ siteNum }) => siteNum === active);
        const after = [...others.filter(({ siteNum }) => siteNum !== active), ...kept];
        if (active !== null) expect(activeSite(after, active)).toBe(active);
      }),
    );
  });

  it('is a favourite where nothing was chosen and there is one', () => {
    fc.assert(
      fc.property(links, (list) => {
        const active = list.find(({ siteNum }) => siteNum === activeSite(list, null));
        expect(active?.isFavorite ?? false).toBe(list.some(({ isFavorite }) => isFavorite));
      }),
    );
  });
});
