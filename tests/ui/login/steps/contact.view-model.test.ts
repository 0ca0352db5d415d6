import { describe, expect, it } from 'vitest';
import { requestCode, setUpContact } from '#core/login/verify-code.use-case.ts';
import { viewOf } from '#tests/core/login/support/people.ts';
import { ContactViewModel } from '#ui/login/steps/new-password.view-model.ts';
import { LoginWorld } from '../../harness/login-world.ts';

const opened = () => {
  const world = new LoginWorld();
  world.resume(viewOf(2, { noContactInfo: true, mfaRequired: true, betaUser: true }));
  const make = () =>
    new ContactViewModel({
      login: world.model,
      setUpContact: setUpContact({
        session: world.session,
        context: world.context,
        account: world.account,
        requestCode: requestCode(world),
      }),
    });
  return { world, make, model: make() };
};
const SENT = { sentTo: 'email', sentToMsg: 'n•••@e•••.com', resendInSeconds: 30 } as const;

describe('setting up a contact', () => {
  it('asks for the code of exactly what was typed and shows it in full', async () => {
    const { world, model } = opened();
    world.account.onValidateContact.gives({ type: 'email', value: 'new@example.com' });
    world.mfa.onRequestCode.gives(SENT);
    model.form.type('contact', 'new@example.com');
    await model.submit();
    expect(world.model.flow).toMatchObject({ at: 'step', step: 'mfaVerify' });
    const code = world.codeStep();
    await code.start();
    expect(code.sentToMsg).toBe('new@example.com');
    expect(code.mayChangeContact).toBe(true);
    expect(code.resendWait.left).toBe(30);
    code.dispose();
  });

  it('comes back with the contact still in the field', async () => {
    const { world, model, make } = opened();
    world.account.onValidateContact.gives({ type: 'email', value: 'new@example.com' });
    world.mfa.onRequestCode.gives(SENT);
    model.form.type('contact', 'new@example.com');
    await model.submit();
    world.codeStep().changeContact();
    expect(world.model.flow).toMatchObject({ step: 'contactInfo' });
    expect(make().form.values.contact).toBe('new@example.com');
    expect(world.signOuts).toBe(0);
  });

  it('sends nothing that is neither an address nor a number', async () => {
    const { world, model } = opened();
    model.form.type('contact', 'harbor');
    await model.submit();
    expect(world.account.onValidateContact.calls).toHaveLength(0);
    expect(model.form.errors.contact).toHaveLength(1);
    expect(model.form.firstWrong).toBe('contact');
  });

  it('keeps what was typed when nobody answers', async () => {
    const { world, model } = opened();
    world.account.onValidateContact.fails({ kind: 'unreachable' });
    model.form.type('contact', 'new@example.com');
    await model.submit();
    expect(model.form.values.contact).toBe('new@example.com');
    expect(world.model.notice?.tone).toBe('error');
    expect(model.run.busy).toBe(false);
  });
});
