import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabase } from '../harness/database.ts';
import { seedCode } from '../harness/seed-code.ts';
import { testVault } from '../harness/test-vault.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { type PasscodesWorld, passcodesWorld } from './passcodes-world.ts';

const NOT_FOUND = { error: { kind: 'notFound' } };
const refused = (code: string) => ({ ok: false, error: { kind: 'unacceptable', code } });

describeDatabase('codes that are shown, and the one that never is', (engine) => {
  let codes: PasscodesWorld;
  beforeAll(async () => {
    codes = await passcodesWorld(engine);
  });
  afterAll(() => codes.world.close());

  /** Adds a site with a passcode and a contact's PIN, and a user who may change both codes. */
  const withBoth = async () => {
    const { sn } = await codes.site();
    const owner = await codes.person({ links: [sn] });
    const { id } = await codes.contact(sn, 'Lee');
    const added = randomUUID();
    valueOf(await owner.add(sn, '8064', { id: added }));
    valueOf(await owner.setPin(sn, id, '9157'));
    return { added, id, owner, sn };
  };

  it('a code is shown to who proved within five minutes who they are, and each look is told', async () => {
    const { sn, master } = await codes.site();
    const owner = await codes.person({ links: [sn], roles: ['sitePasscodeRead'] });
    const stranger = await codes.person({ links: [(await codes.site()).sn] });
    const which = { of: 'passcode', id: master } as const;
    expect(await owner.reveal(sn, which)).toMatchObject({ error: { code: 'checkNeeded' } });
    expect(await owner.confirm('wrong')).toMatchObject({ error: { kind: 'wrong' } });
    expect(await owner.reveal(sn, which)).toMatchObject({ error: { code: 'checkNeeded' } });
    valueOf(await owner.confirm());
    const shown = valueOf(await owner.reveal(sn, which));
    expect(shown.code).toBe('GRANITE58');
    expect(Date.parse(shown.checkedAt)).toBe(codes.world.clock.now());
    valueOf(await stranger.confirm());
    expect(await stranger.reveal(sn, which)).toMatchObject(NOT_FOUND);
    const read = valueOf(await owner.read(sn));
    expect(read.lastReveal).toMatchObject({
      of: 'passcode',
      holder: 'Carla Benson',
      by: 'Luis Romero',
    });
    expect(await codes.lines(sn)).toMatchObject([
      {
        kind: 'Data change',
        event: 'Passcode shown',
        actor: 'Luis Romero',
        comment: 'Carla Benson',
      },
    ]);
    expect(await codes.record(sn)).toMatchObject([
      { operation: 'passcode.reveal', result: 'ok', actor_id: owner.id },
    ]);
    codes.world.clock.advance(5 * 60000);
    expect(await owner.reveal(sn, which)).toMatchObject({ error: { code: 'checkNeeded' } });
    const seen = JSON.stringify([read, await codes.lines(sn), await codes.record(sn)]);
    expect(seen).not.toContain('GRANITE58');
    expect(await codes.everything()).not.toContain('GRANITE58');
  });

  it('a PIN is set, shown, taken off and back, for contacts of the site alone', async () => {
    const { sn } = await codes.site();
    const owner = await codes.person({ links: [sn] });
    const { id } = await codes.contact(sn, 'Lee');
    const elsewhere = await codes.contact((await codes.site()).sn, 'Eve');
    expect(valueOf(await owner.read(sn)).withoutPin).toEqual([{ contactId: id, name: 'Lee' }]);
    valueOf(await owner.setPin(sn, id, '8064'));
    expect(await owner.setPin(sn, id, '8165')).toMatchObject({ error: { code: 'staleRev' } });
    valueOf(await owner.setPin(sn, id, '8265', 1));
    expect(await owner.setPin(sn, elsewhere.id, '9157')).toMatchObject(NOT_FOUND);
    valueOf(await owner.confirm());
    const which = { of: 'pin', id } as const;
    expect(valueOf(await owner.reveal(sn, which)).code).toBe('8265');
    valueOf(await owner.remove(sn, which, 2));
    expect(valueOf(await owner.read(sn)).pins).toEqual([]);
    expect(await owner.reveal(sn, which)).toMatchObject(NOT_FOUND);
    valueOf(await owner.restore(sn, which, 3));
    expect(valueOf(await owner.read(sn)).pins).toMatchObject([{ contactId: id, rev: 4 }]);
    valueOf(await owner.remove(sn, which, 4));
    // The PIN cannot be restored, because another person got the same code in the meantime.
    valueOf(await owner.add(sn, '8265'));
    expect(await owner.restore(sn, which, 5)).toMatchObject(refused('codeRefused'));
    valueOf(await owner.setPin(sn, id, '9157'));
    expect(valueOf(await owner.read(sn)).pins).toMatchObject([{ rev: 6 }]);
    expect((await codes.lines(sn)).map(({ event }) => event)).toEqual(
      expect.arrayContaining(['PIN set', 'PIN changed', 'PIN shown', 'PIN removed']),
    );
  });

  it('a code that comes back never equals one that counts, also where that is known by a hash alone or became no secret', async () => {
    const { added, id, owner, sn } = await withBoth();
    const [passcode, pin] = [
      { of: 'passcode', id: added },
      { of: 'pin', id },
    ] as const;
    valueOf(await owner.remove(sn, passcode, 1));
    valueOf(await owner.remove(sn, pin, 1));
    // One deleted code now equals the old account passcode, the other deleted code equals a new passcode. The site's phone
    // number contains the digits of both deleted codes.
    await codes.accountOf(sn, '8064');
    valueOf(await owner.add(sn, '9157'));
    await codes.world.database.kysely
      .updateTable('site')
      .set({ phone: '207-806-49157' })
      .where('num', '=', sn)
      .execute();
    expect(await owner.restore(sn, passcode, 2)).toMatchObject(refused('codeRefused'));
    expect(await owner.restore(sn, pin, 2)).toMatchObject(refused('codeRefused'));
  });

  it('a code that nobody can read any more stays deleted, and a duress code waits until every code can be compared', async () => {
    const { added, id, owner, sn } = await withBoth();
    valueOf(await owner.setDuress(sn, 'BEACON4'));
    valueOf(await owner.removeDuress(sn, 1));
    valueOf(await owner.remove(sn, { of: 'passcode', id: added }, 1));
    const { kysely } = codes.world.database;
    const unread = { sealed: testVault.seal({ kind: 'gate', id }, 'LOST') };
    await kysely.updateTable('contact_pin').set(unread).where('contact_id', '=', id).execute();
    expect(await owner.setDuress(sn, 'QUARRY5', 0)).toMatchObject({
      error: {
        code: 'notComparable',
        message: expect.stringContaining('the PIN of Lee can’t be compared') as string,
      },
    });
    await kysely
      .updateTable('passcode')
      .set(unread)
      .where('site_num', '=', sn)
      .where('deleted_at', 'is not', null)
      .execute();
    expect(await owner.restore(sn, { of: 'passcode', id: added }, 2)).toMatchObject(
      refused('codeUnreadable'),
    );
    expect(await owner.restoreDuress(sn, 2)).toMatchObject(refused('codeUnreadable'));
    valueOf(await owner.setPin(sn, id, '9157', 1));
    valueOf(await owner.setDuress(sn, 'QUARRY5', 0));
    expect(await owner.add(sn, 'QUARRY6')).toMatchObject(refused('codeRefused'));
  });

  it('the duress code is shown to nobody, differs from all, and the record alone tells of it', async () => {
    const { sn } = await codes.site();
    const owner = await codes.person({ links: [sn] });
    expect(await owner.setDuress(sn, 'GRANITE59')).toMatchObject({
      error: { message: expect.stringMatching(/too similar to another code/) as string },
    });
    valueOf(await owner.setDuress(sn, 'BEACON4'));
    const { id } = await codes.world.database.kysely
      .selectFrom('passcode')
      .select('id')
      .where('site_num', '=', sn)
      .where('kind', '=', 'duress')
      .executeTakeFirstOrThrow();
    valueOf(await owner.confirm());
    const which = { of: 'passcode', id } as const;
    expect(await owner.reveal(sn, which)).toMatchObject(NOT_FOUND);
    expect(await owner.remove(sn, which, 1)).toMatchObject(NOT_FOUND);
    valueOf(await owner.setDuress(sn, 'BEACON8', 1));
    valueOf(await owner.removeDuress(sn, 2));
    expect(valueOf(await owner.read(sn)).duress).toMatchObject({ isSet: false });
    expect(await owner.restore(sn, which, 3)).toMatchObject(NOT_FOUND);
    valueOf(await owner.restoreDuress(sn, 3));
    expect(valueOf(await owner.read(sn)).duress).toMatchObject({ isSet: true, rev: 4 });
    expect(await codes.lines(sn)).toEqual([]);
    expect((await codes.record(sn)).map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['duress.set', 'duress.remove', 'duress.restore']),
    );
    expect(await codes.everything()).not.toMatch(/BEACON/);
  });

  it('a code too near the duress code is answered, recorded and counted exactly like one in use', async () => {
    const outcomeOf = async (near: 'duress' | 'ordinary') => {
      const { sn } = await codes.site();
      const owner = await codes.person({ links: [sn] });
      await seedCode(codes.world.database.kysely, sn, {
        code: near === 'duress' ? 'BEACON4' : 'BEACON5',
        kind: near === 'duress' ? 'duress' : 'normal',
      });
      const answers = [];
      for (let turn = 0; turn < 6; turn += 1) answers.push(await owner.add(sn, 'BEACON5'));
      const statements = (await codes.record(sn)).map(({ operation, result, detail }) => ({
        operation,
        result,
        detail,
      }));
      return { answers, statements, lines: await codes.lines(sn) };
    };
    expect(await outcomeOf('duress')).toEqual(await outcomeOf('ordinary'));
  });

  it('without a readable account passcode nobody knows how far a duress code is from it', async () => {
    const { sn } = await codes.site();
    await codes.accountOf(sn, 'HARBOR7');
    const owner = await codes.person({ links: [sn] });
    expect(await owner.setDuress(sn, 'BEACON4')).toMatchObject({
      error: {
        code: 'notComparable',
        message: expect.stringContaining('“Account passcode” can’t be compared') as string,
      },
    });
    const [account] = valueOf(await owner.read(sn)).passcodes;
    valueOf(await owner.change(sn, account!, {}, 'QUARRY58'));
    valueOf(await owner.setDuress(sn, 'BEACON4'));
    expect(
      await owner.change(sn, valueOf(await owner.read(sn)).passcodes[0]!, {}, 'BEACON9'),
    ).toMatchObject(refused('codeRefused'));
  });
});
