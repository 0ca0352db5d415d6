import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { SsoTrip } from '#core/backend/sso/sso.repository.port.ts';
import type { TestDatabase } from '#tests/backend/harness/database.ts';
import { START } from '#tests/backend/harness/session-rows.ts';

/** Builds a stored single sign-on attempt that is open for ten minutes. */
export const storedTrip = (change: Partial<SsoTrip> = {}): SsoTrip => ({
  stateHash: randomUUID(),
  browserId: randomUUID(),
  variant: 'dealer',
  siteGroupNum: 4471,
  provider: 'Okta',
  sealed: 'sealed',
  expiresAt: START + 600_000,
  ...change,
});

/** Tests that every single sign-on repository must pass (SECURITY.md §2.10). */
export const ssoRepositoryContract = (open: () => TestDatabase): void => {
  const opened = async (change: Partial<SsoTrip> = {}): Promise<SsoTrip> => {
    const trip = storedTrip(change);
    await open().unitOfWork.run(({ sso }) => sso.openTrip(trip));
    return trip;
  };
  const take = (trip: SsoTrip, change: Partial<SsoTrip> = {}, now = START) => {
    const { stateHash, browserId, variant } = { ...trip, ...change };
    return open().unitOfWork.run(({ sso }) => sso.takeTrip({ stateHash, browserId, variant, now }));
  };

  it('gives a trip back as it was kept, once', async () => {
    const trip = await opened();
    expect(await take(trip)).toEqual(trip);
    expect(await take(trip)).toBeNull();
  });

  it('leaves a trip alone that another browser, another variant or nobody asks for', async () => {
    const trip = await opened();
    expect(await take(trip, { browserId: 'other' })).toBeNull();
    expect(await take(trip, { variant: 'consumer' })).toBeNull();
    expect(await take(trip, { stateHash: 'other' })).toBeNull();
    expect(await take(trip)).toEqual(trip);
  });

  it('gives no trip back from its end on', async () => {
    const trip = await opened();
    expect(await take(trip, {}, trip.expiresAt)).toBeNull();
    expect(await take(trip, {}, trip.expiresAt - 1)).toEqual(trip);
  });

  it('links issuer and subject together, and moves no link', async () => {
    const [first, second] = [await open().seedAccount(), await open().seedAccount()];
    const person = { issuer: 'https://one.example.com', subject: randomUUID() };
    const link = (accountId: string) =>
      open().unitOfWork.run(({ sso }) => sso.link(person, accountId, START));
    const accountOf = (issuer: string, subject: string) =>
      open().unitOfWork.run(({ sso }) => sso.accountOf({ issuer, subject }));
    expect(await link(first.id)).toBe(true);
    expect(await link(second.id)).toBe(false);
    expect(await accountOf(person.issuer, person.subject)).toBe(first.id);
    expect(await accountOf('https://two.example.com', person.subject)).toBeNull();
    expect(await accountOf(person.issuer, 'somebody else')).toBeNull();
  });

  it('finds a dealer by domain without regard to case, and by number', async () => {
    const num = 800_000 + Math.floor(Math.random() * 100_000);
    await open()
      .kysely.insertInto('site_group')
      .values({ num, name: 'Kit Alarm', time_zone: 'UTC', team_domain: `Kit-${String(num)}` })
      .execute();
    const find = (by: { teamDomain: string } | { siteGroupNum: number }) =>
      open().unitOfWork.run(({ sso }) => sso.findDealer(by));
    const dealer = { siteGroupNum: num, dealerName: 'Kit Alarm' };
    expect(await find({ teamDomain: ` kIT-${String(num)} ` })).toEqual(dealer);
    expect(await find({ siteGroupNum: num })).toEqual(dealer);
    expect(await find({ teamDomain: 'kit-%' })).toBeNull();
    expect(await find({ siteGroupNum: num + 1_000_000 })).toBeNull();
  });
};
