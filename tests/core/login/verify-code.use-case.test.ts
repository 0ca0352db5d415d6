import { describe, expect, it } from 'vitest';
import { noteDraft, noteVerified } from '#core/login/login-flow.rule.ts';
import { verifyCode } from '#core/login/verify-code.use-case.ts';
import { replyOf, viewOf } from './support/people.ts';
import { NOT_DUE, SignInWorld } from './support/sign-in-world.ts';

const CONTACT = { type: 'email', value: 'new@example.com' } as const;
const WRONG = {
  kind: 'refused',
  status: 401,
  message: 'That code is not right.',
  code: 'wrongCode',
} as const;
const INPUT = { code: '314159', rememberDevice: true };

describe('verifying a code', () => {
  it('ends the step, takes over the new token and goes on', async () => {
    const world = new SignInWorld();
    const flow = world.step(viewOf(1, { mfaRequired: true }));
    world.mfa.onVerifyCode.gives(replyOf(viewOf(1)));
    const result = await verifyCode(world)({ flow, ...INPUT });
    expect(result).toMatchObject({ ok: true, value: { at: 'landing' } });
    expect(world.context.current.context.token).toBe('second-token');
    expect(world.mfa.onVerifyCode.calls).toEqual([[INPUT]]);
    expect(world.account.onSaveContact.calls).toEqual([]);
  });

  it('stays at the step when the code is wrong', async () => {
    const world = new SignInWorld();
    const flow = world.step(viewOf(1, { mfaRequired: true }));
    world.mfa.onVerifyCode.fails(WRONG);
    const result = await verifyCode(world)({ flow, ...INPUT });
    expect(result).toEqual({ ok: false, error: { failure: WRONG, flow } });
    expect(world.context.current.context.actionRequired).toBe(true);
  });

  it('does not remember the device on the way to a password reset, whatever was asked', async () => {
    const world = new SignInWorld();
    const flow = world.step(viewOf(1, { mfaRequired: true, passwordResetRequired: true }));
    world.mfa.onVerifyCode.gives(replyOf(viewOf(1, { passwordResetRequired: true })));
    const result = await verifyCode(world)({ flow, ...INPUT });
    expect(world.mfa.onVerifyCode.calls).toEqual([[{ code: '314159', rememberDevice: false }]]);
    expect(result).toMatchObject({ ok: true, value: { step: 'passwordReset' } });
  });
});

describe('verifying a new contact', () => {
  const setUp = (application: 1 | 2 | 3) => {
    const world = new SignInWorld();
    const view = viewOf(application, { noContactInfo: true, mfaRequired: true, betaUser: true });
    const flow = noteDraft(world.step(view), CONTACT);
    world.mfa.onVerifyCode.gives(replyOf(view));
    return { world, flow, saved: replyOf(viewOf(application, { betaUser: true })) };
  };

  it.each([
    [1, 'internal'],
    [2, 'external'],
    [3, 'external'],
  ] as const)('saves it as soon as its code was right: application %i %s', async (app, scope) => {
    const { world, flow, saved } = setUp(app);
    world.account.onSaveContact.gives(saved);
    const result = await verifyCode(world)({ flow, ...INPUT });
    expect(result).toMatchObject({ ok: true, value: { at: 'landing' } });
    expect(world.account.onSaveContact.calls).toEqual([
      [scope, { value: CONTACT.value, rememberDevice: true }],
    ]);
  });

  it('does not save it when the code was wrong', async () => {
    const { world, flow } = setUp(1);
    world.mfa.onVerifyCode.clear().fails(WRONG);
    const result = await verifyCode(world)({ flow, ...INPUT });
    expect(result).toEqual({ ok: false, error: { failure: WRONG, flow } });
    expect(world.account.onSaveContact.calls).toEqual([]);
  });

  it('keeps the right code in mind when the contact is refused for another reason', async () => {
    const { world, flow } = setUp(1);
    world.account.onSaveContact.fails(WRONG);
    const result = await verifyCode(world)({ flow, ...INPUT });
    expect(result).toEqual({ ok: false, error: { failure: WRONG, flow: noteVerified(flow) } });
  });

  it('survives a session that ends between the code and the saving', async () => {
    const { world, flow } = setUp(1);
    const over = { kind: 'empty', reason: 'sessionOver' } as const;
    const { view } = world.context.current;
    if (view === null) throw new Error('somebody is signed in');
    world.mfa.onVerifyCode.clear().answers(() => {
      world.context.apply({ kind: 'signedOut', reason: 'elsewhere' });
      return { ok: true, value: replyOf(view) };
    });
    world.account.onSaveContact.fails(over);
    const result = await verifyCode(world)({ flow, ...INPUT });
    expect(result).toMatchObject({ ok: false, error: { failure: over } });
    expect(world.account.onSaveContact.calls.map(([scope]) => scope)).toEqual(['external']);
  });

  it('saves without another code when only the saving failed before', async () => {
    const { world, flow, saved } = setUp(1);
    world.account.onSaveContact.fails({ kind: 'unreachable' }).gives(saved);
    const verify = verifyCode(world);
    const first = await verify({ flow, ...INPUT });
    if (first.ok || first.error.flow.at !== 'step') throw new Error('the saving must fail');
    expect(first.error.failure).toEqual({ kind: 'unreachable' });
    const second = await verify({ flow: first.error.flow, ...INPUT });
    expect(second).toMatchObject({ ok: true, value: { at: 'landing' } });
    expect(world.mfa.onVerifyCode.calls).toHaveLength(1);
  });
});

describe('a contact the server does not hold for verified', () => {
  it('has its code verified again, and can be changed', async () => {
    const world = new SignInWorld();
    const view = viewOf(1, { noContactInfo: true, mfaRequired: true });
    const flow = noteVerified(noteDraft(world.step(view), CONTACT));
    const failure = {
      kind: 'refused',
      status: 409,
      message: 'Not verified yet.',
      code: 'contactNotVerified',
    } as const;
    world.account.onSaveContact.fails(failure);
    const result = await verifyCode(world)({ flow, ...INPUT });
    expect(result).toMatchObject({
      ok: false,
      error: { failure, flow: { step: 'mfaVerify', plan: { draft: { verified: false } } } },
    });
    expect(world.mfa.onVerifyCode.calls).toEqual([]);
  });
});

describe('a step that is not due', () => {
  it('reads the demands again and goes where they say, without words', async () => {
    const world = new SignInWorld();
    const flow = world.step(viewOf(1, { mfaRequired: true, usernameResetRequired: true }));
    world.mfa.onVerifyCode.fails(NOT_DUE);
    const due = viewOf(1, { usernameResetRequired: true }).requirements;
    world.session.onRequirements.gives(due);
    const result = await verifyCode(world)({ flow, ...INPUT });
    expect(result).toMatchObject({ ok: true, value: { at: 'step', step: 'usernameReset' } });
    expect(world.context.current.view?.requirements).toEqual(due);
  });

  it('asks for the contact again when the server knows nothing of the draft', async () => {
    const world = new SignInWorld();
    const view = viewOf(1, { noContactInfo: true, mfaRequired: true });
    const flow = noteDraft(world.step(view), CONTACT);
    world.mfa.onVerifyCode.fails(NOT_DUE);
    world.session.onRequirements.gives(view.requirements);
    const result = await verifyCode(world)({ flow, ...INPUT });
    expect(result).toMatchObject({
      ok: true,
      value: { step: 'contactInfo', plan: { draft: null } },
    });
  });

  it('stays with the reason when the demands cannot be read either', async () => {
    const world = new SignInWorld();
    const flow = world.step(viewOf(1, { mfaRequired: true }));
    world.mfa.onVerifyCode.fails(NOT_DUE);
    world.session.onRequirements.fails({ kind: 'unreachable' });
    const result = await verifyCode(world)({ flow, ...INPUT });
    expect(result).toEqual({ ok: false, error: { failure: { kind: 'unreachable' }, flow } });
  });

  it('leads to the form when the session ended meanwhile', async () => {
    const world = new SignInWorld();
    const flow = world.step(viewOf(1, { mfaRequired: true }));
    world.mfa.onVerifyCode.fails(NOT_DUE);
    world.session.onRequirements.answers(() => {
      world.context.apply({ kind: 'signedOut', reason: 'elsewhere' });
      return { ok: true, value: viewOf(1).requirements };
    });
    const result = await verifyCode(world)({ flow, ...INPUT });
    expect(result).toEqual({ ok: true, value: { at: 'credentials' } });
  });
});
