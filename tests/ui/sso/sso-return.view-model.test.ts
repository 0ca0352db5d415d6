import { makeAutoObservable } from 'mobx';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#core/kernel/messages.ts';
import { signInBySso } from '#core/sso/sign-in-by-sso.use-case.ts';
import type { SsoGateway } from '#core/sso/sso.gateway.port.ts';
import { SsoReturnViewModel } from '#ui/sso/sso-return.view-model.ts';
import { LoginWorld, TYPED } from '../harness/login-world.ts';
import { scripted } from '../../support/scripted.ts';
import { grantOf, viewOf } from '#tests/core/login/support/people.ts';

class StartUp {
  settled: boolean;
  unavailable = false;

  constructor(settled: boolean) {
    this.settled = settled;
    makeAutoObservable(this);
  }

  settle(): void {
    this.settled = true;
  }

  giveUp(): void {
    this.unavailable = true;
  }
}

class World extends LoginWorld {
  readonly sso = scripted<SsoGateway>();
  readonly startUp: StartUp;
  readonly returning: SsoReturnViewModel;

  constructor(settled = true) {
    super();
    this.startUp = new StartUp(settled);
    this.model.ssoCode = 'one-time';
    const signIn = signInBySso(this);
    this.returning = new SsoReturnViewModel({
      login: this.model,
      session: this.startUp,
      exchange: (input) => signIn({ ...input, variant: 'dealer' }),
    });
  }
}

const BETA = grantOf(viewOf(2, { betaUser: true }));

describe('a browser that is back from its provider', () => {
  it('trades its code once, also when the screen is mounted twice, and goes where it wanted to', async () => {
    const world = new World();
    world.sso.onExchange.gives(BETA);
    world.model.start('/home/dashboard?x=1');
    await Promise.all([world.returning.start(), world.returning.start()]);
    await world.returning.start();
    expect(world.sso.onExchange.calls).toEqual([['one-time']]);
    expect(world.model.destination).toBe('/home/dashboard?x=1');
    expect(world.model.ssoCode).toBeNull();
  });

  it('goes through the steps that are due', async () => {
    const world = new World();
    world.sso.onExchange.gives(grantOf(viewOf(2, { betaUser: true, usernameResetRequired: true })));
    world.model.start(null);
    await world.returning.start();
    expect(world.model.flow).toMatchObject({ at: 'step', step: 'usernameReset' });
  });

  it('finds the form and one sentence when the code is worth nothing, and can sign in by hand', async () => {
    const world = new World();
    const used = { kind: 'refused', status: 401, message: 'Used up.', code: null } as const;
    world.sso.onExchange.fails(used);
    world.model.start('/home/dashboard?x=1');
    await world.returning.start();
    expect(world.model.flow.at).toBe('credentials');
    expect([world.model.busy, world.model.ssoCode]).toEqual([false, null]);
    expect(world.model.notice).toMatchObject({ tone: 'error', text: MESSAGES.sso });
    expect(world.context.current.view).toBeNull();
    world.login.onCredentialLogin.gives(BETA);
    await world.model.submitCredentials(TYPED);
    expect(world.model.destination).toBe('/home/dashboard?x=1');
  });

  it.each(['settle', 'giveUp'] as const)(
    'lets an older session be resumed before, and is then the one that counts (%s)',
    async (end) => {
      const world = new World(false);
      world.sso.onExchange.gives(BETA);
      world.model.start(null);
      const coming = world.returning.start();
      world.context.apply({ kind: 'signedIn', grant: grantOf(viewOf(1)) });
      expect(world.sso.onExchange.calls).toEqual([]);
      expect(world.model.flow.at).toBe('credentials');
      world.startUp[end]();
      await coming;
      expect(world.context.current.view?.user.id).toBe('user-2');
      expect(world.model.destination).toBe('/home/dashboard');
    },
  );

  it('stays in the older session when its code is worth nothing', async () => {
    const world = new World();
    world.sso.onExchange.fails({ kind: 'unreachable' });
    world.model.start(null);
    world.context.apply({ kind: 'signedIn', grant: grantOf(viewOf(1)) });
    await world.returning.start();
    expect(world.context.current.view?.user.id).toBe('user-1');
    expect(world.model.destination).toBe('/home/dashboard');
  });

  it('hears of a failed trip once, when the form is there', () => {
    const world = new LoginWorld();
    world.model.ssoCode = '';
    expect(world.model.notice).toBeNull();
    world.model.start(null);
    expect(world.model.notice).toMatchObject({ tone: 'error', text: MESSAGES.sso });
    world.model.clearNotice();
    world.model.dispose();
    world.model.start(null);
    expect(world.model.notice).toBeNull();
    expect(world.model.ssoCode).toBeNull();
  });
});
