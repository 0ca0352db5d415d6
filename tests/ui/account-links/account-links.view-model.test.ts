import { describe, expect, it } from 'vitest';
import type { AccountLinks } from '#core/account-links/account-links.schema.ts';
import { type Failure, ok, type Result } from '#core/kernel/result.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { linkOf, linksOf } from '#tests/core/account-links/support.ts';
import { grantOf, viewOf } from '#tests/core/login/support/people.ts';
import { later, LinksWorld, TWO } from './links-world.ts';

const FAULT: Failure = { kind: 'faulted', status: 500, message: null };
const group = (world: LinksWorld) => world.context.current.context.siteGroupNum;
const favorites = (world: LinksWorld) =>
  world.links.shown?.links.filter(({ isFavorite }) => isFavorite).map(({ siteNum }) => siteNum);
const withFavorite = (flag: boolean) => linksOf([linkOf(1), linkOf(2, { isFavorite: flag })], 1);

describe('the links in the header', () => {
  it('are read once a customer is signed in, and never for anybody else', async () => {
    const world = await new LinksWorld().open();
    expect(world.links.active?.siteNum).toBe(1);
    expect(group(world)).toBe(4471);
    const dealer = new LinksWorld();
    dealer.context.apply({ kind: 'signedIn', grant: grantOf(viewOf(2)) });
    dealer.links.start();
    await dealer.settle();
    expect(dealer.gateway.onAccountLinks.calls).toHaveLength(0);
  });

  it('are forgotten with the session, and an answer that comes later shows nobody', async () => {
    const world = await new LinksWorld().open();
    const answer = later<Result<AccountLinks, Failure>>();
    world.gateway.onAccountLinks.clear().answers(() => answer.promise);
    void world.links.load();
    await world.settle();
    world.context.apply({ kind: 'signedOut', reason: 'asked' });
    expect(world.links.known).toBeNull();
    answer.give(ok(TWO));
    await world.settle();
    expect(world.links.known).toBeNull();
  });

  it('are changed although a reading gets no answer, and its late answer turns nothing back', async () => {
    const world = await new LinksWorld().open();
    const reading = later<Result<AccountLinks, Failure>>();
    world.gateway.onAccountLinks.clear().answers(() => reading.promise);
    void world.links.load();
    world.gateway.onFavoriteAccountLink.fails({ kind: 'timedOut' });
    void world.links.setFavorite(2, true);
    await world.settle();
    expect(favorites(world)).toEqual([]);
    expect(world.output).toEqual([`${MESSAGES.favoriteAccountLink}. ${MESSAGES.outcomeUnknown}`]);
    world.gateway.onSwitchActiveAccount.gives(
      linksOf([linkOf(1), linkOf(2, { siteGroupNum: 4480 })], 2),
    );
    await world.links.switchTo(2);
    expect([world.links.active?.siteNum, group(world)]).toEqual([2, 4480]);
    reading.give(ok(TWO));
    await world.settle();
    expect([world.links.active?.siteNum, group(world)]).toEqual([2, 4480]);
  });

  it('follow what happens at the sites on every screen, and the clock, while somebody has them', async () => {
    const world = await new LinksWorld().open();
    expect(world.news$.observed).toBe(true);
    const until = '2026-03-12T18:30:00.000Z';
    const badges = { ...linkOf(1).badges, onTestUntil: until };
    world.gateway.onAccountLinks.clear().gives(linksOf([linkOf(1, { badges })], 1));
    world.at += 60_000;
    world.news$.next();
    await world.settle();
    expect(world.links.active?.badges.onTestUntil).toBe(until);
    expect(world.links.now).toBe(world.at);
    world.context.apply({ kind: 'signedOut', reason: 'asked' });
    expect(world.news$.observed).toBe(false);
  });

  it('say that they could not be read, and read again', async () => {
    const world = new LinksWorld();
    world.context.apply({ kind: 'signedIn', grant: grantOf(viewOf(3)) });
    world.gateway.onAccountLinks.fails(FAULT).gives(TWO);
    world.links.start();
    await world.settle();
    expect(world.links.problem).not.toBeNull();
    await world.links.load();
    expect(world.links.problem).toBeNull();
    expect(world.links.active?.siteNum).toBe(1);
  });
});

describe('switching', () => {
  it('shows site and group at once, before the provider has answered', async () => {
    const world = await new LinksWorld().open();
    const answer = later<Result<AccountLinks, Failure>>();
    world.gateway.onSwitchActiveAccount.answers(() => answer.promise);
    void world.links.switchTo(2);
    expect(world.links.active?.siteNum).toBe(2);
    expect(group(world)).toBe(4480);
    answer.give(ok({ ...TWO, activeSiteNum: 2 }));
    await world.settle();
    expect(world.links.known?.activeSiteNum).toBe(2);
    expect(world.links.switchingTo).toBeNull();
  });

  it('goes back with words when the provider refuses it', async () => {
    const world = await new LinksWorld().open();
    world.gateway.onSwitchActiveAccount.fails(FAULT);
    await world.links.switchTo(2);
    expect(world.links.active?.siteNum).toBe(1);
    expect(group(world)).toBe(4471);
    expect(world.output).toEqual([MESSAGES.swapAccounts]);
  });

  it('settles on the last of several quick wishes', async () => {
    const three = linksOf([linkOf(1), linkOf(2), linkOf(3)], 1);
    const world = await new LinksWorld().open(three);
    world.gateway.onSwitchActiveAccount.answers(({ siteNum }) =>
      ok({ ...three, activeSiteNum: siteNum }),
    );
    await Promise.all([world.links.switchTo(2), world.links.switchTo(3)]);
    await world.settle();
    expect(world.links.known?.activeSiteNum).toBe(3);
    expect(world.links.active?.siteNum).toBe(3);
  });

  it('asks nobody for the site that is active already', async () => {
    const world = await new LinksWorld().open();
    await world.links.switchTo(1);
    expect(world.gateway.onSwitchActiveAccount.calls).toHaveLength(0);
  });
});

describe('favourites', () => {
  it('show at once and stay when the provider agrees', async () => {
    const world = await new LinksWorld().open();
    world.gateway.onFavoriteAccountLink.gives(withFavorite(true));
    const setting = world.links.setFavorite(2, true);
    expect(favorites(world)).toEqual([2]);
    await setting;
    expect(favorites(world)).toEqual([2]);
    expect(world.output).toEqual([]);
  });

  it('roll back with words when it refuses', async () => {
    const world = await new LinksWorld().open();
    world.gateway.onFavoriteAccountLink.fails(FAULT);
    await world.links.setFavorite(2, true);
    expect(favorites(world)).toEqual([]);
    expect(world.output).toEqual([MESSAGES.favoriteAccountLink]);
  });

  it('settle on the last of two quick presses, and say nothing about the first', async () => {
    const world = await new LinksWorld().open();
    world.gateway.onFavoriteAccountLink.fails(FAULT).answers(({ flag }) => ok(withFavorite(flag)));
    await Promise.all([world.links.setFavorite(2, true), world.links.setFavorite(2, false)]);
    await world.settle();
    expect(world.gateway.onFavoriteAccountLink.calls).toEqual([
      [{ siteNum: 2, flag: true }],
      [{ siteNum: 2, flag: false }],
    ]);
    expect(favorites(world)).toEqual([]);
    expect(world.output).toEqual([]);
  });
});

describe('removing', () => {
  it('takes the link away and hands on to the next', async () => {
    const world = await new LinksWorld().open();
    world.gateway.onDeleteAccountLink.gives(linksOf([linkOf(2, { siteGroupNum: 4480 })]));
    expect(await world.links.remove(1)).toBe(true);
    expect(world.links.active?.siteNum).toBe(2);
    expect(group(world)).toBe(4480);
  });

  it('leaves it with words when the provider refuses', async () => {
    const world = await new LinksWorld().open();
    world.gateway.onDeleteAccountLink.fails(FAULT);
    expect(await world.links.remove(1)).toBe(false);
    expect(world.links.known?.links).toHaveLength(2);
    expect(world.output).toEqual([MESSAGES.deleteAccountLink]);
  });
});
