import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#core/kernel/messages.ts';
import { SessionContext } from '#core/session/session-context.ts';
import { grantOf, viewOf } from '#tests/core/login/support/people.ts';
import { SessionViewModel } from '#ui/shell/session.view-model.ts';

const make = (outcomes: ('settled' | 'unavailable')[] = ['settled']) => {
  const context = new SessionContext();
  let asked = 0;
  const model = new SessionViewModel({
    context,
    actions: {
      restore: () => Promise.resolve(outcomes[asked++] ?? 'settled'),
      signOut: () => {
        context.apply({ kind: 'signedOut', reason: 'asked' });
        return Promise.resolve();
      },
    },
  });
  return { context, model, asked: () => asked };
};
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('start-up', () => {
  it('asks once, although strict mode mounts twice', async () => {
    const { model, asked } = make();
    model.start();
    model.dispose();
    model.start();
    await turn();
    expect(asked()).toBe(1);
    expect(model.settled).toBe(true);
  });

  it('does not take silence for a sign-out, and can be asked again', async () => {
    const { model } = make(['unavailable', 'settled']);
    model.start();
    await turn();
    expect([model.settled, model.unavailable]).toEqual([false, true]);
    await model.restore();
    expect([model.settled, model.unavailable]).toEqual([true, false]);
  });
});

describe('the end of a session', () => {
  it('is told once when it expired', () => {
    const { model, context } = make();
    model.start();
    context.apply({ kind: 'signedIn', grant: grantOf(viewOf(1)) });
    context.apply({ kind: 'signedOut', reason: 'expired' });
    expect(model.endText).toBe(MESSAGES.loginExpired);
    model.acknowledgeEnd();
    expect(model.endText).toBeNull();
    model.dispose();
    model.start();
    expect(model.endText).toBeNull();
  });

  it('needs no words when the person asked for it', async () => {
    const { model, context } = make();
    model.start();
    context.apply({ kind: 'signedIn', grant: grantOf(viewOf(1)) });
    await model.signOut();
    expect(model.endText).toBeNull();
    expect(model.view).toBeNull();
  });
});

describe('what the gate waits for', () => {
  it('is the site group for a dealer without one, and nothing for staff', () => {
    const { model, context } = make();
    model.start();
    const lone = { ...viewOf(2, { betaUser: true }), siteGroupNum: null };
    context.apply({ kind: 'signedIn', grant: grantOf(lone) });
    expect(model.missing).toBe('siteGroup');
    context.apply({ kind: 'signedIn', grant: grantOf(viewOf(1)) });
    expect(model.missing).toBeNull();
  });
});
