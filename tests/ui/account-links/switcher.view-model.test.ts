import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#core/kernel/messages.ts';
import { linkOf, linksOf } from '#tests/core/account-links/support.ts';
import { LinksWorld } from './links-world.ts';

const NONE = linksOf([]);
const ONE = linksOf([linkOf(1999)]);

describe('the account switcher', () => {
  it('opens its list, or the form where there is nothing to list', async () => {
    const { switcher } = await new LinksWorld().open();
    switcher.open();
    expect(switcher.stage).toEqual({ at: 'list' });
    const empty = await new LinksWorld().open(NONE);
    empty.switcher.open();
    expect(empty.switcher.stage).toEqual({ at: 'add' });
  });

  it('offers a filter only beyond eight', async () => {
    const links = (count: number) =>
      linksOf(Array.from({ length: count }, (_, index) => linkOf(index + 1)));
    const eight = await new LinksWorld().open(links(8));
    expect(eight.switcher.offersFilter).toBe(false);
    const nine = await new LinksWorld().open(links(9));
    expect(nine.switcher.offersFilter).toBe(true);
    nine.switcher.type('HP7');
    expect(nine.switcher.visible.map(({ siteNum }) => siteNum)).toEqual([7]);
  });

  it('closes at once when a site is chosen', async () => {
    const world = await new LinksWorld().open();
    world.gateway.onSwitchActiveAccount.fails({ kind: 'unreachable' });
    world.switcher.open();
    world.switcher.choose(2);
    expect(world.switcher.stage).toBeNull();
    expect(world.links.active?.siteNum).toBe(2);
  });

  it('asks before it removes, keeps the question when that fails and the list when it worked', async () => {
    const world = await new LinksWorld().open();
    const { switcher, gateway } = world;
    switcher.open();
    const [link] = switcher.all;
    switcher.askToRemove(link!);
    gateway.onDeleteAccountLink.fails({ kind: 'unreachable' }).gives(linksOf([linkOf(2)]));
    await switcher.remove();
    expect(switcher.stage).toMatchObject({ at: 'confirm' });
    await switcher.remove();
    expect(switcher.stage).toEqual({ at: 'list' });
    expect(gateway.onDeleteAccountLink.calls).toEqual([[{ siteNum: 1 }], [{ siteNum: 1 }]]);
  });

  it('closes when the last link is gone', async () => {
    const world = await new LinksWorld().open(ONE);
    world.switcher.open();
    world.switcher.askToRemove(world.switcher.all[0]!);
    world.gateway.onDeleteAccountLink.gives(NONE);
    await world.switcher.remove();
    expect(world.switcher.stage).toBeNull();
  });
});

describe('adding an account', () => {
  it('links it by number and passcode and says which it was', async () => {
    const world = await new LinksWorld().open(NONE);
    world.switcher.open();
    const { form: model } = world.switcher;
    model.form.type('accountNumber', ' HP1999 ');
    model.form.type('passcode', 'MOORING7');
    world.gateway.onAddAccountLink.gives(ONE);
    await model.submit();
    expect(world.gateway.onAddAccountLink.calls).toEqual([
      [{ accountNumber: 'HP1999', passcode: 'MOORING7' }, { idempotencyKey: 'key-1' }],
    ]);
    expect(model.linked).toBe(true);
    expect(model.added?.siteNum).toBe(1999);
    expect(model.form.values.passcode).toBe('');
    expect(world.links.active?.siteNum).toBe(1999);
  });

  it('keeps everything typed and the server’s words, and links once after a lost answer', async () => {
    const world = await new LinksWorld().open(NONE);
    world.switcher.open();
    const { form: model } = world.switcher;
    model.form.type('accountNumber', 'HP1999');
    model.form.type('passcode', 'MOORING7');
    world.gateway.onAddAccountLink
      .fails({ kind: 'timedOut' })
      .fails({ kind: 'refused', status: 422, message: 'Not correct.', code: null })
      .gives(ONE);
    await model.submit();
    await model.submit();
    expect(model.submission.problem).toBe('Not correct.');
    expect(model.form.values).toEqual({ accountNumber: 'HP1999', passcode: 'MOORING7' });
    await model.submit();
    expect(world.gateway.onAddAccountLink.calls.map(([, how]) => how?.idempotencyKey)).toEqual([
      'key-1',
      'key-1',
      'key-2',
    ]);
  });

  it('says kindly that there were too many tries, and keeps what was typed', async () => {
    const world = await new LinksWorld().open();
    world.switcher.open();
    world.switcher.startAdding();
    const { form: model } = world.switcher;
    model.form.type('accountNumber', 'HP1412');
    model.form.type('passcode', 'LANTERN');
    world.gateway.onAddAccountLink.fails({
      kind: 'rateLimited',
      message: null,
      retryAfterSeconds: null,
    });
    await model.submit();
    expect(model.submission.problem).toBe(MESSAGES.tooManyAttempts);
    expect(model.form.values).toEqual({ accountNumber: 'HP1412', passcode: 'LANTERN' });
    expect(model.submission.refusals).toBe(1);
  });

  it('sends nothing while a field is empty', async () => {
    const world = await new LinksWorld().open(NONE);
    world.switcher.open();
    const { form: model } = world.switcher;
    await model.submit();
    expect(world.gateway.onAddAccountLink.calls).toHaveLength(0);
    expect(Object.keys(model.form.errors)).toEqual(['accountNumber', 'passcode']);
  });

  it('has what was typed still there after the panel was closed', async () => {
    const { switcher } = await new LinksWorld().open(NONE);
    switcher.open();
    switcher.form.form.type('accountNumber', 'HP1999');
    switcher.close();
    switcher.open();
    expect(switcher.form.form.values.accountNumber).toBe('HP1999');
  });
});
