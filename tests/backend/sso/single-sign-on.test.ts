import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SSO_LIFETIMES } from '#core/backend/sso/sso-code.ts';
import { openTestWorld, type TestWorld } from '../harness/test-world.ts';
import type { AccountSeed } from '../harness/seed-account.ts';
import { arrive, depart, link, reasons, travel } from './travel.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  world.providers.groups.set(4471, ['Microsoft', 'Okta', 'DUO']);
  world.providers.groups.set(4480, ['Okta']);
});
afterAll(() => world.close());

/** Adds a dealer user who is linked to a provider subject, and opens a new browser. */
const linkedPerson = async (seed: AccountSeed = {}) => {
  const person = await world.person(seed);
  const subject = `sub-${person.id}`;
  await link(world, person.username, subject);
  return { person, subject, browser: world.browser({ address: randomUUID() }) };
};

const exchange = (
  browser: { readonly caller: ReturnType<TestWorld['browser']>['caller'] },
  ssoCode: string,
) => world.backend.sso.ssoExchange(browser.caller, { ssoCode, refreshSecret: null });

describe('a trip to the provider', () => {
  it('ends in a session of the linked account, in the group it was for', async () => {
    const { person, subject, browser } = await linkedPerson({ groups: [4480, 4471] });
    const code = await travel(world, browser.caller, subject);
    const opened = await exchange(browser, code);
    expect(opened).toMatchObject({
      ok: true,
      value: {
        value: { session: { user: { username: person.username }, siteGroupNum: 4471 } },
        cookies: { renewBrowser: true },
      },
    });
    const row = await world.database.kysely
      .selectFrom('session')
      .select(['authenticated_by', 'site_group_num', 'stage'])
      .where('account_id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ authenticated_by: 'sso', site_group_num: 4471, stage: 'full' });
    expect(await world.record(person.id)).toEqual(['sso.link/ok', 'sso.finish/ok', 'login/ok']);
  });

  it('skips no demanded step', async () => {
    const { subject, browser } = await linkedPerson({
      mfaRequired: true,
      usernameResetRequired: true,
      passwordResetRequired: true,
      contacts: [{ type: 'email', value: 'stepwise@example.com' }],
    });
    const opened = await exchange(browser, await travel(world, browser.caller, subject));
    expect(opened).toMatchObject({
      ok: true,
      value: {
        value: {
          session: {
            requirements: {
              mfaRequired: true,
              usernameResetRequired: true,
              passwordResetRequired: true,
            },
          },
        },
      },
    });
    expect(await world.sentTo('stepwise@example.com')).toHaveLength(1);
  });

  it('is checked by the secrets it began with', async () => {
    const { subject, browser } = await linkedPerson();
    const state = await depart(world, browser.caller, { provider: 'Microsoft' });
    await arrive(world, browser.caller, state, subject);
    const last = world.providers.checked.at(-1);
    expect(last?.connection).toMatchObject({
      siteGroupNum: 4471,
      provider: 'Microsoft',
      variant: 'dealer',
    });
    expect(last?.secrets.state).toBe(state);
  });

  it('keeps neither state nor verifier in the clear', async () => {
    const { browser } = await linkedPerson();
    const state = await depart(world, browser.caller);
    const rows = await world.database.kysely.selectFrom('sso_trip').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(state);
    const trip = rows.find(({ state_hash: hash }) => hash === world.secrets.digest(state));
    expect(world.secrets.unseal(trip?.sealed ?? '', state)).toMatch(/^\["[\w-]+","[\w-]+"\]$/);
    expect(world.secrets.unseal(trip?.sealed ?? '', `${state}x`)).toBeNull();
  });
});

describe('what comes back is refused', () => {
  const refused = async (work: () => Promise<{ readonly to: string }>): Promise<unknown> => {
    const before = (await reasons(world)).length;
    expect(await work()).toEqual({ to: 'failed' });
    return (await reasons(world)).slice(before);
  };

  it('when it comes back twice', async () => {
    const { subject, browser } = await linkedPerson();
    const state = await depart(world, browser.caller);
    expect(await arrive(world, browser.caller, state, subject)).toMatchObject({ to: 'login' });
    expect(await refused(() => arrive(world, browser.caller, state, subject))).toEqual(['noTrip']);
  });

  it('in another browser, and there alone', async () => {
    const { subject, browser } = await linkedPerson();
    const other = world.browser({ address: randomUUID() });
    const state = await depart(world, browser.caller);
    expect(await refused(() => arrive(world, other.caller, state, subject))).toEqual(['noTrip']);
    expect(await arrive(world, browser.caller, state, subject)).toMatchObject({ to: 'login' });
  });

  it('at the other variant', async () => {
    const { subject, browser } = await linkedPerson();
    const state = await depart(world, browser.caller);
    const elsewhere = { ...browser.caller, variant: 'consumer' as const };
    expect(await refused(() => arrive(world, elsewhere, state, subject))).toEqual(['noTrip']);
  });

  it('with a state nobody handed out, or none', async () => {
    const { subject, browser } = await linkedPerson();
    await depart(world, browser.caller);
    expect(await refused(() => arrive(world, browser.caller, randomUUID(), subject))).toEqual([
      'noTrip',
    ]);
    const input = { state: null, answer: '' };
    expect(await refused(() => world.backend.sso.finishSso(browser.caller, input))).toEqual([
      'noTrip',
    ]);
  });

  it('after ten minutes', async () => {
    const { subject, browser } = await linkedPerson();
    const state = await depart(world, browser.caller);
    world.clock.advance(SSO_LIFETIMES.trip);
    expect(await refused(() => arrive(world, browser.caller, state, subject))).toEqual(['noTrip']);
  });

  it('when the provider says no', async () => {
    const { browser } = await linkedPerson();
    const state = await depart(world, browser.caller);
    const answer = new URLSearchParams({ state, error: 'access_denied' }).toString();
    const back = () => world.backend.sso.finishSso(browser.caller, { state, answer });
    expect(await refused(back)).toEqual(['denied']);
    // A refusal ends the sign-in attempt, so the browser cannot return with a successful result.
    expect(await refused(back)).toEqual(['noTrip']);
  });

  it.each([
    ['of nobody’s account', 'notLinked', null],
    ['of a disabled account', 'disabled', { disabled: true }],
    ['of a customer at the dealers’ door', 'otherAudience', { application: 3 }],
    ['of a staff member, who belongs to no group', 'otherGroup', { application: 1 }],
    ['of a dealer of another group', 'otherGroup', { groups: [4480] }],
  ] as const)('for a person %s', async (_who, reason, seed) => {
    const subject = randomUUID();
    const browser = world.browser({ address: randomUUID() });
    if (seed !== null) {
      const person = await world.person(seed);
      await world.database.unitOfWork.run((tx) =>
        tx.sso.link({ issuer: 'https://okta.example.com', subject }, person.id, 0),
      );
    }
    const state = await depart(world, browser.caller);
    expect(await refused(() => arrive(world, browser.caller, state, subject))).toEqual([reason]);
  });

  it('for the same subject of another issuer', async () => {
    const { subject, browser } = await linkedPerson();
    const state = await depart(world, browser.caller, { provider: 'DUO' });
    expect(await refused(() => arrive(world, browser.caller, state, subject))).toEqual([
      'notLinked',
    ]);
  });
});

describe('a trip does not begin', () => {
  it.each([
    ['for an address nobody of ours made', null, 'malformed'],
    [
      'for a group without single sign-on',
      { siteGroupNum: 4490, provider: 'Okta' },
      'unknownProvider',
    ],
    [
      'for a provider the group does not use',
      { siteGroupNum: 4480, provider: 'DUO' },
      'unknownProvider',
    ],
  ] as const)('%s', async (_what, request, reason) => {
    const browser = world.browser({ address: randomUUID() });
    const begun = await world.backend.sso.beginSso(browser.caller, request);
    expect(begun).toEqual({ to: 'failed' });
    expect((await reasons(world)).at(-1)).toBe(reason);
  });

  it('while the provider cannot be reached', async () => {
    const browser = world.browser({ address: randomUUID() });
    world.providers.unreachable = true;
    const request = { siteGroupNum: 4471, provider: 'Okta' } as const;
    expect(await world.backend.sso.beginSso(browser.caller, request)).toEqual({ to: 'failed' });
    world.providers.unreachable = false;
    expect((await reasons(world)).at(-1)).toBe('unreachable');
  });

  it('more than sixty times in ten minutes from one address', async () => {
    const browser = world.browser({ address: randomUUID() });
    const request = { siteGroupNum: 4471, provider: 'Okta' } as const;
    const began: string[] = [];
    for (let time = 0; time < 61; time += 1)
      began.push((await world.backend.sso.beginSso(browser.caller, request)).to);
    expect(began.slice(0, 60)).toEqual(Array<string>(60).fill('provider'));
    expect(began[60]).toBe('failed');
  });
});

describe('the one-time code', () => {
  const WRONG = {
    ok: false,
    error: { kind: 'wrong', message: 'There was an error logging you in with SSO.' },
  };

  it('opens one session and no second one', async () => {
    const { subject, browser } = await linkedPerson();
    const code = await travel(world, browser.caller, subject);
    expect(await exchange(browser, code)).toMatchObject({ ok: true });
    expect(await exchange(browser, code)).toEqual(WRONG);
  });

  it('is worth nothing in another browser, and stays whole for its own', async () => {
    const { subject, browser } = await linkedPerson();
    const code = await travel(world, browser.caller, subject);
    expect(await exchange(world.browser({ address: randomUUID() }), code)).toEqual(WRONG);
    expect(await exchange(browser, code)).toMatchObject({ ok: true });
  });

  it('dies after a minute', async () => {
    const { subject, browser } = await linkedPerson();
    const code = await travel(world, browser.caller, subject);
    world.clock.advance(SSO_LIFETIMES.code);
    expect(await exchange(browser, code)).toEqual(WRONG);
  });

  it('is worth nothing once its account is disabled or left the group', async () => {
    for (const change of ['disabled', 'left'] as const) {
      const { person, subject, browser } = await linkedPerson();
      const code = await travel(world, browser.caller, subject);
      const { kysely } = world.database;
      if (change === 'disabled')
        await kysely
          .updateTable('portal_user')
          .set({ disabled: true })
          .where('id', '=', person.id)
          .execute();
      else await kysely.deleteFrom('user_group').where('user_id', '=', person.id).execute();
      expect(await exchange(browser, code), change).toEqual(WRONG);
    }
  });

  it('cannot be guessed without end, and a right one costs no try', async () => {
    const { subject, browser } = await linkedPerson();
    for (let time = 0; time < 12; time += 1) {
      const right = await travel(world, browser.caller, subject);
      expect(await exchange(browser, right)).toMatchObject({ ok: true });
    }
    const code = await travel(world, browser.caller, subject);
    const kinds: string[] = [];
    for (let time = 0; time < 10; time += 1) {
      const answer = await exchange(browser, randomUUID());
      kinds.push(answer.ok ? 'ok' : answer.error.kind);
    }
    expect(kinds).toEqual(Array<string>(10).fill('wrong'));
    expect(await exchange(browser, code)).toMatchObject({ error: { kind: 'tooMany' } });
  });
});

describe('a team domain', () => {
  const ask = (
    question: { teamDomain?: string; siteGroup?: number },
    address: string = randomUUID(),
  ) => world.backend.sso.ssoTenant(world.browser({ address }).caller, question);
  const INVALID = { ok: false, error: { kind: 'notFound', message: 'Invalid Domain' } };

  beforeAll(async () => {
    await world.person({ groups: [4471, 4490] });
    await world.database.kysely
      .updateTable('site_group')
      .set({ team_domain: 'Harbor' })
      .where('num', '=', 4471)
      .execute();
    await world.database.kysely
      .updateTable('site_group')
      .set({ team_domain: 'bluestone' })
      .where('num', '=', 4490)
      .execute();
  });

  it('names its dealer and its providers in the order of the dialog, however it is spelled', async () => {
    const tenant = {
      ok: true,
      value: {
        siteGroupNum: 4471,
        dealerName: 'Group 4471',
        providers: ['Microsoft', 'Okta', 'DUO'],
      },
    };
    expect(await ask({ teamDomain: ' hARBOR ' })).toEqual(tenant);
    expect(await ask({ siteGroup: 4471 })).toEqual(tenant);
  });

  it('that nobody has equals one whose dealer has no single sign-on', async () => {
    expect(await ask({ teamDomain: 'nowhere' })).toEqual(INVALID);
    expect(await ask({ teamDomain: 'bluestone' })).toEqual(INVALID);
    expect(await ask({ siteGroup: 4490 })).toEqual(INVALID);
    expect(await ask({ siteGroup: 99 })).toEqual(INVALID);
  });

  it('may be missed twenty times in ten minutes from one address; a hit costs nothing', async () => {
    const address = randomUUID();
    for (let time = 0; time < 30; time += 1)
      expect(await ask({ teamDomain: 'harbor' }, address)).toMatchObject({ ok: true });
    for (let time = 0; time < 20; time += 1)
      expect(await ask({ teamDomain: `guess-${time}` }, address)).toEqual(INVALID);
    expect(await ask({ teamDomain: 'harbor' }, address)).toMatchObject({
      error: { kind: 'tooMany' },
    });
    expect(await ask({ teamDomain: 'harbor' })).toMatchObject({ ok: true });
  });

  it('is asked for by one of its two names', async () => {
    expect(await ask({})).toMatchObject({ error: { kind: 'invalid' } });
    expect(await ask({ teamDomain: 'harbor', siteGroup: 4471 })).toMatchObject({
      error: { kind: 'invalid' },
    });
  });
});

describe('links the operator wrote down', () => {
  it('are made once, stay with their account when its name moves on, and tell who is unknown', async () => {
    const first = await world.person({ username: 'mover.one' });
    const issuer = 'https://okta.example.com';
    const entry = { issuer, subject: 'mover', username: 'mover.one', audience: 'dealer' } as const;
    const nobody = { ...entry, subject: 'nobody', username: 'who.is.this' };
    expect(await world.backend.sso.linkSsoPeople([entry, nobody])).toEqual([nobody]);
    await world.database.unitOfWork.run((tx) => tx.accounts.changeUsername(first.id, 'moved.on'));
    await world.person({ username: 'mover.one' });
    expect(await world.backend.sso.linkSsoPeople([entry])).toEqual([]);
    const linked = await world.database.unitOfWork.run((tx) =>
      tx.sso.accountOf({ issuer, subject: 'mover' }),
    );
    expect(linked).toBe(first.id);
    expect(await world.record(first.id)).toEqual(['sso.link/ok']);
  });
});
