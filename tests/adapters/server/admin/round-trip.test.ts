import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoWorldInput } from './support/demo-world-input.ts';
import { seedDemoWorld } from '#adapters/server/demo/seed-demo-world.ts';
import { adminWorld } from './support/admin-world.ts';

type Line = Readonly<Record<string, string>>;

/** What a file cannot bring into an empty portal, and why. */
const LEFT_OUT: readonly { readonly why: string; readonly is: (line: Line) => boolean }[] = [];

const textOf = (line: Line): string => JSON.stringify(Object.entries(line).toSorted());

describe('a portal that was exported', () => {
  let from: Awaited<ReturnType<typeof adminWorld>>;
  beforeAll(async () => {
    from = await adminWorld();
    await seedDemoWorld(from.database, demoWorldInput());
  });
  afterAll(() => from.close());

  it.each(['portal.csv', 'portal.json'])(
    'is the same once it is imported elsewhere: %s',
    async (file) => {
      expect(await from.run('export', file, '--secrets-to', `${file}.key`)).toMatchObject({
        status: 0,
      });
      const to = await adminWorld();
      try {
        for (const [path, bytes] of from.files) to.files.set(path, bytes);
        const taken = await to.run('import', file, '--secrets-from', `${file}.key`);
        console.log(taken.said, taken.complained.slice(0, 6000));
        const wanted = (await from.exported()).filter(
          (line) => !LEFT_OUT.some(({ is }) => is(line)),
        );
        const there = await to.exported();
        const [one, other] = [new Set(wanted.map(textOf)), new Set(there.map(textOf))];
        console.log(
          'LOST',
          [...one]
            .filter((x) => !other.has(x))
            .slice(0, 40)
            .join('\n'),
        );
        console.log(
          'MORE',
          [...other]
            .filter((x) => !one.has(x))
            .slice(0, 40)
            .join('\n'),
        );
        expect(there.map(textOf).toSorted()).toEqual(wanted.map(textOf).toSorted());
      } finally {
        await to.close();
      }
    },
  );

  it.each(['portal.csv', 'portal.json'])('changes nothing in its own portal: %s', async (file) => {
    await from.run('export', file, '--secrets-to', `${file}.key`);
    const taken = await from.run('import', file, '--secrets-from', `${file}.key`);
    console.log(taken.said, taken.complained.slice(0, 6000));
    expect(taken).toMatchObject({ status: 0, complained: '' });
    expect(taken.said).toContain('0 written, 0 refused.');
  });

  it('keeps its codes for whoever has the key', async () => {
    await from.run('export', 'closed.csv', '--secrets-to', 'right.key');
    from.files.set('wrong.key', Buffer.from('0'.repeat(64)));
    from.files.set('none.key', Buffer.from('a key'));
    const text = Buffer.from(from.files.get('closed.csv') ?? []).toString();
    const sealed = text.split('enc:').length - 1;
    expect(sealed).toBeGreaterThan(0);
    for (const args of [['--secrets-from', 'wrong.key'], []]) {
      const taken = await from.run('import', 'closed.csv', '--dry-run', ...args);
      expect(taken.status).toBe(1);
      expect(taken.complained.split('Its code is encrypted')).toHaveLength(sealed + 1);
    }
    expect(await from.run('import', 'closed.csv', '--secrets-from', 'none.key')).toMatchObject({
      status: 1,
      complained: 'none.key holds no key of an export.\n',
    });
    expect((await from.run('export', 'open.csv')).said).toContain('without codes');
    expect(Buffer.from(from.files.get('open.csv') ?? []).toString()).not.toContain('enc:');
  });
});
