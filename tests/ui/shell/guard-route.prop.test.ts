import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '#core/navigation/screens.ts';
import { variants } from '#tests/arbitraries/sessions.ts';
import { viewOf } from '#tests/core/login/support/people.ts';
import { guardRoute, type GuardInput } from '#ui/shell/guard-route.rule.ts';

const paths = fc.constantFrom(...SCREENS.map(({ path }) => path.replace(/\{\w+\}/g, 'x')));
const guarded = fc.constantFrom(...SCREENS.filter((r) => r.needsSession).map(({ path }) => path));
const input = (over: Partial<GuardInput>): GuardInput => ({
  path: '/home/dashboard',
  rest: '',
  settled: true,
  view: null,
  ended: null,
  variant: 'dealer',
  ...over,
});

describe('the guard', () => {
  it('shows nothing that needs a session to a stranger, and keeps the way back', () => {
    fc.assert(
      fc.property(guarded, variants, (path, variant) => {
        const decision = guardRoute(input({ path, variant, rest: '?sn=7' }));
        const returnUrl = encodeURIComponent(`${path}?sn=7`);
        expect(decision).toEqual({ kind: 'redirect', path: `/login?returnUrl=${returnUrl}` });
      }),
    );
  });

  it('waits for start-up before it sends anybody away', () => {
    fc.assert(
      fc.property(guarded, (path) => {
        expect(guardRoute(input({ path, settled: false }))).toEqual({ kind: 'wait' });
      }),
    );
  });

  it('sends a pending session to its due step, whatever it asks for', () => {
    const view = viewOf(2, { betaUser: true, passwordResetRequired: true });
    fc.assert(
      fc.property(guarded, (path) => {
        const returnUrl = encodeURIComponent(path);
        expect(guardRoute(input({ path, view }))).toEqual({
          kind: 'redirect',
          path: `/login?returnUrl=${returnUrl}`,
        });
      }),
    );
  });

  it('never shows a dealer of the classic portal a guarded screen', () => {
    fc.assert(
      fc.property(guarded, (path) => {
        expect(guardRoute(input({ path, view: viewOf(2) }))).toEqual({
          kind: 'redirect',
          path: '/login',
        });
      }),
    );
  });

  it('shows staff who view the portal as such a dealer what there is, and a customer’s home as a customer', () => {
    const impersonation = { actorName: 'Marcus', mode: 'look', endsInSeconds: 60 } as const;
    const seen = (application: 2 | 3) => ({ ...viewOf(application), impersonation });
    expect(guardRoute(input({ view: seen(2) }))).toMatchObject({ kind: 'show' });
    expect(guardRoute(input({ path: '/', settled: false }))).toEqual({ kind: 'wait' });
    expect(guardRoute(input({ path: '/', view: seen(3) }))).toEqual({
      kind: 'redirect',
      path: '/msa/summary',
    });
  });

  it('leads to the form alone after an impersonation: its page is none for the staff member', () => {
    fc.assert(
      fc.property(guarded, (path) => {
        expect(guardRoute(input({ path, ended: 'impersonationExpired' }))).toEqual({
          kind: 'redirect',
          path: '/login',
        });
      }),
    );
  });

  it('finds a page at every address of the table, whoever asks', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SCREENS.map(({ path }) => path.replace(/\{\w+\}/g, 'x'))),
        fc.constantFrom(1, 2, 3),
        (path, application) => {
          const view = viewOf(application, { betaUser: true });
          expect(guardRoute(input({ path, view })).kind).not.toBe('notFound');
        },
      ),
    );
    expect(guardRoute(input({ path: '/reports-download/1' })).kind).toBe('show');
    expect(guardRoute(input({ path: '/reports-download' })).kind).toBe('notFound');
  });

  it('shows a screen only to the applications of its route', () => {
    fc.assert(
      fc.property(paths, fc.constantFrom(1, 2, 3), (path, application) => {
        const view = viewOf(application, { betaUser: application === 2 });
        const decision = guardRoute(input({ path, view }));
        if (decision.kind !== 'show') return;
        const { applications } = decision.route;
        expect(applications.length === 0 || applications.includes(application)).toBe(true);
      }),
    );
  });
});

describe('single addresses', () => {
  it.each([
    ['/', 'dealer', '/home/dashboard'],
    ['/', 'consumer', '/msa/summary'],
    ['/home/', 'dealer', '/login?returnUrl=%2Fhome%2F'],
    ['/msa', 'consumer', '/login?returnUrl=%2Fmsa'],
  ] as const)('%s of %s leads to %s', (path, variant, to) => {
    expect(guardRoute(input({ path, variant }))).toEqual({ kind: 'redirect', path: to });
  });

  it('leads from a section to its first screen the person may see, and says why not where there is none', () => {
    const of = (application: 2 | 3, path: string) =>
      guardRoute(input({ path, view: viewOf(application, { betaUser: application === 2 }) }));
    expect(of(2, '/home')).toEqual({ kind: 'redirect', path: '/home/dashboard' });
    expect(of(3, '/msa/')).toEqual({ kind: 'redirect', path: '/msa/summary' });
    expect(of(2, '/account-group')).toEqual({ kind: 'denied' });
    expect(of(2, '/ans-service')).toEqual({ kind: 'denied' });
  });

  it('forgets the way back of somebody who signed out', () => {
    expect(guardRoute(input({ ended: 'asked' }))).toEqual({ kind: 'redirect', path: '/login' });
  });

  it('knows an address that is none, with and without a session', () => {
    expect(guardRoute(input({ path: '/nowhere' }))).toEqual({ kind: 'notFound' });
    expect(guardRoute(input({ path: '/nowhere', view: viewOf(1) }))).toEqual({ kind: 'notFound' });
  });

  it('denies staff screens to customers', () => {
    expect(guardRoute(input({ path: '/support', view: viewOf(3) }))).toEqual({ kind: 'denied' });
  });

  it.each(['/support', '/news/setup', '/marketing'])('%s denies dealers', (path) => {
    const view = viewOf(2, { betaUser: true });
    expect(guardRoute(input({ path, view }))).toEqual({ kind: 'denied' });
  });
});
