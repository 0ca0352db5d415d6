import { describe, expect, it } from 'vitest';
import {
  acceptAgreement,
  changeUsername,
  loadSecurityQuestions,
  replacePassword,
  saveSecurityAnswers,
} from '#core/login/save-security-answers.use-case.ts';
import { progress } from '#core/login/login-flow.rule.ts';
import { demanding, replyOf, viewOf } from './support/people.ts';
import { NOT_DUE, SignInWorld } from './support/sign-in-world.ts';

const LATER = { verifySecurityQuestions: true, passwordResetRequired: true };

describe('changing the username', () => {
  const begin = () => {
    const world = new SignInWorld();
    const flow = world.step(viewOf(2, { usernameResetRequired: true, ...LATER }));
    return { world, flow, change: changeUsername(world) };
  };

  it('sends it without the spaces around it and goes on to the next demand', async () => {
    const { world, flow, change } = begin();
    world.account.onChangeUsername.gives(replyOf(viewOf(2, LATER)));
    const result = await change({ flow, username: ' joy.okafor ' });
    expect(world.account.onChangeUsername.calls).toEqual([['joy.okafor']]);
    expect(result).toMatchObject({ ok: true, value: { step: 'securityQuestions' } });
  });

  it('shows the new name from the server’s view', async () => {
    const { world, flow, change } = begin();
    const view = viewOf(2, LATER);
    const renamed = { ...view, user: { ...view.user, username: 'joy.okafor' } };
    world.account.onChangeUsername.gives(replyOf(renamed));
    await change({ flow, username: 'joy.okafor' });
    expect(world.context.current.view?.user.username).toBe('joy.okafor');
  });

  it('stays where it is when the name is taken', async () => {
    const { world, flow, change } = begin();
    const taken = {
      kind: 'refused',
      status: 422,
      message: 'That username is taken.',
      code: 'usernameTaken',
    } as const;
    world.account.onChangeUsername.fails(taken);
    const result = await change({ flow, username: 'joy.okafor' });
    expect(result).toEqual({ ok: false, error: { failure: taken, flow } });
  });
});

describe('a write without an answer', () => {
  const begin = () => {
    const world = new SignInWorld();
    const flow = world.step(viewOf(2, { usernameResetRequired: true, ...LATER }));
    world.account.onChangeUsername.fails({ kind: 'timedOut' });
    return { world, flow, change: changeUsername(world) };
  };

  it('was done when its demand is gone', async () => {
    const { world, flow, change } = begin();
    world.session.onRequirements.gives(demanding(LATER));
    const result = await change({ flow, username: 'joy.okafor' });
    expect(result).toMatchObject({ ok: true, value: { step: 'securityQuestions' } });
    expect(result.ok && progress(result.value)).toEqual({ index: 2, total: 3 });
  });

  it('was done when nothing is demanded any more, an agreement too', async () => {
    const { world, flow, change } = begin();
    world.session.onRequirements.gives(demanding({ betaUser: true }));
    const done = await change({ flow, username: 'joy.okafor' });
    expect(done).toMatchObject({ ok: true, value: { at: 'landing' } });
    const privacy = { betaUser: true, privacyPolicyRequired: true };
    const due = world.agreement(viewOf(2, privacy));
    world.agreements.onAcceptPrivacyPolicy.fails({ kind: 'timedOut' });
    world.session.onRequirements.clear().gives(demanding(privacy));
    const accept = acceptAgreement(world);
    expect(await accept({ flow: due, version: 1 })).toEqual({
      ok: false,
      error: { failure: { kind: 'timedOut' }, flow: due },
    });
    world.session.onRequirements.clear().gives(demanding({ betaUser: true }));
    expect(await accept({ flow: due, version: 1 })).toMatchObject({
      ok: true,
      value: { at: 'landing' },
    });
  });

  it('stays unknown while its demand stands', async () => {
    const { world, flow, change } = begin();
    world.session.onRequirements.gives(demanding({ usernameResetRequired: true, ...LATER }));
    const result = await change({ flow, username: 'joy.okafor' });
    expect(result).toEqual({ ok: false, error: { failure: { kind: 'timedOut' }, flow } });
  });

  it('stays unknown when the server does not answer that either', async () => {
    const { world, flow, change } = begin();
    world.session.onRequirements.fails({ kind: 'unreachable' });
    const result = await change({ flow, username: 'joy.okafor' });
    expect(result).toEqual({ ok: false, error: { failure: { kind: 'timedOut' }, flow } });
  });
});

describe('an answer nobody may use', () => {
  it('changes neither the session nor the flow', async () => {
    const world = new SignInWorld();
    const flow = world.step(viewOf(2, { usernameResetRequired: true }));
    const before = world.context.current;
    world.account.onChangeUsername.fails({ kind: 'empty', reason: 'sessionOver' });
    const result = await changeUsername(world)({ flow, username: 'joy.okafor' });
    expect(result).toEqual({
      ok: false,
      error: { failure: { kind: 'empty', reason: 'sessionOver' }, flow },
    });
    expect(world.context.current).toBe(before);
    expect(world.session.onRequirements.calls).toEqual([]);
  });
});

describe('the security questions', () => {
  const catalogue = { questions: [{ id: 'a', text: 'First boat?' }], count: 3 };
  const begin = () => {
    const world = new SignInWorld();
    return { world, flow: world.step(viewOf(2, LATER)) };
  };

  it('are loaded', async () => {
    const { world, flow } = begin();
    world.account.onSecurityQuestions.gives(catalogue);
    const result = await loadSecurityQuestions(world)({ flow });
    expect(result).toEqual({ ok: true, value: catalogue });
  });

  it('move the flow without words when they are not due any more', async () => {
    const { world, flow } = begin();
    world.account.onSecurityQuestions.fails(NOT_DUE);
    world.session.onRequirements.gives(demanding({ passwordResetRequired: true }));
    const result = await loadSecurityQuestions(world)({ flow });
    expect(result).toMatchObject({
      ok: false,
      error: { failure: { kind: 'empty' }, flow: { step: 'passwordReset' } },
    });
  });

  it('are answered as they were chosen', async () => {
    const { world, flow } = begin();
    const answers = [{ questionId: 'a', answer: 'harbor' }];
    world.account.onSaveSecurityAnswers.gives(replyOf(viewOf(2, { passwordResetRequired: true })));
    const result = await saveSecurityAnswers(world)({ flow, answers });
    expect(world.account.onSaveSecurityAnswers.calls).toEqual([[answers]]);
    expect(result).toMatchObject({ ok: true, value: { step: 'passwordReset' } });
  });
});

describe('replacing the password', () => {
  it('sends all three exactly as typed and takes over the new token', async () => {
    const world = new SignInWorld();
    const flow = world.step(viewOf(3, { passwordResetRequired: true }), {
      variant: 'consumer',
      returnUrl: '/msa/account-info',
    });
    const passwords = {
      currentPassword: ' old one ',
      newPassword: ' a new long one ',
      confirmPassword: ' a new long one ',
    };
    world.account.onReplacePassword.gives(replyOf(viewOf(3)));
    const result = await replacePassword(world)({ flow, passwords });
    expect(world.account.onReplacePassword.calls).toEqual([[passwords]]);
    expect(world.context.current.context).toMatchObject({
      token: 'second-token',
      actionRequired: false,
    });
    expect(result).toEqual({
      ok: true,
      value: { at: 'landing', landing: { to: 'path', path: '/msa/account-info' } },
    });
  });
});
