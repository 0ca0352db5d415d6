import { supportApi } from '#core/support/support.api.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENDS_WITH } from '#core/backend/account/end-secrets.operation.ts';
import type { OneTimeKind } from '#core/backend/one-time.store.port.ts';
import { MFA_TYPES } from '#core/mfa/mfa-type.schema.ts';
import { describeDatabase } from '../harness/database.ts';
import { ownAccount } from '../harness/own-account.ts';
import { lostIn } from '../harness/lost-person.ts';
import { atWork } from '../harness/person-at-work.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

const KINDS = Object.keys(ENDS_WITH) as OneTimeKind[];
const WHY = { reason: 'Called from premises, PIN checked', endSessions: false } as const;
const NEW = 'Quiet-Lantern-Path';

describeDatabase('secrets on their way', (engine) => {
  let world: TestWorld;
  let visitors = 0;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  const visitor = (variant: 'dealer' | 'consumer' = 'dealer') => {
    visitors += 1;
    return world.browser({ variant, address: `10.41.${visitors >> 8}.${visitors & 255}` });
  };
  const fresh = () => `${randomUUID().slice(0, 8)}@example.com`;
  const owner = async (contacts = [{ type: 'email' as const, value: fresh() }]) => {
    const person = await world.person({ contacts });
    const browser = visitor();
    expect(await browser.logIn(person.username, PASSWORD)).toMatchObject({ ok: true });
    return { person, browser, email: contacts[0]?.value ?? '' };
  };
  const support = async () => {
    const staff = await world.person({ application: 1, roles: ['support'] });
    const browser = visitor();
    await browser.logIn(staff.username, PASSWORD);
    return {
      forgetContacts: (accountId: string) =>
        browser.call(supportApi.supportStep.access, (c) =>
          world.backend.support.supportStep(c, {
            accountId,
            step: 'contactInfo',
            idempotencyKey: null,
            ...WHY,
          }),
        ),
      mailLink: (accountId: string) =>
        browser.call(supportApi.supportAction.access, (c) =>
          world.backend.support.supportAction(c, { accountId, action: 'passwordLink' }),
        ),
    };
  };
  type Owner = Awaited<ReturnType<typeof owner>>;
  const changeEmail = async ({ browser }: Owner) => {
    const own = ownAccount(world.backend, browser);
    await own.confirm(PASSWORD);
    const value = fresh();
    expect(await own.start('email', value)).toMatchObject({ ok: true });
    expect(await own.finish('email', await world.codeFor(value))).toMatchObject({ ok: true });
  };

  /** Issues one valid secret of each kind for the account. */
  const sendAll = async (accountId: string) => {
    for (const kind of KINDS)
      await world.database.unitOfWork.run((tx) =>
        tx.oneTime.issue({
          id: randomUUID(),
          kind,
          subject: accountId,
          session: null,
          purpose: 'a path that changes a contact',
          secretHash: randomUUID(),
          maxAttempts: 5,
          expiresAt: world.clock.now() + 3_600_000,
          detail: {},
        }),
      );
  };
  const living = async (accountId: string) => {
    const rows = await world.database.kysely
      .selectFrom('one_time')
      .select('kind')
      .where('subject', '=', accountId)
      .where('purpose', '=', 'a path that changes a contact')
      .where('voided', '=', false)
      .execute();
    return rows.map(({ kind }) => kind).toSorted();
  };
  const kept = KINDS.filter((kind) => !ENDS_WITH[kind].contact).toSorted();

  const PATHS: Readonly<Record<string, () => Promise<string>>> = {
    'the owner changes the address': async () => {
      const one = await owner();
      await sendAll(one.person.id);
      await changeEmail(one);
      return one.person.id;
    },
    'the owner takes the phone away': async () => {
      const one = await owner([
        { type: 'email', value: fresh() },
        { type: 'cellPhone', value: '+12075550142' },
      ] as never);
      await sendAll(one.person.id);
      const own = ownAccount(world.backend, one.browser);
      await own.confirm(PASSWORD);
      expect(await own.removePhone()).toMatchObject({ ok: true });
      return one.person.id;
    },
    'support asks for a new contact': async () => {
      const one = await owner();
      await sendAll(one.person.id);
      const overview = await support();
      expect(await overview.forgetContacts(one.person.id)).toMatchObject({ ok: true });
      return one.person.id;
    },
    'a sign-in sets the contact': async () => {
      const { id, username } = await world.person({ contacts: [] });
      const browser = visitor();
      await browser.logIn(username, PASSWORD);
      const work = atWork(world.backend, browser);
      const value = fresh();
      await work.validateContact(value);
      await work.requestCode(value, 'email', MFA_TYPES.deviceVerification);
      await work.verifyCode(await world.codeFor(value));
      await sendAll(id);
      expect(await work.saveContact('external', value)).toMatchObject({ ok: true });
      return id;
    },
  };

  it.each(Object.entries(PATHS))('end with their contact when %s', async (_, walk) => {
    expect(await living(await walk())).toEqual(kept);
  });

  it('let nobody in by a link that support mailed to the address the owner gave up', async () => {
    const one = await owner();
    const overview = await support();
    expect(await overview.mailLink(one.person.id)).toMatchObject({ ok: true });
    const otp = (await world.linkFor(one.email)).get('otp') ?? '';
    await changeEmail(one);
    const stranger = lostIn(world.backend, visitor());
    expect(await stranger.setPassword(otp, NEW)).toMatchObject({ ok: false });
    expect(await visitor().logIn(one.person.username, PASSWORD)).toMatchObject({ ok: true });
  });

  it('let nobody set a password by a recovery that the forgotten address had proven', async () => {
    const email = fresh();
    const person = await world.person({
      application: 3,
      username: email,
      contacts: [{ type: 'email', value: email }],
    });
    const lost = lostIn(world.backend, visitor('consumer'));
    expect(await lost.open(email)).toMatchObject({ ok: true });
    expect(await lost.requestCode(email)).toMatchObject({ ok: true });
    expect(await lost.verifyCode(email, await world.codeFor(email))).toMatchObject({ ok: true });
    const overview = await support();
    expect(await overview.forgetContacts(person.id)).toMatchObject({ ok: true });
    expect(await lost.resetMsa(email, NEW)).toMatchObject({ error: { code: 'recoveryOver' } });
  });
});
