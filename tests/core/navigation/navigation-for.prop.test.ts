import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchRoute, mayOpen } from '#core/navigation/match-route.rule.ts';
import { HELP_MENU, USER_MENU } from '#core/navigation/menus.ts';
import {
  helpMenuFor,
  navigationFor,
  userMenuFor,
  type NavigationInput,
} from '#core/navigation/navigation-for.rule.ts';
import { NAVIGATION } from '#core/navigation/screens.ts';
import { PERMISSIONS } from '#core/permission/permissions.ts';
import { applications, permissions, permissionSets } from '#tests/arbitraries/sessions.ts';

const ALL_IDS = [...NAVIGATION, ...HELP_MENU, ...USER_MENU].map(({ id }) => id);
const EVERY_RIGHT = new Set<string>(Object.values(PERMISSIONS));

const everything: NavigationInput = {
  application: 2,
  permissions: EVERY_RIGHT,
  answeringServiceEnabled: true,
  beta: true,
  impersonating: false,
  mayChange: true,
  open: new Set(ALL_IDS),
};

const inputs: fc.Arbitrary<NavigationInput> = fc.record({
  application: applications,
  permissions: permissionSets,
  answeringServiceEnabled: fc.boolean(),
  beta: fc.boolean(),
  impersonating: fc.boolean(),
  mayChange: fc.boolean(),
  open: fc.subarray(ALL_IDS).map((ids) => new Set(ids)),
});

const ids = (items: readonly { readonly id: string }[]): readonly string[] =>
  items.map(({ id }) => id);
const menus = (input: NavigationInput): readonly string[] => [
  ...ids(navigationFor(input)),
  ...ids(helpMenuFor(input)).map((id) => `help:${id}`),
  ...ids(userMenuFor(input)).map((id) => `user:${id}`),
];

describe('filtering the navigation', () => {
  it('is monotone in permissions: another right never takes an entry away', () => {
    fc.assert(
      fc.property(inputs, permissions, (input, more) => {
        const wider = { ...input, permissions: new Set([...input.permissions, more]) };
        expect(menus(wider)).toEqual(expect.arrayContaining([...menus(input)]));
      }),
    );
  });

  it('keeps the order of the table', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const shown = ids(navigationFor(input));
        expect(shown).toEqual(ids(NAVIGATION).filter((id) => shown.includes(id)));
      }),
    );
  });

  it('shows no entry whose screen does not exist, and none to somebody its route would turn away', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const { id, target } of [...navigationFor(input), ...helpMenuFor(input)]) {
          expect(input.open.has(id)).toBe(true);
          if (target.to !== 'route') continue;
          const route = matchRoute(target.url);
          expect(route === null ? target.url : mayOpen(route, input)).toBe(true);
        }
      }),
    );
  });

  it('takes away exactly the entries that need a right that is missing', () => {
    fc.assert(
      fc.property(permissions, (missing) => {
        const rights = new Set([...EVERY_RIGHT].filter((right) => right !== missing));
        const lost = NAVIGATION.filter(
          (entry) => entry.applications.includes(2) && entry.permissions.includes(missing),
        );
        const shown = ids(navigationFor({ ...everything, permissions: rights }));
        expect(shown).toEqual(
          ids(navigationFor(everything)).filter((id) => !ids(lost).includes(id)),
        );
      }),
    );
  });

  it('has nothing for dealers who work in the classic portal', () => {
    expect(navigationFor({ ...everything, beta: false })).toEqual([]);
    fc.assert(
      fc.property(inputs, (input) => {
        if (input.application === 2) return;
        expect(navigationFor({ ...input, beta: true })).toEqual(
          navigationFor({ ...input, beta: false }),
        );
      }),
    );
  });
});

describe('the answering service', () => {
  const shown = (input: NavigationInput): boolean =>
    ids(navigationFor(input)).some((id) => id.startsWith('ans-service/'));

  it('needs the flag and the service enabled for the dealer', () => {
    const without = new Set([...EVERY_RIGHT].filter((right) => right !== 'ansServiceBlockFlag'));
    expect(shown(everything)).toBe(true);
    expect(shown({ ...everything, answeringServiceEnabled: false })).toBe(false);
    expect(shown({ ...everything, permissions: without })).toBe(false);
  });
});

describe('what sends something', () => {
  it('is absent where the server takes no change', () => {
    const offered = (mayChange: boolean) => ids(helpMenuFor({ ...everything, mayChange }));
    const sends = offered(true).filter((id) => !offered(false).includes(id));
    expect(sends).toEqual(['submit-bug', 'feedback']);
  });
});

describe('the classic portal in the help menu', () => {
  const shown = (input: NavigationInput): boolean =>
    ids(helpMenuFor(input)).includes('classic-portal');

  it('is for dealers, and hidden while impersonating', () => {
    expect(shown(everything)).toBe(true);
    expect(shown({ ...everything, impersonating: true })).toBe(false);
    expect(shown({ ...everything, application: 1 })).toBe(false);
    expect(shown({ ...everything, application: 3 })).toBe(false);
  });
});
