import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MESSAGES } from '#core/kernel/messages.ts';
import { RecoveryWorld } from '../harness/recovery-world.ts';

const EMAIL = 'owner@example.com';
const PASSWORD = 'Blue-Kettle-2026';
const WRONG = { kind: 'refused', status: 401, message: 'Wrong code.', code: 'wrongCode' } as const;
const OVER = {
  kind: 'refused',
  status: 409,
  message: 'Start again.',
  code: 'recoveryOver',
} as const;

const atEmail = () => {
  const world = new RecoveryWorld();
  const model = world.msaRecovery();
  model.emailForm.type('email', EMAIL);
  return { world, model };
};

const atCode = async () => {
  const opened = atEmail();
  await opened.model.identify();
  expect(opened.model.method.flow.at).toBe('prove');
  return opened;
};

const atPassword = async () => {
  const opened = await atCode();
  opened.world.msa.onVerifyCode.gives({});
  await opened.model.enterCode('123456');
  expect(opened.model.method.flow.at).toBe('reset');
  opened.model.passwordForm.type('newPassword', PASSWORD);
  return opened;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the address', () => {
  it('is checked before anything is sent', async () => {
    const { world, model } = atEmail();
    model.emailForm.type('email', 'nobody');
    await model.identify();
    expect(model.emailForm.errors.email).toEqual(['Enter a valid email address']);
    expect(world.msa.onValidateUsername.calls).toHaveLength(0);
  });

  it('is taken from the sign-in form, but never over what was typed', () => {
    const { model } = atEmail();
    model.suggest('other@example.com');
    expect(model.emailForm.values.email).toBe(EMAIL);
    model.emailForm.type('email', '');
    model.suggest('other@example.com');
    expect(model.emailForm.values.email).toBe('other@example.com');
  });

  it('stays when the server does not answer, and the next press goes through', async () => {
    const { world, model } = atEmail();
    world.msa.onValidateUsername.clear().fails({ kind: 'unreachable' }).gives({});
    await model.identify();
    expect(model.method.run.notice?.text).toBe(
      `${MESSAGES.validateEmail}. ${MESSAGES.noConnection}`,
    );
    expect(model.emailForm.values.email).toBe(EMAIL);
    await model.identify();
    expect(model.method.flow.at).toBe('prove');
    expect(model.method.run.notice).toBe(null);
  });

  it('is told apart from a code that could not be sent, and a limit has its own words', async () => {
    const { world, model } = atEmail();
    world.msa.onRequestCode
      .clear()
      .fails({ kind: 'timedOut' })
      .fails({ kind: 'rateLimited', message: null, retryAfterSeconds: 60 });
    await model.identify();
    expect(model.method.run.notice?.text).toBe(`${MESSAGES.sendCode}. ${MESSAGES.outcomeUnknown}`);
    await model.identify();
    expect(model.method.run.notice?.text).toBe(MESSAGES.tooManyAttempts);
    expect(model.method.flow.at).toBe('identify');
  });
});

describe('the code', () => {
  it('is checked at the sixth digit, once', async () => {
    const { world, model } = await atCode();
    world.msa.onVerifyCode.gives({});
    await model.enterCode('12345');
    await model.enterCode('123456');
    expect(world.msa.onVerifyCode.calls).toEqual([[{ username: EMAIL, code: '123456' }]]);
    expect(model.method.flow.at).toBe('reset');
    expect(model.code.digits).toBe('');
  });

  it('is emptied and said for 10 s when it is wrong; it stays when nobody answered', async () => {
    const { world, model } = await atCode();
    world.msa.onVerifyCode.fails(WRONG).fails({ kind: 'unreachable' }).gives({});
    const before = model.code.focusRequests;
    await model.enterCode('111111');
    expect(model.code.digits).toBe('');
    expect(model.code.focusRequests).toBe(before + 1);
    expect(model.method.run.notice).toMatchObject({ text: 'Wrong code.', durationMs: 10_000 });
    await model.enterCode('222222');
    expect(model.code.digits).toBe('222222');
    expect(model.method.run.notice).toMatchObject({
      text: `${MESSAGES.verifyCode}. ${MESSAGES.noConnection}`,
      durationMs: 6_000,
    });
    await model.prove();
    expect(model.method.flow.at).toBe('reset');
  });

  it('typed over while the first one was checked is checked next', async () => {
    const { world, model } = await atCode();
    world.msa.onVerifyCode.fails(WRONG).gives({});
    const first = model.enterCode('111111');
    void model.enterCode('222222');
    await first;
    expect(world.msa.onVerifyCode.calls.map(([{ code }]) => code)).toEqual(['111111', '222222']);
    expect(model.method.flow.at).toBe('reset');
  });

  it('can be had again after 30 s, and a limit blocks for as long as it says', async () => {
    const { world, model } = await atCode();
    await model.resend();
    expect(world.msa.onRequestCode.calls).toHaveLength(1);
    vi.advanceTimersByTime(30_000);
    expect(model.resending.resendBlocked).toBe(false);
    world.msa.onRequestCode
      .clear()
      .fails({ kind: 'rateLimited', message: null, retryAfterSeconds: 90 })
      .gives({ resendInSeconds: 30 });
    await model.resend();
    expect(model.method.run.notice?.text).toBe(MESSAGES.tooManyAttempts);
    vi.advanceTimersByTime(89_000);
    expect(model.resending.resendBlocked).toBe(true);
    vi.advanceTimersByTime(1_000);
    await model.resend();
    expect(model.method.run.notice).toBe(null);
    expect(world.msa.onValidateUsername.calls).toHaveLength(1);
  });

  it('of a recovery that is over leads to the beginning with the address kept, and opens another', async () => {
    const { world, model } = await atCode();
    world.msa.onVerifyCode.fails(OVER);
    await model.enterCode('123456');
    expect(model.method.flow).toEqual({ at: 'identify', opened: null, proven: false });
    expect(model.method.run.notice?.text).toBe('Start again.');
    expect(model.emailForm.values.email).toBe(EMAIL);
    await model.identify();
    expect(world.msa.onValidateUsername.calls).toHaveLength(2);
  });
});

describe('back', () => {
  it('goes one step, drops what is secret, and forward asks the server nothing twice', async () => {
    const { world, model } = await atPassword();
    await world.solve(model);
    model.method.back();
    expect(model.method.flow).toMatchObject({ at: 'prove', proven: true });
    expect(model.passwordForm.values.newPassword).toBe('');
    expect(model.captcha.state.at).toBe('open');
    model.method.back();
    expect(model.method.flow.at).toBe('identify');
    await model.identify();
    await model.prove();
    expect(model.method.flow.at).toBe('reset');
    expect(world.msa.onValidateUsername.calls).toHaveLength(1);
    expect(world.msa.onRequestCode.calls).toHaveLength(1);
    expect(world.msa.onVerifyCode.calls).toHaveLength(1);
  });

  it('to another address opens another recovery, whose code is still to be typed', async () => {
    const { world, model } = await atPassword();
    model.method.back();
    model.method.back();
    model.emailForm.type('email', 'other@example.com');
    await model.identify();
    expect(model.method.flow).toMatchObject({ at: 'prove', proven: false });
    expect(world.msa.onValidateUsername.calls.at(-1)).toEqual(['other@example.com']);
  });
});

describe('the new password', () => {
  it('is saved with its captcha, and the form is told who it was', async () => {
    const { world, model } = await atPassword();
    world.msa.onResetPassword.gives({});
    await model.reset();
    expect(model.captcha.error).not.toBe(null);
    expect(world.msa.onResetPassword.calls).toHaveLength(0);
    await world.solve(model);
    await model.reset();
    expect(world.msa.onResetPassword.calls).toEqual([
      [{ email: EMAIL, newPassword: PASSWORD, captcha: 'token' }],
    ]);
    expect(model.method.flow.at).toBe('done');
    expect(world.done).toEqual([EMAIL]);
  });

  it('stays when it is refused, while the captcha is done anew', async () => {
    const { world, model } = await atPassword();
    const refused = { kind: 'refused', status: 422, message: 'Too common.', code: null } as const;
    world.msa.onResetPassword.fails(refused);
    await world.solve(model);
    await model.reset();
    expect(model.method.run.notice?.text).toBe('Too common.');
    expect(model.passwordForm.values.newPassword).toBe(PASSWORD);
    expect(model.captcha.state.at).toBe('open');
    expect(world.done).toEqual([]);
  });

  it('whose first try got no answer may be set already, which is said when its repeat finds nothing', async () => {
    const { world, model } = await atPassword();
    world.msa.onResetPassword.fails({ kind: 'timedOut' }).fails(OVER);
    await world.solve(model);
    await model.reset();
    expect(model.method.run.notice?.text).toContain(MESSAGES.outcomeUnknown);
    await world.solve(model);
    await model.reset();
    expect(model.method.run.notice?.text).toContain('may have set the new password already');
    expect(model.method.flow.at).toBe('identify');
  });
});
