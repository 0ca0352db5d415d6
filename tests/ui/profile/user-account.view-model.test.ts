import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '#core/kernel/result.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { CodeDeparture } from '#core/mfa/code-departure.schema.ts';
import type { ProfileGateway } from '#core/profile/profile.api.ts';
import { saveContact, startContactChange } from '#core/profile/start-contact-change.use-case.ts';
import { SessionContext } from '#core/session/session-context.ts';
import type { User } from '#core/session/user.schema.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { ContactProofViewModel } from '#ui/profile/contact-proof.view-model.ts';
import { UserAccountViewModel } from '#ui/profile/user-account.view-model.ts';
import { scripted } from '../../support/scripted.ts';
import { grantOf, viewOf } from '#tests/core/login/support/people.ts';

const CHECK: Failure = { kind: 'refused', status: 409, message: null, code: 'checkNeeded' };
const WRONG: Failure = { kind: 'refused', status: 401, message: 'Wrong.', code: 'wrongCode' };
const PROOF = { sentTo: 'n•••@e•••.com', resendInSeconds: 30 };

const withContacts = (contacts: Partial<User>) => {
  const view = viewOf(2, { betaUser: true });
  return { ...view, user: { ...view.user, ...contacts } };
};
const OLD = { email: 'old@example.com', phoneNumber: '+12075550142' };

const opened = (departures: readonly CodeDeparture[] = ['sent']) => {
  const context = new SessionContext();
  context.apply({ kind: 'signedIn', grant: grantOf(withContacts(OLD)) });
  const profile = scripted<ProfileGateway>();
  for (const state of departures) profile.onContactDeparture.gives({ state });
  const clock = { now: () => Date.now() };
  const toasts = new ToastStore(Date.now);
  const model = new UserAccountViewModel({
    profile,
    saveContact: saveContact({ profile, context }),
    context,
    proof: new ContactProofViewModel({
      start: startContactChange({ profile, clock }),
      profile,
      clock,
    }),
    toasts,
  });
  model.start();
  return { context, profile, model, toastTitles: () => toasts.shown().map(({ title }) => title) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the own account', () => {
  it('may be saved only when something changed and every field is right', () => {
    const { model } = opened();
    expect(model.maySave).toBe(false);
    expect(model.dirty).toBe(false);
    model.form.type('phone', '(207) 555-0142');
    expect(model.maySave).toBe(false);
    model.form.type('email', 'new@');
    expect(model.maySave).toBe(false);
    expect(model.dirty).toBe(true);
    model.form.type('email', 'new@example.com');
    expect(model.maySave).toBe(true);
  });

  it('asks for the password, then for the code, then saves and says so', async () => {
    const { context, profile, model, toastTitles } = opened();
    profile.onStartContactChange.fails(CHECK).gives(PROOF);
    profile.onConfirmPassword.gives({});
    profile.onFinishContactChange.gives(withContacts({ ...OLD, email: 'new@example.com' }));
    model.form.type('email', 'new@example.com');
    await model.save();
    expect(model.stage).toBe('password');
    model.typePassword('Harbor-Light-2026');
    await model.confirmPassword();
    expect(profile.onConfirmPassword.calls).toEqual([[{ password: 'Harbor-Light-2026' }]]);
    expect(model.password).toBe('');
    expect(model.stage).toBe('code');
    expect(model.proof.sentTo).toBe(PROOF.sentTo);
    await model.enterCode('123456');
    expect(profile.onFinishContactChange.calls).toEqual([
      [{ type: 'email', code: '123456', endOthers: true }],
    ]);
    expect(context.current.view?.user.email).toBe('new@example.com');
    expect(model.done).toBe(true);
    expect(model.dirty).toBe(false);
    expect(toastTitles()).toEqual(['Your account was updated']);
  });

  it('says of the code that it is being sent, that it failed, and that it left, as each becomes true', async () => {
    const { profile, model } = opened(['sending', 'failed', 'sent']);
    profile.onStartContactChange.gives(PROOF);
    model.form.type('email', 'new@example.com');
    await model.save();
    const states = [model.proof.departure.state];
    for (let look = 0; look < 3; look += 1) {
      await vi.advanceTimersByTimeAsync(2000);
      states.push(model.proof.departure.state);
    }
    expect([...new Set(states)]).toEqual(['sending', 'failed', 'sent']);
    const looks = profile.onContactDeparture.calls.length;
    await vi.advanceTimersByTimeAsync(20000);
    expect(profile.onContactDeparture.calls).toHaveLength(looks);
    model.dispose();
  });

  it('proves both contacts, one after the other, the password once', async () => {
    const { profile, model } = opened();
    profile.onStartContactChange.gives(PROOF);
    profile.onFinishContactChange
      .gives(withContacts({ ...OLD, email: 'new@example.com' }))
      .gives(withContacts({ email: 'new@example.com', phoneNumber: '+12075550100' }));
    model.form.type('email', 'new@example.com');
    model.form.type('phone', '207 555 0100');
    await model.save();
    await model.enterCode('111111');
    expect(model.done).toBe(false);
    expect(model.stage).toBe('code');
    expect(model.proof.code).toBe('');
    await model.enterCode('222222');
    expect(profile.onStartContactChange.calls).toEqual([
      [{ type: 'email', value: 'new@example.com' }],
      [{ type: 'cellPhone', value: '+12075550100' }],
    ]);
    expect(model.done).toBe(true);
  });

  it('takes the phone away when its field was emptied', async () => {
    const { profile, model } = opened();
    profile.onRemovePhone.fails(CHECK).gives(withContacts({ ...OLD, phoneNumber: null }));
    profile.onConfirmPassword.gives({});
    model.form.type('phone', '');
    await model.save();
    expect(model.stage).toBe('password');
    model.typePassword('x');
    await model.confirmPassword();
    expect(model.done).toBe(true);
    expect(profile.onStartContactChange.calls).toHaveLength(0);
  });

  it('keeps everything typed when it fails, with the default words', async () => {
    const { profile, model } = opened();
    profile.onStartContactChange.fails({ kind: 'faulted', status: 500, message: null });
    model.form.type('email', 'new@example.com');
    await model.save();
    expect(model.submission.problem).toBe(MESSAGES.updateUser);
    expect(model.stage).toBe('form');
    expect(model.form.values.email).toBe('new@example.com');
  });

  it('says too many attempts, and lets nobody resend before the wait is over', async () => {
    const { profile, model } = opened();
    profile.onStartContactChange
      .gives(PROOF)
      .fails({ kind: 'rateLimited', message: null, retryAfterSeconds: 60 })
      .gives(PROOF);
    model.form.type('email', 'new@example.com');
    await model.save();
    await model.resend();
    expect(profile.onStartContactChange.calls).toHaveLength(1);
    expect(model.resending.resendWait.left).toBe(30);
    await vi.advanceTimersByTimeAsync(30_000);
    await model.resend();
    expect(model.submission.problem).toBe(MESSAGES.tooManyAttempts);
    expect(model.resending.resendBlocked).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    await model.resend();
    expect(profile.onStartContactChange.calls).toHaveLength(3);
    model.dispose();
  });

  it('keeps a code that a limit left unchecked', async () => {
    const { profile, model } = opened();
    profile.onStartContactChange.gives(PROOF);
    profile.onFinishContactChange.fails({
      kind: 'rateLimited',
      message: null,
      retryAfterSeconds: 60,
    });
    model.form.type('email', 'new@example.com');
    await model.save();
    await model.enterCode('314159');
    expect(model.proof.code).toBe('314159');
    expect(model.submission.problem).toBe(MESSAGES.tooManyAttempts);
    model.dispose();
  });

  it('empties a wrong code and a wrong password, and says why', async () => {
    const { profile, model } = opened();
    profile.onStartContactChange.fails(CHECK).gives(PROOF);
    profile.onConfirmPassword.fails(WRONG).gives({});
    profile.onFinishContactChange.fails(WRONG).fails({ kind: 'unreachable' });
    model.form.type('email', 'new@example.com');
    await model.save();
    model.typePassword('no');
    await model.confirmPassword();
    expect(model.submission.problem).toBe('Wrong.');
    expect([model.stage, model.password]).toEqual(['password', '']);
    model.typePassword('yes');
    await model.confirmPassword();
    await model.enterCode('000000');
    expect(model.submission.problem).toBe('Wrong.');
    expect(model.proof.code).toBe('');
    await model.enterCode('000001');
    expect(model.submission.problem).toBe(`${MESSAGES.verifyCode}. ${MESSAGES.noConnection}`);
    expect(model.proof.code).toBe('000001');
    model.back();
    expect([model.stage, model.submission.problem]).toEqual(['form', null]);
    expect(model.form.values.email).toBe('new@example.com');
    model.dispose();
  });
});
