import { describe, expect, it } from 'vitest';
import { acceptAgreement, loadAgreement } from '#core/login/save-security-answers.use-case.ts';
import { replyOf, viewOf } from './support/people.ts';
import { NOT_DUE, SignInWorld } from './support/sign-in-world.ts';

const BOTH = { betaUser: true, termsAndConditionsRequired: true, privacyPolicyRequired: true };
const PRIVACY = { betaUser: true, privacyPolicyRequired: true };
const TEXT = { version: 4, text: 'Be kind.' };

describe('the agreements after the last step', () => {
  it('load the text that is due, not the other', async () => {
    const world = new SignInWorld();
    world.agreements.onTerms.gives(TEXT);
    world.agreements.onPrivacyPolicy.gives({ version: 9, text: 'We keep little.' });
    const load = loadAgreement(world);
    const terms = await load({ flow: world.agreement(viewOf(2, BOTH)) });
    expect(terms).toEqual({ ok: true, value: TEXT });
    const privacy = await load({ flow: world.agreement(viewOf(2, PRIVACY)) });
    expect(privacy).toMatchObject({ ok: true, value: { version: 9 } });
    expect(world.agreements.onTerms.calls).toHaveLength(1);
  });

  it('accept the version that was shown; privacy follows terms, then the sign-in is complete', async () => {
    const world = new SignInWorld();
    const accept = acceptAgreement(world);
    world.agreements.onAcceptTerms.gives(replyOf(viewOf(2, PRIVACY)));
    world.agreements.onAcceptPrivacyPolicy.gives(replyOf(viewOf(2, { betaUser: true })));
    const flow = world.agreement(viewOf(2, BOTH));
    const first = await accept({ flow, version: 4 });
    expect(world.agreements.onAcceptTerms.calls).toEqual([[4]]);
    expect(first).toMatchObject({ ok: true, value: { at: 'agreement', which: 'privacy' } });
    if (!first.ok || first.value.at !== 'agreement') throw new Error('privacy must be due');
    const second = await accept({ flow: first.value, version: 9 });
    expect(second).toMatchObject({ ok: true, value: { at: 'landing' } });
    expect(world.context.current.context.actionRequired).toBe(false);
  });

  it('stay when a newer text has to be read first', async () => {
    const world = new SignInWorld();
    const flow = world.agreement(viewOf(2, BOTH));
    const changed = {
      kind: 'refused',
      status: 409,
      message: 'The terms have changed.',
      code: 'agreementChanged',
    } as const;
    world.agreements.onAcceptTerms.fails(changed);
    const result = await acceptAgreement(world)({ flow, version: 3 });
    expect(result).toEqual({ ok: false, error: { failure: changed, flow } });
  });

  it('give way to a step that came up again', async () => {
    const world = new SignInWorld();
    const flow = world.agreement(viewOf(2, BOTH));
    world.agreements.onAcceptTerms.fails(NOT_DUE);
    world.session.onRequirements.gives(
      viewOf(2, { ...BOTH, passwordResetRequired: true }).requirements,
    );
    const result = await acceptAgreement(world)({ flow, version: 4 });
    expect(result).toMatchObject({ ok: true, value: { at: 'step', step: 'passwordReset' } });
  });
});
