import { describe, expect, it } from 'vitest';
import type { AccountLinksGateway } from '#core/account-links/account-links.api.ts';
import { changeLinks } from '#core/account-links/change-links.use-case.ts';
import { SessionContext } from '#core/session/session-context.ts';
import { scripted } from '../../support/scripted.ts';
import { grantOf, viewOf } from '#tests/core/login/support/people.ts';
import { linkOf, linksOf } from './support.ts';

const begin = () => {
  const context = new SessionContext();
  context.apply({ kind: 'signedIn', grant: grantOf(viewOf(3)) });
  const gateway = scripted<AccountLinksGateway>();
  return { context, gateway, change: changeLinks({ gateway, context }) };
};
const TWO = linksOf([linkOf(1), linkOf(2, { siteGroupNum: 4480 })], 2);

describe('changing the links', () => {
  it('lets the session know the links and the group of the active one', async () => {
    const { context, gateway, change } = begin();
    gateway.onSwitchActiveAccount.gives(TWO);
    await change({ kind: 'activate', siteNum: 2 });
    expect(gateway.onSwitchActiveAccount.calls).toEqual([[{ siteNum: 2 }]]);
    expect(context.current.view?.user.accountLinks.map(({ siteNum }) => siteNum)).toEqual([1, 2]);
    expect(context.current.context.siteGroupNum).toBe(4480);
  });

  it('takes the group away with the last link', async () => {
    const { context, gateway, change } = begin();
    gateway.onAccountLinks.gives(TWO);
    gateway.onDeleteAccountLink.gives(linksOf([]));
    await change({ kind: 'read' });
    await change({ kind: 'remove', siteNum: 2 });
    expect(context.current.context.siteGroupNum).toBeNull();
    expect(context.current.view?.user.accountLinks).toEqual([]);
  });

  it('changes nothing when it was refused', async () => {
    const { context, gateway, change } = begin();
    const before = context.current;
    gateway.onAddAccountLink.fails({ kind: 'refused', status: 422, message: 'No', code: null });
    const form = { accountNumber: 'HP1', passcode: 'X' };
    const answer = await change({ kind: 'add', form, idempotencyKey: 'key' });
    expect(answer.ok).toBe(false);
    expect(gateway.onAddAccountLink.calls).toEqual([[form, { idempotencyKey: 'key' }]]);
    expect(context.current).toBe(before);
  });

  it('revives nobody who signed out meanwhile', async () => {
    const { context, gateway, change } = begin();
    gateway.onAccountLinks.answers(() => {
      context.apply({ kind: 'signedOut', reason: 'asked' });
      return { ok: true, value: TWO };
    });
    await change({ kind: 'read' });
    expect(context.current.view).toBeNull();
  });
});
