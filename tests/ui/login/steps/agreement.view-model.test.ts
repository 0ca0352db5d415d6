import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#core/kernel/messages.ts';
import { acceptAgreement, loadAgreement } from '#core/login/save-security-answers.use-case.ts';
import { replyOf, viewOf } from '#tests/core/login/support/people.ts';
import { AgreementViewModel } from '#ui/login/steps/agreement.view-model.ts';
import { LoginWorld } from '../../harness/login-world.ts';

const opened = async (flags: Parameters<typeof viewOf>[1]) => {
  const world = new LoginWorld();
  world.resume(viewOf(2, { betaUser: true, ...flags }));
  world.agreements.onTerms.gives({ version: 3, text: 'Be kind.' });
  world.agreements.onPrivacyPolicy.gives({ version: 1, text: 'We keep little.' });
  const model = new AgreementViewModel({
    login: world.model,
    loadAgreement: loadAgreement(world),
    acceptAgreement: acceptAgreement(world),
  });
  await model.start();
  return { world, model };
};

describe('terms', () => {
  it('are accepted in the version that was shown, and privacy follows', async () => {
    const both = { termsAndConditionsRequired: true, privacyPolicyRequired: true };
    const { world, model } = await opened(both);
    world.agreements.onAcceptTerms.gives(
      replyOf(viewOf(2, { betaUser: true, privacyPolicyRequired: true })),
    );
    model.tick(true);
    await model.accept();
    expect(world.agreements.onAcceptTerms.calls).toEqual([[3]]);
    expect(world.model.flow).toMatchObject({ at: 'agreement', which: 'privacy' });
  });

  it('are not accepted without the tick', async () => {
    const { world, model } = await opened({ termsAndConditionsRequired: true });
    await model.accept();
    expect(world.agreements.onAcceptTerms.calls).toHaveLength(0);
    expect(model.problem).not.toBeNull();
  });

  it('stay when they are declined, and say what that means', async () => {
    const { world, model } = await opened({ termsAndConditionsRequired: true });
    await model.decline();
    expect(model.problem).toBe(MESSAGES.termsDeclined);
    expect(world.model.flow).toMatchObject({ at: 'agreement', which: 'terms' });
    expect(world.signOuts).toBe(0);
  });

  it('are read and ticked anew when a newer version is in force', async () => {
    const { world, model } = await opened({ termsAndConditionsRequired: true });
    world.agreements.onTerms.clear().gives({ version: 4, text: 'Be kinder.' });
    world.agreements.onAcceptTerms.fails({
      kind: 'refused',
      status: 409,
      message: 'The terms have changed.',
      code: 'agreementChanged',
    });
    model.tick(true);
    await model.accept();
    expect(model.agreement?.version).toBe(4);
    expect(model.ticked).toBe(false);
    expect(model.problem).toBe('The terms have changed.');
  });
});

describe('the privacy policy', () => {
  it('leads back to the form with its words when it is rejected', async () => {
    const { world, model } = await opened({ privacyPolicyRequired: true });
    await model.decline();
    expect(world.model.flow.at).toBe('credentials');
    expect(world.model.notice?.text).toBe(MESSAGES.privacyDeclined);
    expect(world.signOuts).toBe(1);
  });

  it('keeps the tick when accepting met no answer, and a second press goes through', async () => {
    const { world, model } = await opened({ privacyPolicyRequired: true });
    world.agreements.onAcceptPrivacyPolicy
      .fails({ kind: 'unreachable' })
      .gives(replyOf(viewOf(2, { betaUser: true })));
    model.tick(true);
    await model.accept();
    expect(model.problem).toBe(`${MESSAGES.acceptTerms}. ${MESSAGES.noConnection}`);
    expect(model.ticked).toBe(true);
    await model.accept();
    expect(world.model.flow.at).toBe('landing');
  });
});
