import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Failure, ok } from '#core/kernel/result.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { RegistrationLink } from '#core/registration/registration-link.rule.ts';
import type { RegistrationGateway } from '#core/registration/registration.gateway.port.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { RegistrationViewModel } from '#ui/registration/registration.view-model.ts';
import { scripted } from '../../support/scripted.ts';

const refused = (status: number, message: string | null = null, code = 'x'): Failure => ({
  kind: 'refused',
  status,
  message,
  code,
});
const EXPIRED = refused(412, 'This link has expired.', 'linkExpired');
const USED = refused(409, MESSAGES.alreadyRegistered, 'alreadyRegistered');
const PASSWORD = 'Quiet-Lantern-Path';

const opened = (link: RegistrationLink | null) => {
  const registration = scripted<RegistrationGateway>();
  const toasts = new ToastStore(Date.now);
  const model = new RegistrationViewModel({
    registration,
    link,
    productName: 'Harbor Portal',
    clock: { now: () => Date.now() },
    toasts,
  });
  return { registration, model, toastTitles: () => toasts.shown().map(({ title }) => title) };
};
const CODE = { kind: 'code', token: 'the-code' } as const;
const OTP = { kind: 'otp', token: 'the-otp' } as const;
const settle = () => vi.advanceTimersByTimeAsync(0);
const typed = (model: RegistrationViewModel, password = PASSWORD, confirm = password) => {
  model.form.type('password', password);
  model.form.type('confirmPassword', confirm);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a link that refuses a change of a contact', () => {
  it('refuses nothing by being opened, and once by a press', async () => {
    const { model, registration } = opened({ kind: 'refuse', token: 'the-code' });
    registration.onRefuseContact.gives({});
    model.start();
    await settle();
    expect([model.flow.at, registration.onRefuseContact.calls]).toEqual(['refuse', []]);
    await model.refuse();
    await model.refuse();
    expect(registration.onRefuseContact.calls).toEqual([['the-code']]);
    expect(model.flow).toEqual({ at: 'refused' });
  });

  it('says without another alarm that the change waits no more', async () => {
    const { model, registration } = opened({ kind: 'refuse', token: 'the-code' });
    registration.onRefuseContact.fails(EXPIRED);
    await model.refuse();
    expect(model.flow).toEqual({ at: 'refusalOver' });
    expect(model.submission.problem).toBeNull();
  });
});

describe('a link that proves an address', () => {
  it('is presented once, however often the page is mounted, and leads on with "Account Verified!"', async () => {
    const { model, registration, toastTitles } = opened(CODE);
    registration.onVerifyEmail.gives({});
    model.start();
    model.dispose();
    model.start();
    expect(model.flow.at).toBe('verifying');
    await settle();
    expect(registration.onVerifyEmail.calls).toEqual([['the-code']]);
    expect(model.flow).toEqual({ at: 'verified' });
    expect(toastTitles()).toEqual([MESSAGES.accountVerified]);
    model.start();
    await settle();
    expect(registration.onVerifyEmail.calls).toHaveLength(1);
  });

  it('that expired says so without another alarm, and can be asked for anew', async () => {
    const { model, registration } = opened(CODE);
    registration.onVerifyEmail.fails(EXPIRED);
    registration.onResend.gives({});
    model.start();
    await settle();
    expect(model.flow.at).toBe('expired');
    expect(model.submission.problem).toBeNull();
    await model.resend();
    expect(registration.onResend.calls).toEqual([['the-code']]);
    expect(model.flow.at).toBe('resent');
    expect(model.resendWait.left).toBe(30);
    await model.resend();
    expect(registration.onResend.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30_000);
    await model.resend();
    expect(registration.onResend.calls).toHaveLength(2);
    model.dispose();
  });

  it('that was used says that the account is registered, and nothing is an error', async () => {
    const { model, registration } = opened(CODE);
    registration.onVerifyEmail.fails(USED);
    model.start();
    await settle();
    expect(model.flow).toEqual({ at: 'registered' });
    expect(model.submission.problem).toBeNull();
  });

  it('that nobody knows shows the server’s words and offers no second try', async () => {
    const { model, registration } = opened(CODE);
    registration.onVerifyEmail.fails(refused(400, 'This link is not valid.', 'linkInvalid'));
    model.start();
    await settle();
    expect(model.flow.at).toBe('failed');
    expect(model.submission.problem).toBe('This link is not valid.');
    expect(model.mayTryAgain).toBe(false);
    await model.tryAgain();
    expect(registration.onVerifyEmail.calls).toHaveLength(1);
  });

  it.each<[string, Failure, string]>([
    [
      'a server that failed',
      { kind: 'faulted', status: 500, message: null },
      MESSAGES.verifyRegistration,
    ],
    [
      'no answer',
      { kind: 'unreachable' },
      `${MESSAGES.verifyRegistration}. ${MESSAGES.noConnection}`,
    ],
    ['words without meaning', { kind: 'empty', reason: 'aborted' }, MESSAGES.verifyRegistration],
    [
      'an answer too late',
      { kind: 'timedOut' },
      `${MESSAGES.verifyRegistration}. ${MESSAGES.outcomeUnknown}`,
    ],
  ])('can be presented again after %s', async (_, failure, text) => {
    const { model, registration } = opened(CODE);
    registration.onVerifyEmail.fails(failure).gives({});
    model.start();
    await settle();
    expect(model.flow.at).toBe('failed');
    expect(model.submission.problem).toBe(text);
    const again = model.tryAgain();
    expect(model.flow.at).toBe('verifying');
    await again;
    expect(model.flow.at).toBe('verified');
    expect(registration.onVerifyEmail.calls).toEqual([['the-code'], ['the-code']]);
  });
});

describe('asking for a new link', () => {
  const expired = async () => {
    const world = opened(CODE);
    world.registration.onVerifyEmail.fails(EXPIRED);
    world.model.start();
    await settle();
    return world;
  };

  it('tells whoever is registered already, as information', async () => {
    const { model, registration } = await expired();
    registration.onResend.fails(USED);
    await model.resend();
    expect(model.flow).toEqual({ at: 'registered' });
    expect(model.submission.problem).toBeNull();
  });

  it('waits as long as the server says after too many', async () => {
    const { model, registration } = await expired();
    registration.onResend
      .fails({ kind: 'rateLimited', message: null, retryAfterSeconds: 90 })
      .gives({});
    await model.resend();
    expect(model.flow.at).toBe('expired');
    expect(model.submission.problem).toBe(MESSAGES.tooManyAttempts);
    await vi.advanceTimersByTimeAsync(89_000);
    expect(model.resendBlocked).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    await model.resend();
    expect(model.flow.at).toBe('resent');
    expect(model.submission.problem).toBeNull();
    model.dispose();
  });

  it('can be repeated at once when it surely did not leave', async () => {
    const { model, registration } = await expired();
    registration.onResend
      .fails({ kind: 'faulted', status: 500, message: null })
      .fails({ kind: 'unreachable' });
    await model.resend();
    const first = model.submission.refusals;
    expect(model.submission.problem).toBe(MESSAGES.verifyRegistration);
    expect(model.resendBlocked).toBe(false);
    await model.resend();
    expect(model.submission.problem).toBe(
      `${MESSAGES.verifyRegistration}. ${MESSAGES.noConnection}`,
    );
    expect(model.submission.refusals).toBe(first + 1);
  });
});

/** Opens the registration with an invitation link that is still valid. */
const invited = async () => {
  const world = opened(OTP);
  world.registration.onLook.gives({ invited: null });
  world.model.start();
  await settle();
  return world;
};

describe('an invitation', () => {
  it.each<[string, Failure, string, string | null]>([
    ['expired', EXPIRED, 'expired', null],
    ['was used', USED, 'registered', null],
    ['nobody knows', refused(400, 'Not valid.', 'linkInvalid'), 'failed', 'Not valid.'],
  ])('that %s says so at once, before a password is typed', async (_, failure, at, text) => {
    const { model, registration } = opened(OTP);
    registration.onLook.fails(failure);
    model.start();
    expect(model.flow.at).toBe('looking');
    model.start();
    await settle();
    expect(registration.onLook.calls).toEqual([['the-otp']]);
    expect([model.flow.at, model.submission.problem, model.mayTryAgain]).toEqual([at, text, false]);
    expect(registration.onSetPassword.calls).toHaveLength(0);
  });

  it('shows its form, without an alarm, where nobody could look', async () => {
    const { model, registration } = opened(OTP);
    registration.onLook.fails({ kind: 'timedOut' });
    model.start();
    await settle();
    expect([model.flow.at, model.submission.problem]).toEqual(['password', null]);
  });

  it('of a dealer asks for a username too, and keeps what was typed when it is refused', async () => {
    const { model, registration, toastTitles } = opened(OTP);
    const who = { name: 'Jonas Beck', dealer: 'Harbor Point Alarm Coast' };
    registration.onLook.gives({ invited: who });
    model.start();
    await settle();
    expect(model.flow).toMatchObject({ at: 'join', invited: who });
    const form = model.joinForm;
    form.type('username', 'jon');
    form.type('password', 'Quiet-Lantern-Path');
    form.type('confirmPassword', 'Quiet-Lantern-Path');
    await model.join();
    expect(form.errors.username?.[0]).toBe(MESSAGES.usernameTooShort);
    form.type('username', 'jonas.beck');
    expect(model.joinRequirements.find(({ id }) => id === 'username')?.met).toBe(true);
    registration.onJoin.fails(refused(422, 'This username is taken.', 'usernameTaken')).gives({});
    await model.join();
    expect(model.submission.problem).toBe('This username is taken.');
    expect(form.values.username).toBe('jonas.beck');
    await model.join();
    expect(registration.onJoin.calls[1]).toEqual([
      {
        otp: 'the-otp',
        username: 'jonas.beck',
        password: 'Quiet-Lantern-Path',
        confirmPassword: 'Quiet-Lantern-Path',
      },
    ]);
    expect(model.flow.at).toBe('passwordSet');
    expect(toastTitles()).toHaveLength(1);
  });

  it('presents nothing before a password is saved, then says "Password Set!"', async () => {
    const { model, registration, toastTitles } = await invited();
    registration.onSetPassword.gives({});
    expect(model.flow.at).toBe('password');
    expect(model.dirty).toBe(false);
    typed(model);
    expect(model.dirty).toBe(true);
    await model.save();
    expect(registration.onSetPassword.calls).toEqual([
      [{ otp: 'the-otp', password: PASSWORD, confirmPassword: PASSWORD }],
    ]);
    expect(registration.onVerifyEmail.calls).toHaveLength(0);
    expect(model.flow).toEqual({ at: 'passwordSet' });
    expect(model.dirty).toBe(false);
    expect(toastTitles()).toEqual([MESSAGES.passwordSet]);
  });

  it('sends no form that is wrong, and says what is', async () => {
    const { model, registration } = await invited();
    typed(model, 'short', 'other');
    await model.save();
    expect(registration.onSetPassword.calls).toHaveLength(0);
    expect(model.form.errors).toEqual({
      password: ['Must be 12 to 32 characters long'],
      confirmPassword: ['Passwords do not match'],
    });
    expect(model.form.firstWrong).toBe('password');
  });

  it('marks the demands as they are met, and leaves to the server what only it knows', async () => {
    const { model } = await invited();
    typed(model, 'harbor portal!');
    expect(model.requirements.map(({ id, met }) => [id, met])).toEqual([
      ['length', true],
      ['username', null],
      ['productName', false],
      ['common', null],
    ]);
  });

  it.each<[string, Failure, string]>([
    ['a common password', refused(422, 'Too common.', 'passwordRefused'), 'Too common.'],
    [
      'a failing server',
      { kind: 'faulted', status: 503, message: null },
      MESSAGES.verifyRegistration,
    ],
  ])('keeps everything typed after %s, and can be saved again', async (_, failure, text) => {
    const { model, registration } = await invited();
    registration.onSetPassword.fails(failure).gives({});
    typed(model);
    await model.save();
    expect(model.flow.at).toBe('password');
    expect(model.submission.problem).toBe(text);
    expect(model.form.values).toEqual({ password: PASSWORD, confirmPassword: PASSWORD });
    await model.save();
    expect(model.flow.at).toBe('passwordSet');
  });

  it.each<[string, Failure, string, string | null]>([
    ['that was used says that the account is registered', USED, 'registered', null],
    [
      'that nobody knows shows the server’s words',
      refused(400, 'This link is not valid.', 'linkInvalid'),
      'failed',
      'This link is not valid.',
    ],
  ])('%s, and offers no second try', async (_, failure, at, text) => {
    const { model, registration } = await invited();
    registration.onSetPassword.fails(failure);
    typed(model);
    await model.save();
    expect([model.flow.at, model.submission.problem, model.mayTryAgain]).toEqual([at, text, false]);
  });

  it('that expired meanwhile leads to a new one', async () => {
    const { model, registration } = await invited();
    registration.onSetPassword.fails(EXPIRED);
    registration.onResend.gives({});
    typed(model);
    await model.save();
    expect(model.flow.at).toBe('expired');
    await model.resend();
    expect(registration.onResend.calls).toEqual([['the-otp']]);
    model.dispose();
  });

  it('is saved once, however often Save is pressed', async () => {
    const { model, registration } = await invited();
    registration.onSetPassword.answers(
      () => new Promise((resolve) => setTimeout(() => resolve(ok({})), 50)),
    );
    typed(model);
    const presses = [model.save(), model.save()];
    await vi.advanceTimersByTimeAsync(50);
    await Promise.all(presses);
    expect(registration.onSetPassword.calls).toHaveLength(1);
  });
});

it('an address without a link asks for it, and nothing is sent', async () => {
  const { model, registration } = opened(null);
  model.start();
  await settle();
  expect(model.flow).toEqual({ at: 'noLink' });
  expect(registration.onVerifyEmail.calls).toHaveLength(0);
});
