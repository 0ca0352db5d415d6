import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { TestDatabase } from '#tests/backend/harness/database.ts';
import { seedSite } from '#tests/backend/harness/seed-site.ts';
import { START } from '#tests/backend/harness/session-rows.ts';

/** Tests that every implementation of the account repository must pass. */
export const accountRepositoryContract = (open: () => TestDatabase): void => {
  it('finds a person by name without regard to case, each audience in its own name space', async () => {
    const name = `Dana.${randomUUID()}`;
    const mail = `${randomUUID()}@Example.com`;
    const dealer = await open().seedAccount({ username: name });
    const customer = await open().seedAccount({ username: mail, application: 3 });
    await open().unitOfWork.run(async ({ accounts }) => {
      expect((await accounts.findByLogin(name.toUpperCase(), 'dealer'))?.id).toBe(dealer.id);
      expect(await accounts.findByLogin(name, 'consumer')).toBeNull();
      expect((await accounts.findByLogin(mail.toLowerCase(), 'consumer'))?.id).toBe(customer.id);
      expect(await accounts.findByLogin(mail, 'dealer')).toBeNull();
      expect(await accounts.findByLogin(`${name} `, 'dealer')).toBeNull();
      expect(await accounts.findById(randomUUID())).toBeNull();
    });
  });

  it('shows a dealer with groups in the order of the switcher, roles, flags and contacts', async () => {
    const { id, username } = await open().seedAccount({
      name: 'Dana van der Reyes',
      groups: [4490, 4471],
      roles: ['zonesRead', 'contactsRead'],
      flags: ['xtAdmin', 'formsFlag'],
      contacts: [
        { type: 'email', value: 'dana@example.com' },
        { type: 'cellPhone', value: '207-555-0142' },
      ],
    });
    await open().unitOfWork.run(async ({ accounts }) => {
      expect(await accounts.loadUser(id)).toEqual({
        id,
        username,
        name: 'Dana van der Reyes',
        email: 'dana@example.com',
        phoneNumber: '207-555-0142',
        initials: 'DR',
        applicationNum: 2,
        authItems: {
          formsFlag: true,
          allowViewCertificate: false,
          stagesDealerURLFlag: false,
          flags: ['xtAdmin'],
        },
        roles: ['contactsRead', 'zonesRead'],
        allowedDealers: [4490, 4471].map((siteGroupNum) => ({
          siteGroupNum,
          siteGroupName: `Group ${siteGroupNum}`,
          answeringServiceEnabled: false,
          timeZone: 'America/New_York',
        })),
        accountLinks: [],
      });
      expect(await accounts.allowedGroups(id)).toEqual([4471, 4490]);
    });
  });

  it('tells a sign-in the same person with contacts, the chosen site and the newest versions', async () => {
    const { id } = await open().seedAccount({
      application: 3,
      groups: [4471],
      contacts: [{ type: 'email', value: 'kit@example.com' }],
    });
    const facts = () => open().unitOfWork.run(({ accounts }) => accounts.signInFacts(id));
    const user = await open().unitOfWork.run(({ accounts }) => accounts.loadUser(id));
    expect(await facts()).toEqual({
      user,
      contacts: [{ type: 'email', value: 'kit@example.com' }],
      chosenSite: null,
      correction: null,
      termsVersion: 0,
      privacyVersion: 0,
    });
    const texts = [
      ['terms', 2],
      ['terms', 3],
      ['privacy', 5],
    ] as const;
    await open()
      .kysely.insertInto('agreement_text')
      .values(texts.map(([kind, version]) => ({ kind, version, text: '', published_at: START })))
      .execute();
    await seedSite(open().kysely, { num: 64711, group: 4471 });
    await open().unitOfWork.run(({ links }) => links.chooseSite(id, 64711));
    expect(await facts()).toMatchObject({ chosenSite: 64711, termsVersion: 3, privacyVersion: 5 });
    await open().kysely.deleteFrom('agreement_text').execute();
    await expect(
      open().unitOfWork.run(({ accounts }) => accounts.signInFacts(randomUUID())),
    ).rejects.toThrow('There is no user');
  });

  it('changes a username unless somebody else has it, and its own case freely', async () => {
    const [taken, mine] = [`taken-${randomUUID()}`, `mine-${randomUUID()}`];
    await open().seedAccount({ username: taken });
    const { id } = await open().seedAccount({ username: mine, usernameResetRequired: true });
    const customer = await open().seedAccount({ application: 3 });
    await open().unitOfWork.run(async ({ accounts }) => {
      expect(await accounts.changeUsername(id, taken.toUpperCase())).toBe(false);
      expect((await accounts.findById(id))?.usernameResetRequired).toBe(true);
      expect(await accounts.changeUsername(id, mine.toUpperCase())).toBe(true);
      expect(await accounts.findById(id)).toMatchObject({
        username: mine.toUpperCase(),
        usernameResetRequired: false,
      });
      expect(await accounts.changeUsername(customer.id, randomUUID())).toBe(false);
      expect(await accounts.changeUsername(randomUUID(), randomUUID())).toBe(false);
    });
  });

  it('changes a customer’s sign-in name unless another customer has it, and nobody else’s', async () => {
    const [taken, mine] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
    await open().seedAccount({ application: 3, username: taken });
    const { id } = await open().seedAccount({ application: 3, username: mine });
    const dealer = await open().seedAccount({ username: `dealer-${randomUUID()}` });
    await open().unitOfWork.run(async ({ accounts }) => {
      expect(await accounts.changeEmailLogin(id, taken.toUpperCase())).toBe(false);
      expect(await accounts.changeEmailLogin(id, mine.toUpperCase())).toBe(true);
      expect(await accounts.changeEmailLogin(id, dealer.username)).toBe(true);
      expect((await accounts.findByLogin(dealer.username, 'consumer'))?.id).toBe(id);
      expect(await accounts.changeEmailLogin(dealer.id, `${randomUUID()}@example.com`)).toBe(false);
    });
  });

  it('counts the epoch with every new password, and not when it is only rehashed', async () => {
    const { id } = await open().seedAccount({ passwordHash: 'first', passwordResetRequired: true });
    await open().unitOfWork.run(async ({ accounts }) => {
      expect(await accounts.changePassword(id, 'second')).toBe(2);
      expect(await accounts.changePassword(id, 'third')).toBe(3);
      await accounts.rehash(id, 'third again');
      expect(await accounts.findById(id)).toMatchObject({
        passwordHash: 'third again',
        passwordEpoch: 3,
        passwordResetRequired: false,
      });
    });
  });

  it('keeps one contact of each type', async () => {
    const { id } = await open().seedAccount();
    await open().unitOfWork.run(async ({ accounts }) => {
      await accounts.saveContact(id, { type: 'email', value: 'old@example.com' });
      await accounts.saveContact(id, { type: 'email', value: 'new@example.com' });
      await accounts.saveContact(id, { type: 'cellPhone', value: '207-555-0143' });
      expect(await accounts.contacts(id)).toEqual([
        { type: 'cellPhone', value: '207-555-0143' },
        { type: 'email', value: 'new@example.com' },
      ]);
    });
  });

  it('takes one contact away and leaves the other', async () => {
    const contacts = [
      { type: 'cellPhone', value: '+12075550143' },
      { type: 'email', value: 'kit@example.com' },
    ] as const;
    const { id } = await open().seedAccount({ contacts });
    await open().unitOfWork.run(async ({ accounts }) => {
      await accounts.removeContact(id, 'cellPhone');
      await accounts.removeContact(id, 'cellPhone');
      expect(await accounts.contacts(id)).toEqual([contacts[1]]);
    });
  });

  it('replaces security answers as a whole and clears their demand', async () => {
    const { id } = await open().seedAccount({ securityQuestionsRequired: true });
    await open().unitOfWork.run(async ({ accounts }) => {
      await accounts.saveSecurityAnswers(id, [
        { questionId: 'a', hash: '1' },
        { questionId: 'b', hash: '2' },
      ]);
      await accounts.saveSecurityAnswers(id, [{ questionId: 'c', hash: '3' }]);
      expect((await accounts.findById(id))?.securityQuestionsRequired).toBe(false);
    });
    const kept = await open()
      .kysely.selectFrom('security_answer')
      .select(['question_id', 'hash'])
      .where('user_id', '=', id)
      .execute();
    expect(kept).toEqual([{ question_id: 'c', hash: '3' }]);
  });

  it('remembers which versions were accepted', async () => {
    const { id } = await open().seedAccount();
    await open().unitOfWork.run(async ({ accounts }) => {
      await accounts.acceptTerms(id, 4, 1);
      await accounts.acceptPrivacyPolicy(id, 7);
      expect(await accounts.findById(id)).toMatchObject({ termsVersion: 4, privacyVersion: 7 });
    });
  });
};
