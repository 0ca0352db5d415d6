import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../harness/database.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { type PasscodesWorld, passcodesWorld } from './passcodes-world.ts';

const FORBIDDEN = { error: { kind: 'forbidden' } };
const NOT_FOUND = { error: { kind: 'notFound' } };
const STALE = { error: { code: 'staleRev' } };
const refused = (code: string) => ({ ok: false, error: { kind: 'unacceptable', code } });

describeEachEngine('passcodes of a site', (engine) => {
  let codes: PasscodesWorld;
  beforeAll(async () => {
    codes = await passcodesWorld(engine);
  });
  afterAll(() => codes.world.close());

  it('are given, changed, set anew, deleted and taken back, each a line of history and of the record that tells no code', async () => {
    const { sn } = await codes.site();
    const owner = await codes.person({ links: [sn] });
    const id = randomUUID();
    valueOf(await owner.add(sn, 'osprey91', { id }));
    // Adding again with the same id has no effect, even if the other fields differ.
    valueOf(await owner.add(sn, 'KELPY77X', { id, holder: 'Other' }));
    const [, added] = valueOf(await owner.read(sn)).passcodes;
    expect(added).toMatchObject({ id, holder: 'Opening staff', rev: 1, changedBy: 'Luis Romero' });
    const hours = [{ weekdays: [1, 2], from: 300, to: 900 }];
    valueOf(await owner.change(sn, added!, { holder: 'Night shift', hours }));
    expect(await owner.change(sn, added!, { holder: 'Too late' })).toMatchObject(STALE);
    const changed = valueOf(await owner.read(sn)).passcodes[1]!;
    expect(changed).toMatchObject({ holder: 'Night shift', hours, rev: 2 });
    valueOf(await owner.change(sn, changed, {}));
    valueOf(await owner.change(sn, changed, {}, 'Kelp88X'));
    const which = { of: 'passcode', id } as const;
    expect(await owner.remove(sn, which, 2)).toMatchObject(STALE);
    valueOf(await owner.remove(sn, which, 3));
    expect(valueOf(await owner.read(sn)).passcodes).toHaveLength(1);
    expect(await owner.restore(sn, which, 3)).toMatchObject(STALE);
    valueOf(await owner.restore(sn, which, 4));
    expect(valueOf(await owner.read(sn)).passcodes[1]).toMatchObject({ id, rev: 5 });
    const lines = (await codes.lines(sn)).map(({ event, comment }) => [event, comment]);
    // The history rows have the same time, so their order is undefined.
    expect(lines.toSorted()).toEqual([
      ['Passcode added', 'Opening staff'],
      ['Passcode changed', 'Night shift: Holder, Hours'],
      ['Passcode changed', 'Night shift: Passcode'],
      ['Passcode deleted', 'Night shift'],
      ['Passcode restored', 'Night shift'],
    ]);
    const record = await codes.record(sn);
    expect(record.map(({ operation }) => operation)).toEqual([
      'passcode.add',
      'passcode.change',
      'passcode.change',
      'passcode.remove',
      'passcode.restore',
    ]);
    expect(record[1]?.detail).toMatchObject({
      holder: JSON.stringify({ before: 'Opening staff', after: 'Night shift' }),
    });
    expect(record[2]?.detail).toMatchObject({ code: 'changed' });
    expect(await codes.everything()).not.toMatch(/osprey91|kelp88x|kelpy77x/i);
  });

  it('are refused where another has them, where everybody knows them, and once where they are guessed easily', async () => {
    const { sn } = await codes.site();
    await codes.accountOf(sn, 'HARBOR7');
    const owner = await codes.person({ links: [sn] });
    const contact = await codes.contact(sn, 'Lee');
    const spare = await codes.contact(sn, 'Eve', 2);
    valueOf(await owner.setPin(sn, contact.id, '8064'));
    for (const code of ['granite58', 'HARBOR7', '8064'])
      expect(await owner.add(sn, code)).toEqual({
        ok: false,
        error: {
          kind: 'unacceptable',
          code: 'codeRefused',
          message: 'This code is already in use at this site. Choose another one.',
        },
      });
    for (const code of [`hp${sn}`, String(sn), contact.phone.replaceAll('-', ''), '3456', '777777'])
      expect(await owner.add(sn, code)).toMatchObject(refused('codeRefused'));
    expect(await owner.setPin(sn, spare.id, '4321')).toMatchObject(refused('codeRefused'));
    expect(await owner.add(sn, 'Sunshine1')).toMatchObject(refused('codeWeak'));
    valueOf(await owner.add(sn, 'Sunshine1', { knowingly: true }));
  });

  it('are tried a few times and no more: who is told that a code is in use waits, whoever is not does not', async () => {
    const { sn } = await codes.site();
    const owner = await codes.person({ links: [sn] });
    for (let turn = 0; turn < 8; turn += 1)
      expect(await owner.add(sn, '1234')).toMatchObject(refused('codeRefused'));
    for (let turn = 0; turn < 5; turn += 1)
      expect(await owner.add(sn, 'GRANITE58')).toMatchObject(refused('codeRefused'));
    expect(await owner.add(sn, 'GRANITE58')).toMatchObject({ error: { kind: 'tooMany' } });
    expect(await owner.add(sn, 'OSPREY91')).toMatchObject({ error: { kind: 'tooMany' } });
    expect((await codes.record(sn)).map(({ result }) => result)).toEqual([
      ...Array.from({ length: 5 }, () => 'refused'),
      'limited',
      'limited',
    ]);
    codes.world.clock.advance(16 * 60000);
    valueOf(await (await codes.person({ links: [sn] })).add(sn, 'OSPREY91'));
  });

  it('keep a master and a code that stops alarms', async () => {
    const { sn, master } = await codes.site();
    const owner = await codes.person({ links: [sn] });
    const [only] = valueOf(await owner.read(sn)).passcodes;
    const which = { of: 'passcode', id: master } as const;
    expect(await owner.remove(sn, which, 1)).toMatchObject(refused('lastMaster'));
    expect(await owner.change(sn, only!, { authority: 4 })).toMatchObject(refused('lastMaster'));
    expect(await owner.change(sn, only!, { kind: 'technician' })).toMatchObject(
      refused('lastMaster'),
    );
    expect(await owner.change(sn, only!, { validUntil: '2036-03-12' })).toMatchObject(
      refused('lastMaster'),
    );
    valueOf(await owner.change(sn, only!, { holder: 'Carla B.' }));
    valueOf(await owner.add(sn, 'OSPREY91', { authority: 5 }));
    valueOf(await owner.remove(sn, which, 2));
  });

  it('are each read and changed by who may, in the scope, and the duress card by who may change', async () => {
    const { sn } = await codes.site();
    const [owner, reader, other, stranger] = [
      await codes.person({ links: [sn] }),
      await codes.person({ links: [sn], roles: ['sitePasscodeRead'] }),
      await codes.person({ links: [sn], roles: ['contactsRead', 'zonesRead'] }),
      await codes.person({ links: [(await codes.site()).sn] }),
    ];
    const dealer = await codes.person({ application: 2, name: 'Dana Reyes' });
    valueOf(await owner.setDuress(sn, 'BEACON4'));
    const shown = valueOf(await owner.read(sn));
    expect(shown.duress).toMatchObject({ isSet: true, changedBy: 'Luis Romero' });
    expect(shown.passcodes.map(({ kind }) => kind)).toEqual(['normal']);
    expect(valueOf(await reader.read(sn))).not.toHaveProperty('duress');
    expect(await reader.add(sn, 'OSPREY91')).toMatchObject(FORBIDDEN);
    expect(await reader.setDuress(sn, 'OSPREY91')).toMatchObject(FORBIDDEN);
    expect(await other.read(sn)).toMatchObject(FORBIDDEN);
    expect(await stranger.read(sn)).toMatchObject(NOT_FOUND);
    expect(await stranger.add(sn, 'OSPREY91')).toMatchObject(NOT_FOUND);
    valueOf(await dealer.add(sn, 'OSPREY91'));
    expect(valueOf(await dealer.read(sn)).passcodes).toHaveLength(2);
  });

  it('the account passcode is set anew: sealed, good for registering from then on, told to its customers without the code', async () => {
    const { sn } = await codes.site();
    const id = await codes.accountOf(sn, 'HARBOR7');
    const owner = await codes.person({ links: [sn] });
    const mate = await codes.person({ links: [sn], name: 'Eve Moss' });
    const [account] = valueOf(await owner.read(sn)).passcodes;
    expect(account).toMatchObject({ id, ofAccount: true, canReveal: false });
    valueOf(await owner.confirm());
    expect(await owner.reveal(sn, { of: 'passcode', id })).toMatchObject(refused('codeUnreadable'));
    expect(await owner.change(sn, account!, { kind: 'technician' })).toMatchObject({ ok: false });
    expect(await owner.remove(sn, { of: 'passcode', id }, 1)).toMatchObject({ ok: false });
    valueOf(await owner.change(sn, account!, { holder: 'Carla Benson' }));
    expect(await codes.world.sentTo(mate.username)).toEqual([]);
    const renamed = valueOf(await owner.read(sn)).passcodes[0]!;
    valueOf(await owner.change(sn, renamed, {}, 'Quarry58'));
    expect(valueOf(await owner.reveal(sn, { of: 'passcode', id })).code).toBe('QUARRY58');
    const { account_passcode_hash: hash } = await codes.world.database.kysely
      .selectFrom('site')
      .select('account_passcode_hash')
      .where('num', '=', sn)
      .executeTakeFirstOrThrow();
    expect(await codes.world.hasher.verify(hash, 'QUARRY58')).toBe(true);
    for (const { username } of [owner, mate]) {
      const mails = await codes.world.sentTo(username);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toMatch(/Luis Romero changed the account passcode of Site \d+/);
      expect(mails[0]?.text).toMatch(/at \d\d:\d\d E[SD]T/);
      expect(JSON.stringify(mails)).not.toMatch(/quarry58/i);
    }
    // The previous account passcode may be used again.
    valueOf(await owner.add(sn, 'HARBOR7'));
    expect(await owner.add(sn, 'ROCKET84', { ofAccount: true })).toMatchObject({ ok: false });
  });

  it('of two edits at once one is taken, and the other is told whose it was', async () => {
    const { sn } = await codes.site();
    const [one, two] = [
      await codes.person({ links: [sn], name: 'Ana Romero' }),
      await codes.person({ links: [sn], name: 'Lee Romero' }),
    ];
    const [code] = valueOf(await one.read(sn)).passcodes;
    const answers = await Promise.all([
      one.change(sn, code!, { holder: 'By Ana' }),
      two.change(sn, code!, { holder: 'By Lee' }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(JSON.stringify(answers)).toMatch(/Changed by (Ana|Lee) Romero at/);
    // If two users choose the same code concurrently, only one of them gets it.
    const changes = await Promise.all([one.add(sn, 'OSPREY91'), two.add(sn, 'OSPREY91')]);
    expect(changes.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
