import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchRoute, mayOpen } from '#core/navigation/match-route.rule.ts';
import { isKnownAddress, isSection, sectionLink } from '#core/navigation/section-link.rule.ts';
import { SCREENS } from '#core/navigation/screens.ts';
import { PERMISSIONS, STAFF_RIGHTS } from '#core/permission/permissions.ts';

const SECTIONS = [...new Set(SCREENS.map(({ path }) => `/${path.split('/')[1] ?? ''}`))];
const visitor = fc.record({
  application: fc.constantFrom<1 | 2 | 3>(1, 2, 3),
  permissions: fc
    .subarray([...Object.keys(PERMISSIONS), ...Object.keys(STAFF_RIGHTS)])
    .map((names) => new Set(names)),
});
const section = fc.constantFrom(...SECTIONS);

describe('the address of a section (spec §2.1)', () => {
  it('leads to the first screen of it that is built and may be seen, or says why not', () => {
    fc.assert(
      fc.property(section, visitor, fc.constantFrom('', '/'), (path, who, slash) => {
        const way = sectionLink(path + slash, who);
        const inside = SCREENS.filter((screen) => screen.path.startsWith(`${path}/`));
        const seen = inside.filter((screen) => mayOpen(screen, who));
        if (typeof way === 'object') expect(way.path).toBe(seen[0]?.path);
        if (way === 'denied') expect(seen).toEqual([]);
      }),
    );
  });

  it('never leads away from a screen of one’s own, and what it leads to leads nowhere else', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SECTIONS, ...SCREENS.map(({ path }) => path)),
        visitor,
        (path, who) => {
          const way = sectionLink(path, who);
          const own = matchRoute(path);
          if (own !== null && mayOpen(own, who)) expect(way).toBe('own');
          if (typeof way === 'object') expect(sectionLink(way.path, who)).toBe('own');
        },
      ),
    );
  });

  it('leads nobody to a site: which one, the address has to say', () => {
    fc.assert(
      fc.property(visitor, (who) => {
        expect(sectionLink('/site', who)).toBe('own');
      }),
    );
  });

  it('is known where something of it is built', () => {
    for (const path of SECTIONS) if (isSection(path)) expect(isKnownAddress(path)).toBe(true);
    for (const path of ['/nothing', '//', '/home/', '/homes'])
      expect(isKnownAddress(path)).toBe(path === '/home/');
    for (const path of ['/', '/msa', '/login']) expect(isKnownAddress(path)).toBe(true);
    expect(['/', '/site', '/msa'].map(isSection)).toEqual([false, false, true]);
  });

  it.each([
    ['/home', 2, [], { path: '/home/dashboard' }],
    ['/home', 3, [], 'denied'],
    ['/msa', 3, [], { path: '/msa/summary' }],
    ['/msa', 2, ['zonesRead'], 'denied'],
    ['/account-group', 2, ['xtAdmin'], { path: '/account-group/info' }],
    ['/account-group', 2, [], 'denied'],
    ['/ans-service', 2, ['ansServiceBlockFlag'], { path: '/ans-service/messages' }],
    ['/ans-service', 2, [], 'denied'],
    ['/', 2, [], 'own'],
    ['/reports', 1, [], 'own'],
    ['/reports', 2, ['reportRead'], { path: '/reports/completed' }],
    ['/create-account', 2, [], 'own'],
    ['/create-account', 1, [], 'denied'],
    ['/news', 1, ['news'], 'own'],
    ['/login', 2, [], 'own'],
  ] as const)('%s for application %i with %j', (path, application, permissions, way) => {
    expect(sectionLink(path, { application, permissions: new Set(permissions) })).toEqual(way);
  });
});
