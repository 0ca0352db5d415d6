import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain } from '#core/kernel/explain.rule.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { SessionContext } from '#core/session/session-context.ts';
import { hideSsoReason } from '#core/sso/hide-sso-reason.rule.ts';
import { leaveForProvider } from '#core/sso/leave-for-provider.use-case.ts';
import { signInBySso } from '#core/sso/sign-in-by-sso.use-case.ts';
import type { SsoTripRequest, SsoGateway, SsoRedirect } from '#core/sso/sso.gateway.port.ts';
import { scripted } from '../../support/scripted.ts';
import { failures } from '#tests/arbitraries/failures.ts';
import { grantOf, viewOf } from '#tests/core/login/support/people.ts';

const world = () => {
  const sso = scripted<SsoGateway>();
  const context = new SessionContext();
  const signIn = signInBySso({ sso, context });
  const come = (returnUrl: string | null = null) =>
    signIn({ ssoCode: 'one-time', variant: 'dealer', returnUrl });
  return { sso, context, come };
};

describe('coming in with the code of single sign-on', () => {
  it('opens the session and leads where the person wanted to go', async () => {
    const { sso, context, come } = world();
    sso.onExchange.gives(grantOf(viewOf(2, { betaUser: true })));
    const came = await come('/home/dashboard?x=1');
    expect(came).toEqual({
      ok: true,
      value: { at: 'landing', landing: { to: 'path', path: '/home/dashboard?x=1' } },
    });
    expect(sso.onExchange.calls).toEqual([['one-time']]);
    expect(context.current.view?.user.id).toBe('user-2');
  });

  it('skips no step that the account demands', async () => {
    const { sso, come } = world();
    sso.onExchange.gives(grantOf(viewOf(2, { betaUser: true, mfaRequired: true })));
    const came = await come();
    expect(came.ok && came.value).toMatchObject({ at: 'step', step: 'mfaVerify' });
  });

  it('leads nowhere else than into the app', async () => {
    for (const hostile of ['https://evil.example.com/', '//evil.example.com', '/\\evil']) {
      const { sso, come } = world();
      sso.onExchange.gives(grantOf(viewOf(2, { betaUser: true })));
      const came = await come(hostile);
      expect(came.ok && came.value).toMatchObject({ landing: { path: '/home/dashboard' } });
    }
  });

  it('signs nobody in when it fails, and has one sentence for it unless waiting helps', async () => {
    await fc.assert(
      fc.asyncProperty(failures, async (failure) => {
        const { sso, context, come } = world();
        sso.onExchange.fails(failure);
        const came = await come();
        expect(context.current.view).toBeNull();
        if (came.ok) throw new Error('somebody came in');
        const text = explain(came.error, MESSAGES.sso);
        if (failure.kind === 'rateLimited') expect(came.error).toEqual(failure);
        else expect(text).toBe(MESSAGES.sso);
        expect(hideSsoReason(hideSsoReason(failure))).toEqual(hideSsoReason(failure));
      }),
    );
  });
});

it('leaving keeps what the page was asked for before the browser goes', () => {
  const order: string[] = [];
  const kept: SsoTripRequest[] = [];
  const left: Parameters<SsoRedirect['leaveFor']>[0][] = [];
  const leave = leaveForProvider({
    redirect: {
      leaveFor: (to) => {
        order.push('left');
        left.push(to);
      },
    },
    trip: {
      keep: (request) => {
        order.push('kept');
        kept.push(request);
      },
    },
  });
  leave({ siteGroupNum: 4471, provider: 'Okta', returnUrl: '/news', internal: true });
  expect(order).toEqual(['kept', 'left']);
  expect(kept).toEqual([{ returnUrl: '/news', internal: true }]);
  expect(left).toEqual([{ siteGroupNum: 4471, provider: 'Okta' }]);
});
