import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { landAfterLogin, leaveLogin } from '#core/login/landing.rule.ts';
import { matchRoute, mayOpen } from '#core/navigation/match-route.rule.ts';
import { grantedPermissions } from '#core/session/granted-permissions.rule.ts';
import { goodReturnUrls, hostileReturnUrls } from '#tests/arbitraries/return-urls.ts';
import { anyViews, fullViews, variants } from '#tests/arbitraries/sessions.ts';

const returnUrls = fc.option(fc.oneof(goodReturnUrls, hostileReturnUrls));
const HOME = { dealer: '/home/dashboard', consumer: '/msa/summary' } as const;

describe('completion', () => {
  it('never sends staff, customers or beta dealers to the classic portal, and always the other dealers', () => {
    fc.assert(
      fc.property(fullViews, variants, returnUrls, (view, variant, returnUrl) => {
        const dealer = view.user.applicationNum === 2 && !view.requirements.betaUser;
        const classic = dealer && view.impersonation === null;
        expect(landAfterLogin(view, { variant, returnUrl }).to === 'classic').toBe(classic);
      }),
    );
  });

  it('leads to a route this person may see, or to the default of the variant, a customer always to their own', () => {
    fc.assert(
      fc.property(fullViews, variants, returnUrls, (view, variant, returnUrl) => {
        const landing = landAfterLogin(view, { variant, returnUrl });
        const customer = view.user.applicationNum === 3;
        const home = customer ? HOME.consumer : HOME[variant];
        if (landing.to === 'classic' || landing.path === home) return;
        expect(landing.path).toBe(returnUrl);
        const route = matchRoute(landing.path.split(/[?#]/)[0] ?? '');
        const visitor = {
          application: view.user.applicationNum,
          permissions: grantedPermissions(view.user),
        };
        expect(route !== null && mayOpen(route, visitor)).toBe(true);
      }),
    );
  });

  it('follows the return address of a person who may go there', () => {
    fc.assert(
      fc.property(fullViews, variants, (any, variant) => {
        const view = { ...any, user: { ...any.user, applicationNum: 3 as const } };
        const entry = { variant, returnUrl: '/msa/panel-info?sn=7&dn=2' };
        expect(landAfterLogin(view, entry)).toEqual({ to: 'path', path: entry.returnUrl });
      }),
    );
  });

  it('keeps staff here who look at the portal as a dealer of the classic one', () => {
    fc.assert(
      fc.property(fullViews, variants, (any, variant) => {
        const view = {
          ...any,
          user: { ...any.user, applicationNum: 2 as const },
          requirements: { ...any.requirements, betaUser: false },
          impersonation: { actorName: 'Elena Rossi', mode: 'look' as const, endsInSeconds: 600 },
        };
        const entry = { variant, returnUrl: null };
        const home = { to: 'path', path: HOME[variant] };
        expect(landAfterLogin(view, entry)).toEqual(home);
        expect(leaveLogin(view, entry)).toEqual(home);
      }),
    );
  });

  it('takes the default for a place that does not exist', () => {
    fc.assert(
      fc.property(fullViews, variants, (any, variant) => {
        const view = { ...any, user: { ...any.user, applicationNum: 1 as const } };
        const entry = { variant, returnUrl: '/nowhere/at/all' };
        expect(landAfterLogin(view, entry)).toEqual({ to: 'path', path: HOME[variant] });
      }),
    );
  });

  it('takes the default for a place of another audience', () => {
    fc.assert(
      fc.property(fullViews, (any) => {
        const view = { ...any, user: { ...any.user, applicationNum: 3 as const } };
        const entry = { variant: 'consumer', returnUrl: '/home/dashboard' } as const;
        expect(landAfterLogin(view, entry)).toEqual({ to: 'path', path: '/msa/summary' });
      }),
    );
  });
});

describe('leaving login', () => {
  it('stays while anything is demanded', () => {
    fc.assert(
      fc.property(anyViews, variants, returnUrls, (any, variant, returnUrl) => {
        const view = { ...any, requirements: { ...any.requirements, actionRequired: true } };
        expect(leaveLogin(view, { variant, returnUrl })).toEqual({ to: 'login' });
      }),
    );
  });

  it('sends staff and beta dealers home, other dealers to the classic portal', () => {
    fc.assert(
      fc.property(fullViews, returnUrls, (view, returnUrl) => {
        if (view.user.applicationNum === 3) return;
        const away = leaveLogin(view, { variant: 'dealer', returnUrl });
        const classic = view.user.applicationNum === 2 && !view.requirements.betaUser;
        expect(away).toEqual(classic ? { to: 'classic' } : { to: 'path', path: HOME.dealer });
      }),
    );
  });

  it('sends customers to the return address when it is theirs, else to their summary', () => {
    fc.assert(
      fc.property(fullViews, hostileReturnUrls, (any, hostile) => {
        const view = { ...any, user: { ...any.user, applicationNum: 3 as const } };
        const away = (returnUrl: string | null) =>
          leaveLogin(view, { variant: 'consumer', returnUrl });
        expect(away('/msa/account-info?sn=7')).toEqual({
          to: 'path',
          path: '/msa/account-info?sn=7',
        });
        expect(away(hostile)).toEqual({ to: 'path', path: '/msa/summary' });
        expect(away(null)).toEqual({ to: 'path', path: '/msa/summary' });
      }),
    );
  });
});
