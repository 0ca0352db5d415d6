import { describe, expect, it } from 'vitest';
import { explainCodeRequest } from '#core/login/explain-code-request.rule.ts';
import { backToContact, noteDraft } from '#core/login/login-flow.rule.ts';
import { requestCode, setUpContact } from '#core/login/verify-code.use-case.ts';
import { viewOf } from './support/people.ts';
import { NOT_DUE, SignInWorld } from './support/sign-in-world.ts';

const MASKED = [
  { type: 'email', value: 'd•••@e•••.com' },
  { type: 'cellPhone', value: '(•••) •••-0142' },
] as const;
const CONTACT = { type: 'email', value: 'new@example.com' } as const;
const receipt = (resendInSeconds: number) => ({
  sentTo: 'email' as const,
  sentToMsg: 'We sent a code to d•••@e•••.com',
  resendInSeconds,
});
const LIMITED = { kind: 'rateLimited', message: 'Slow down', retryAfterSeconds: 45 } as const;

describe('asking for a code again', () => {
  const world = () => {
    const made = new SignInWorld();
    const flow = made.step(viewOf(1, { mfaRequired: true, passwordResetRequired: true }));
    return { made, flow, request: requestCode(made) };
  };

  it('goes to the own contact of that channel, for the reason of this sign-in', async () => {
    const { made, flow, request } = world();
    made.mfa.onContactMethods.gives(MASKED);
    made.mfa.onRequestCode.gives(receipt(30));
    const sent = await request({ flow, channel: 'cellPhone' });
    expect(sent).toEqual({ ok: true, value: { receipt: receipt(30), nextAt: 1_030_000 } });
    expect(made.mfa.onRequestCode.calls).toEqual([
      [{ contactMethodValue: '(•••) •••-0142', type: 'cellPhone', mfaType: 2 }],
    ]);
  });

  it('follows a longer wait of the server, never a shorter one', async () => {
    const { made, flow, request } = world();
    made.mfa.onContactMethods.gives(MASKED);
    made.mfa.onRequestCode.gives(receipt(90)).gives(receipt(5));
    const next = async () => {
      const sent = await request({ flow, channel: 'email' });
      return sent.ok ? sent.value.nextAt - made.now : null;
    };
    expect(await next()).toBe(90_000);
    expect(await next()).toBe(30_000);
  });

  it('says so when there is no contact of that channel', async () => {
    const { made, flow, request } = world();
    made.mfa.onContactMethods.gives([MASKED[0]]);
    const sent = await request({ flow, channel: 'cellPhone' });
    expect(sent).toEqual({ ok: false, error: { kind: 'noContact' } });
    expect(sent.ok ? null : explainCodeRequest(sent.error)).toBe(
      'No contact information available to resend code.',
    );
  });

  it('is blocked after a limit, in the words of the catalogue', async () => {
    const { made, flow, request } = world();
    made.mfa.onContactMethods.gives(MASKED);
    made.mfa.onRequestCode.fails(LIMITED);
    const sent = await request({ flow, channel: 'email' });
    expect(sent).toEqual({
      ok: false,
      error: { kind: 'failed', failure: LIMITED, nextAt: 1_045_000 },
    });
    expect(sent.ok ? null : explainCodeRequest(sent.error)).toBe(
      'Too many attempts. Please try again later.',
    );
  });

  it('may follow at once when nothing was sent', async () => {
    const { made, flow, request } = world();
    made.mfa.onContactMethods.fails({ kind: 'unreachable' });
    const sent = await request({ flow, channel: 'email' });
    expect(sent).toMatchObject({ ok: false, error: { kind: 'failed', nextAt: null } });
    expect(sent.ok ? null : explainCodeRequest(sent.error)).toBe(
      'An error occurred while sending your authentication code. There was no connection.',
    );
  });

  it('moves on without words when another step is due by now', async () => {
    const { made, flow, request } = world();
    made.mfa.onContactMethods.fails(NOT_DUE);
    made.session.onRequirements.gives(viewOf(1, { passwordResetRequired: true }).requirements);
    const sent = await request({ flow, channel: 'email' });
    expect(sent).toMatchObject({ error: { kind: 'moved', flow: { step: 'passwordReset' } } });
    expect(sent.ok ? '' : explainCodeRequest(sent.error)).toBeNull();
  });
});

describe('setting up a contact', () => {
  const world = () => {
    const made = new SignInWorld();
    const flow = made.step(viewOf(1, { noContactInfo: true, mfaRequired: true }));
    made.account.onValidateContact.gives(CONTACT);
    const setUp = setUpContact({
      account: made.account,
      session: made.session,
      context: made.context,
      requestCode: requestCode(made),
    });
    return { made, flow, setUp };
  };

  it('has the contact checked, sends the code to its normal form and waits for it', async () => {
    const { made, flow, setUp } = world();
    made.mfa.onRequestCode.gives(receipt(30));
    const noted = await setUp({ flow, contact: ' New@Example.com ' });
    expect(noted).toMatchObject({
      ok: true,
      value: {
        flow: { step: 'mfaVerify', plan: { draft: { ...CONTACT, verified: false } } },
        nextAt: 1_030_000,
      },
    });
    expect(made.account.onValidateContact.calls).toEqual([['New@Example.com']]);
    expect(made.mfa.onRequestCode.calls).toEqual([
      [{ contactMethodValue: CONTACT.value, type: 'email', mfaType: 3 }],
    ]);
  });

  it('stays when the contact is refused', async () => {
    const { made, flow, setUp } = world();
    const refused = { kind: 'refused', status: 400, message: 'No such host', code: null } as const;
    made.account.onValidateContact.clear().fails(refused);
    const noted = await setUp({ flow, contact: 'x@y.zz' });
    expect(noted).toEqual({ ok: false, error: { kind: 'failed', failure: refused, nextAt: null } });
    expect(made.mfa.onRequestCode.calls).toEqual([]);
  });

  it('stays when no code could go out, and says how long to wait', async () => {
    const { made, flow, setUp } = world();
    made.mfa.onRequestCode.fails(LIMITED);
    const noted = await setUp({ flow, contact: CONTACT.value });
    expect(noted).toMatchObject({ ok: false, error: { kind: 'failed', nextAt: 1_045_000 } });
  });

  it('returns to the code already sent when the same contact is given again within the wait', async () => {
    const { made, flow, setUp } = world();
    made.mfa.onRequestCode.fails(LIMITED);
    const back = backToContact(noteDraft(flow, CONTACT));
    if (back.at !== 'step') throw new Error('Back leads to contactInfo');
    const same = await setUp({ flow: back, contact: CONTACT.value });
    expect(same).toMatchObject({
      ok: true,
      value: { flow: { step: 'mfaVerify' }, code: null, nextAt: 1_045_000 },
    });
    made.account.onValidateContact.clear().gives({ type: 'email', value: 'other@example.com' });
    const other = await setUp({ flow: back, contact: 'other@example.com' });
    expect(other.ok).toBe(false);
  });

  it('stays after Back for any other reason than the wait, and for a contact of the other kind', async () => {
    const { made, flow, setUp } = world();
    const back = backToContact(noteDraft(flow, CONTACT));
    if (back.at !== 'step') throw new Error('Back leads to contactInfo');
    made.mfa.onRequestCode.fails(NOT_DUE).fails({ kind: 'timedOut' }).fails(LIMITED);
    made.session.onRequirements.gives(viewOf(1).requirements);
    const moved = await setUp({ flow: back, contact: CONTACT.value });
    expect(moved).toMatchObject({ ok: false, error: { kind: 'moved', flow: { at: 'landing' } } });
    const again = await setUp({ flow: back, contact: CONTACT.value });
    expect(again).toMatchObject({ ok: false, error: { failure: { kind: 'timedOut' } } });
    made.account.onValidateContact.clear().gives({ type: 'cellPhone', value: CONTACT.value });
    const other = await setUp({ flow: back, contact: CONTACT.value });
    expect(other).toMatchObject({ ok: false, error: { failure: LIMITED } });
  });

  it('sends no code to a new contact over the other channel', async () => {
    const { made, flow } = world();
    const noted = noteDraft(flow, CONTACT);
    const sent = await requestCode(made)({ flow: noted, channel: 'cellPhone' });
    expect(sent).toEqual({ ok: false, error: { kind: 'noContact' } });
    expect(made.mfa.onContactMethods.calls).toEqual([]);
  });

  it('moves on when the contact is known by now', async () => {
    const { made, flow, setUp } = world();
    made.account.onValidateContact.clear().fails(NOT_DUE);
    made.session.onRequirements.gives(viewOf(1).requirements);
    const noted = await setUp({ flow, contact: CONTACT.value });
    expect(noted).toMatchObject({ error: { kind: 'moved', flow: { at: 'landing' } } });
  });
});
