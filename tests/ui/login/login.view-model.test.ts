import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#core/kernel/messages.ts';
import { grantOf, viewOf } from '#tests/core/login/support/people.ts';
import { LoginWorld, TYPED } from '../harness/login-world.ts';

describe('signing in', () => {
  it('goes on at the first step that is due', async () => {
    const world = new LoginWorld();
    world.model.start(null);
    world.login.onCredentialLogin.gives(grantOf(viewOf(1, { mfaRequired: true })));
    await expect(world.model.submitCredentials(TYPED)).resolves.toBe(true);
    expect(world.model.flow).toMatchObject({ at: 'step', step: 'mfaVerify' });
    expect(world.model.busy).toBe(false);
  });

  it('leads to the address that was asked for when nothing is due', async () => {
    const world = new LoginWorld();
    world.model.start('/home/dashboard?x=1');
    world.login.onCredentialLogin.gives(grantOf(viewOf(1)));
    await world.model.submitCredentials(TYPED);
    expect(world.model.destination).toBe('/home/dashboard?x=1');
  });

  it('says the server’s words and can be tried again at once', async () => {
    const world = new LoginWorld();
    world.model.start(null);
    world.login.onCredentialLogin
      .fails({ kind: 'refused', status: 401, message: 'Not right.', code: null })
      .fails({ kind: 'unreachable' })
      .gives(grantOf(viewOf(1)));
    await expect(world.model.submitCredentials(TYPED)).resolves.toBe(false);
    expect(world.model.notice?.text).toBe('Not right.');
    const first = world.model.notice?.id;
    await world.model.submitCredentials(TYPED);
    expect(world.model.notice?.text).toBe(
      `${MESSAGES.validateCredentials}. ${MESSAGES.noConnection}`,
    );
    expect(world.model.notice?.id).not.toBe(first);
    await world.model.submitCredentials(TYPED);
    expect(world.model.notice).toBeNull();
    expect(world.model.flow.at).toBe('landing');
  });

  it('sends one request for two presses', async () => {
    const world = new LoginWorld();
    world.model.start(null);
    world.login.onCredentialLogin.gives(grantOf(viewOf(1)));
    const [first, second] = await Promise.all([
      world.model.submitCredentials(TYPED),
      world.model.submitCredentials(TYPED),
    ]);
    expect([first, second]).toEqual([true, false]);
    expect(world.login.onCredentialLogin.calls).toHaveLength(1);
  });

  it('sends a press ahead without showing it, and takes its answer up once the form is there', async () => {
    const world = new LoginWorld();
    world.login.onCredentialLogin.gives(grantOf(viewOf(1)));
    world.model.sendAhead(TYPED, '/home/dashboard?x=1');
    world.model.sendAhead(TYPED, null);
    expect([world.model.busy, world.model.flow.at]).toEqual([false, 'credentials']);
    expect(world.model.ahead).toEqual(TYPED);
    await world.model.submitCredentials(TYPED);
    expect(world.login.onCredentialLogin.calls).toHaveLength(1);
    expect(world.model.destination).toBe('/home/dashboard?x=1');
    expect(world.model.ahead).toBeNull();
  });

  it('keeps where a press sent ahead leads, also when its answer comes before the form takes it up', async () => {
    const world = new LoginWorld();
    world.login.onCredentialLogin.gives(grantOf(viewOf(1)));
    world.model.sendAhead(TYPED, '/home/dashboard?x=1');
    world.model.start('/home/dashboard?x=1');
    // The sign-in has succeeded, but the page has not attached to the form yet.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(world.model.flow.at).toBe('credentials');
    await world.model.submitCredentials(TYPED);
    expect(world.model.destination).toBe('/home/dashboard?x=1');
    expect(world.login.onCredentialLogin.calls).toHaveLength(1);
  });

  it('sends anew after a press sent ahead was refused', async () => {
    const world = new LoginWorld();
    world.model.start(null);
    world.login.onCredentialLogin.fails({ kind: 'unreachable' }).gives(grantOf(viewOf(1)));
    world.model.sendAhead(TYPED, null);
    await world.model.submitCredentials(TYPED);
    expect(world.model.notice?.text).toBe(
      `${MESSAGES.validateCredentials}. ${MESSAGES.noConnection}`,
    );
    await world.model.submitCredentials(TYPED);
    expect(world.login.onCredentialLogin.calls).toHaveLength(2);
  });
});

describe('a session that exists already', () => {
  it('resumes at the step that is due', () => {
    const model = new LoginWorld().resume(
      viewOf(2, { betaUser: true, usernameResetRequired: true }),
    );
    expect(model.flow).toMatchObject({ at: 'step', step: 'usernameReset' });
  });

  it('leads home, also when the screen is mounted twice', () => {
    const model = new LoginWorld().resume(viewOf(1));
    model.dispose();
    model.start(null);
    expect(model.destination).toBe('/home/dashboard');
  });

  it('is not led anywhere again after the screen was left and the person signed out', () => {
    const world = new LoginWorld();
    const model = world.resume(viewOf(1));
    model.dispose();
    world.context.apply({ kind: 'signedOut', reason: 'asked' });
    expect(model.destination).toBeNull();
    expect(model.flow.at).toBe('credentials');
  });

  it('returns to the form when it ends in the middle of a step', () => {
    const world = new LoginWorld();
    const model = world.resume(viewOf(1, { mfaRequired: true }));
    world.context.apply({ kind: 'signedOut', reason: 'elsewhere' });
    expect(model.flow).toEqual({ at: 'credentials' });
  });

  it('keeps the hand-over on the screen when the classic portal ends the session', () => {
    const world = new LoginWorld();
    const model = world.resume(viewOf(2));
    expect(model.flow).toEqual({ at: 'landing', landing: { to: 'classic' } });
    world.context.apply({ kind: 'signedOut', reason: 'asked' });
    expect(model.flow.at).toBe('landing');
  });
});

describe('going back to sign in', () => {
  it('ends the pending session and shows the form', async () => {
    const world = new LoginWorld();
    const model = world.resume(viewOf(1, { mfaRequired: true }));
    await model.backToSignIn(MESSAGES.privacyDeclined);
    expect(model.flow.at).toBe('credentials');
    expect(model.notice?.text).toBe(MESSAGES.privacyDeclined);
    expect(world.signOuts).toBe(1);
    expect(world.context.current.view).toBeNull();
  });
});

describe('a password that was reset beside the form', () => {
  it('is said at the form, which knows who it was', () => {
    const world = new LoginWorld();
    world.model.start(null);
    world.model.recover('owner@example.com');
    expect(world.model.notice).toMatchObject({
      tone: 'success',
      text: MESSAGES.passwordReset,
      durationMs: 6_000,
    });
    expect(world.model.recovered).toBe('owner@example.com');
  });

  it('is no news to somebody who got in meanwhile', async () => {
    const world = new LoginWorld();
    world.model.start(null);
    world.login.onCredentialLogin.gives(grantOf(viewOf(1, { mfaRequired: true })));
    await world.model.submitCredentials(TYPED);
    const { flow } = world.model;
    world.model.recover('owner@example.com');
    expect(world.model.flow).toBe(flow);
    expect(world.model.notice).toBeNull();
    expect(world.model.recovered).toBeNull();
  });
});
