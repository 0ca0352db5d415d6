import { describe, expect, it } from 'vitest';
import { learnClientIp } from '#core/login/learn-client-ip.use-case.ts';
import { signIn } from '#core/login/sign-in.use-case.ts';
import { grantOf, viewOf } from './support/people.ts';
import { SignInWorld } from './support/sign-in-world.ts';

const INPUT = {
  variant: 'dealer',
  identifier: ' dealer.admin ',
  password: ' Harbor-Light-2026 ',
  internal: false,
  returnUrl: '/billing',
  clientIp: null,
} as const;

describe('signing in', () => {
  it('sends the credentials of dealers and staff, the password untouched', async () => {
    const world = new SignInWorld();
    world.login.onCredentialLogin.gives(grantOf(viewOf(2, { mfaRequired: true })));
    await signIn(world)({ ...INPUT, internal: true, clientIp: '192.0.2.7' });
    expect(world.login.onCredentialLogin.calls).toEqual([
      [
        {
          username: 'dealer.admin',
          password: ' Harbor-Light-2026 ',
          internal: true,
          returnUrl: '/billing',
          clientIp: '192.0.2.7',
        },
      ],
    ]);
    expect(world.login.onConsumerLogin.calls).toEqual([]);
  });

  it('sends a customer’s e-mail to their own operation', async () => {
    const world = new SignInWorld();
    world.login.onConsumerLogin.gives(grantOf(viewOf(3)));
    const identifier = 'owner@example.com';
    await signIn(world)({ ...INPUT, variant: 'consumer', identifier });
    expect(world.login.onConsumerLogin.calls).toEqual([
      [{ email: identifier, password: INPUT.password }],
    ]);
    expect(world.login.onCredentialLogin.calls).toEqual([]);
  });

  it('takes over user, token and demands at once and stands at the first step', async () => {
    const world = new SignInWorld();
    world.login.onCredentialLogin.gives(grantOf(viewOf(2, { mfaRequired: true, betaUser: true })));
    const result = await signIn(world)(INPUT);
    expect(result).toMatchObject({ ok: true, value: { at: 'step', step: 'mfaVerify' } });
    expect(world.context.current.context).toMatchObject({
      user: { id: 'user-2', application: 2 },
      token: 'first-token',
      siteGroupNum: 4471,
      actionRequired: true,
    });
  });

  it('lands a person of whom nothing is demanded: classic, home or summary', async () => {
    const landing = async (application: 1 | 2 | 3, betaUser: boolean) => {
      const world = new SignInWorld();
      const variant = application === 3 ? 'consumer' : 'dealer';
      world.login.onCredentialLogin.gives(grantOf(viewOf(application, { betaUser })));
      world.login.onConsumerLogin.gives(grantOf(viewOf(application)));
      return signIn(world)({ ...INPUT, variant, returnUrl: null });
    };
    const at = (to: object) => ({ ok: true, value: { at: 'landing', landing: to } });
    expect(await landing(2, false)).toEqual(at({ to: 'classic' }));
    expect(await landing(2, true)).toEqual(at({ to: 'path', path: '/home/dashboard' }));
    expect(await landing(1, false)).toEqual(at({ to: 'path', path: '/home/dashboard' }));
    expect(await landing(3, false)).toEqual(at({ to: 'path', path: '/msa/summary' }));
  });

  it('leaves nobody signed in when the credentials are wrong, and works on the next try', async () => {
    const world = new SignInWorld();
    const wrong = { kind: 'refused', status: 401, message: 'No.', code: null } as const;
    world.login.onCredentialLogin.fails(wrong).gives(grantOf(viewOf(1)));
    const enter = signIn(world);
    expect(await enter(INPUT)).toEqual({ ok: false, error: wrong });
    expect(world.context.current.view).toBeNull();
    expect(await enter(INPUT)).toMatchObject({ ok: true, value: { at: 'landing' } });
  });
});

describe('the client’s address', () => {
  it('is asked for once', async () => {
    const world = new SignInWorld();
    world.login.onClientIp.gives('192.0.2.7');
    const learn = learnClientIp(world);
    expect(await Promise.all([learn(), learn()])).toEqual(['192.0.2.7', '192.0.2.7']);
    expect(world.login.onClientIp.calls).toHaveLength(1);
  });

  it('is unknown after a failure, and asked for again', async () => {
    const world = new SignInWorld();
    world.login.onClientIp.fails({ kind: 'unreachable' }).gives('192.0.2.7');
    const learn = learnClientIp(world);
    expect(await learn()).toBeNull();
    expect(await learn()).toBe('192.0.2.7');
  });
});
