import { describe, expect, it } from 'vitest';
import type { LoginProofGateway } from '#core/login/login.gateway.port.ts';
import { scripted } from '#tests/support/scripted.ts';
import { grantOf, viewOf } from '#tests/core/login/support/people.ts';
import { ContactProofViewModel } from '#ui/login/steps/contact-proof.view-model.ts';
import { LoginWorld, TYPED } from '../../harness/login-world.ts';

const LIMITED = { kind: 'rateLimited', message: null, retryAfterSeconds: 3 } as const;
const WRONG = { kind: 'refused', status: 401, message: 'Not right.', code: 'wrongCode' } as const;

/** Signs in as a person whom a rate limit holds back, and returns the contact proof. */
const heldBack = async (script: (then: LoginWorld['login']['onCredentialLogin']) => unknown) => {
  const world = new LoginWorld();
  world.model.start(null);
  script(world.login.onCredentialLogin.fails(LIMITED));
  await world.model.submitCredentials(TYPED);
  expect(world.model.heldBack).toBe(true);
  world.model.prove(TYPED);
  const { model: login, clock } = world;
  const gateway = scripted<LoginProofGateway>();
  return { world, gateway, proof: new ContactProofViewModel({ login, gateway, clock }) };
};

describe('ContactProofViewModel', () => {
  it('asks for one code, proves the contact and signs in with what was typed', async () => {
    const { world, gateway, proof } = await heldBack((then) => then.gives(grantOf(viewOf(1))));
    gateway.onRequestProof.gives({ resendInSeconds: 360 });
    proof.start();
    proof.start();
    await expect.poll(() => proof.asked).toBe(true);
    expect(gateway.onRequestProof.calls).toEqual([[{ login: TYPED.identifier }]]);
    expect([proof.resendBlocked, proof.code.resendWait.left]).toEqual([true, 360]);
    gateway.onProveContact.gives({});
    await proof.enterCode('123 456');
    expect(gateway.onProveContact.calls).toEqual([[{ login: TYPED.identifier, code: '123456' }]]);
    expect(world.model.flow.at).toBe('landing');
    expect(world.model.heldBack).toBe(false);
    proof.dispose();
  });

  it('stays for another code when one is wrong, and says so', async () => {
    const { world, gateway, proof } = await heldBack((then) => then);
    gateway.onProveContact.fails(WRONG);
    await proof.enterCode('123456');
    expect(world.model.notice?.text).toBe('Not right.');
    expect([proof.code.digits, world.model.proving]).toEqual(['', TYPED]);
  });

  it('goes back to the form when the password is wrong, and when it is left', async () => {
    const { world, gateway, proof } = await heldBack((then) => then.fails(WRONG));
    gateway.onProveContact.gives({});
    await proof.enterCode('123456');
    expect([world.model.proving, world.model.flow.at]).toEqual([null, 'credentials']);
    expect(world.model.notice?.text).toBe('Not right.');
    world.model.prove(TYPED);
    proof.leave();
    expect([world.model.proving, world.model.notice]).toEqual([null, null]);
  });

  it('rests after a refused wish for a code as long as the server says', async () => {
    const { gateway, proof } = await heldBack((then) => then);
    gateway.onRequestProof.fails({ ...LIMITED, retryAfterSeconds: 90 });
    await proof.send();
    expect([proof.asked, proof.code.resendWait.left]).toEqual([false, 90]);
    proof.dispose();
  });
});
