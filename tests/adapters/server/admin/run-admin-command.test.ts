import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommandLine } from '#core/backend/provisioning/command-line.use-cases.ts';
import { createOperatorImports } from '#core/backend/provisioning/operator-imports.use-cases.ts';
import { createReceivers } from '#core/backend/receivers/receivers.use-cases.ts';
import { createRestored } from '#core/backend/restored/restored.use-cases.ts';
import { runAdminCommand } from '#adapters/server/admin/run-admin-command.ts';
import { heardTerminal } from './support/heard-terminal.ts';
import { openTestWorld, type TestWorld } from '#tests/backend/harness/test-world.ts';

describe('npm run admin -- receiver', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld();
  });
  afterAll(() => world.close());

  const run = async (...args: readonly string[]) => {
    const terminal = heardTerminal();
    const { backend, ports } = world;
    const receivers = createReceivers(ports);
    const open = () =>
      Promise.resolve({
        backend,
        receivers,
        imports: createOperatorImports(ports),
        operator: createCommandLine(ports),
        restored: createRestored(ports),
        backup: null,
      });
    const status = await runAdminCommand({ args, terminal, open, restore: null });
    const { said, complained } = terminal;
    return { status, said, complained, key: /: ([\w-]{43})\n/.exec(said)?.[1] ?? '' };
  };

  it('prints a key that counts, until a day after the next one, and none once revoked', async () => {
    const first = await run('receiver', 'add', 'North');
    expect(first.status).toBe(0);
    const receiverOf = async (key: string) =>
      (await world.backend.signals.findReceiver(key))?.name ?? null;
    expect(await receiverOf(first.key)).toBe('North');
    const second = await run('receiver', 'rotate', 'North');
    expect(await receiverOf(first.key)).toBe('North');
    world.clock.advance(86400001);
    expect([await receiverOf(first.key), await receiverOf(second.key)]).toEqual([null, 'North']);
    expect((await run('receiver', 'list')).said).toContain('North: 1 key, last batch never');
    expect((await run('receiver', 'revoke', 'North')).status).toBe(0);
    expect(await receiverOf(second.key)).toBeNull();
    expect(await receiverOf('nobody')).toBeNull();
    const rows = await world.database.kysely
      .selectFrom('audit')
      .select(['operation', 'result'])
      .where('target', '=', 'receiver North')
      .orderBy('seq')
      .execute();
    expect(rows.map(({ operation }) => operation)).toEqual([
      'receiver.add',
      'receiver.rotate',
      'receiver.revoke',
    ]);
  });

  it('says why it did nothing', async () => {
    await run('receiver', 'add', 'South');
    expect(await run('receiver', 'add', 'South')).toMatchObject({
      status: 1,
      complained: 'There is already a receiver named South.\n',
    });
    expect(await run('receiver', 'revoke', 'East')).toMatchObject({ status: 1 });
    expect(await run('receiver', 'rotate', 'East')).toMatchObject({ status: 1 });
    for (const args of [
      [],
      ['receiver'],
      ['receiver', 'add'],
      ['receiver', 'add', 'a', 'b'],
      ['x'],
    ])
      expect(await run(...args)).toMatchObject({ status: 2 });
    expect(await run('--help')).toMatchObject({ status: 0 });
  });
});
