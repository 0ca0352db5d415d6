import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChainPart } from '#core/audit/audit-line.schema.ts';
import { openDatabase, type Database } from '#adapters/server/sql/open-database.ts';
import { checkWholeChain } from '#tests/backend/harness/check-whole-chain.ts';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { BATCH, startWriter } from './support/steady-writers.ts';
import { useAdmin } from './support/use-admin.ts';
import { PATIENCE, useServers } from './support/use-servers.ts';

/** The first signal counter of each writer. */
const FIRSTS = [1_000_000, 2_000_000, 3_000_000];
/** Number of batches that each receiver has sent before the backup starts. */
const FIRST = 10;

type Look<T> = (database: Database, record: Promise<ChainPart>) => Promise<T>;

describe(
  'A backup can be restored: backup and restore of the embedded engine',
  { timeout: PATIENCE },
  () => {
    const { folder, start } = useServers('backup-server-program');
    const { admin, begin } = useAdmin('backup-admin-program');
    const world = (dataDir: string) => ({
      DATA_DIR: dataDir,
      DEMO_WORLD: 'small',
      DEMO_LIVE: 'off',
    });
    let file = '';
    let source = '';
    /** Data directory with the restored database. */
    let dataDir = '';
    let atBegin: readonly number[] = [];
    let atEnd: readonly number[] = [];
    let readings = 0;
    const refused: number[] = [];

    /** Creates a data directory that contains only the backup's keys. */
    const keysAlone = (): string => {
      const made = path.join(folder(), 'data');
      cpSync(path.join(source, 'keys'), path.join(made, 'keys'), { recursive: true });
      return made;
    };

    /** Repeats a read until the returned function is called. */
    const startReader = async (url: string): Promise<() => Promise<void>> => {
      const reader = new HttpVisitor(url);
      expect((await reader.signIn('dealer.limited')).status).toBe(200);
      const state = { isOver: false };
      const reading = (async () => {
        while (!state.isOver) {
          const { ok, status } = await reader.call('GET', '/api/account/me');
          if (!ok) refused.push(status);
          readings += 1;
          await delay(10);
        }
      })();
      return async () => {
        state.isOver = true;
        await reading;
      };
    };

    /** Receivers and a reader are active before, during and after the backup. */
    beforeAll(async () => {
      source = path.join(folder(), 'data');
      file = path.join(folder(), 'portal.backup');
      const settings = world(source);
      const server = await start(settings);
      await server.ready();
      const { said } = await admin(['receiver', 'add', 'North'], settings);
      const key = /: ([\w-]{43})\n/.exec(said)?.[1] ?? '';
      const stopReading = await startReader(server.url);
      const writers = FIRSTS.map((first) =>
        startWriter(server.url, { key, first }, (status) => refused.push(status)),
      );
      while (writers.some(({ acknowledged }) => acknowledged < FIRST)) await delay(10);
      atBegin = writers.map(({ acknowledged }) => acknowledged);
      const made = await admin(['backup', file], settings);
      expect(made).toMatchObject({ status: 0, complained: '' });
      await Promise.all([stopReading(), ...writers.map((writer) => writer.stop())]);
      atEnd = writers.map(({ acknowledged }) => acknowledged);
      server.signal('SIGKILL');
      await server.ended();
      dataDir = keysAlone();
      const restored = await admin(['restore', file], world(dataDir));
      expect(restored).toMatchObject({ status: 0, complained: '' });
      expect(restored.said).toContain('The audit log is unchanged');
    }, PATIENCE);

    const looked = async <T>(look: Look<T>): Promise<T> => {
      const folderOfKeys = path.join(dataDir, 'keys');
      const name = readdirSync(folderOfKeys).find((key) => key.startsWith('audit.')) ?? '';
      const text = readFileSync(path.join(folderOfKeys, name), 'utf8').trim();
      const auditKey = Buffer.from(text, 'hex');
      const auditKeyId = name.split('.')[1] ?? '';
      const database = await openDatabase({
        dataDir,
        isBrief: true,
        keys: { auditKey, auditKeyId },
      });
      try {
        return await look(
          database,
          checkWholeChain(database.kysely, () => auditKey),
        );
      } finally {
        await database.close();
      }
    };

    it('refuses nobody while it is made', () => {
      expect(refused).toEqual([]);
      expect(readings).toBeGreaterThan(10);
      expect(atEnd.every((count, index) => count > (atBegin[index] ?? 0))).toBe(true);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)]);
    });

    it('holds all that was acknowledged before it, a beginning of what came after, no half of anything, and a whole record', async () => {
      await looked(async ({ kysely }, record) => {
        const { rows } = await sql<{ first: number; kept: number; newest: number }>`
        select (counter / 1000000 * 1000000)::int as first, count(*)::int as kept,
               max(counter % 1000000)::int + 1 as newest
          from received_signal group by 1 order by 1`.execute(kysely);
        expect(rows.map(({ first }) => first)).toEqual(FIRSTS);
        for (const [index, { kept, newest }] of rows.entries()) {
          expect([newest, kept % BATCH]).toEqual([kept, 0]);
          expect(kept / BATCH).toBeGreaterThanOrEqual(atBegin[index] ?? Infinity);
          expect(kept / BATCH).toBeLessThanOrEqual(atEnd[index] ?? 0);
        }
        // Each batch has one audit entry, written in the same transaction.
        const batches = rows.reduce((sum, { kept }) => sum + kept / BATCH, 0);
        const lines = await sql`select from audit where operation = 'signal.batch'`.execute(kysely);
        expect(lines.rows).toHaveLength(batches);
        expect(await record).toMatchObject({ state: 'intact' });
        expect(await kysely.selectFrom('session').selectAll().execute()).toEqual([]);
      });
    });

    it('is refused without its keys, with others, and where it is not whole, and changes nothing then', async () => {
      const empty = path.join(folder(), 'data');
      mkdirSync(empty);
      expect((await admin(['restore', file], world(empty))).complained).toContain('there is no');
      expect(readdirSync(empty)).toEqual([]);
      const bare = keysAlone();
      const torn = path.join(folder(), 'torn');
      writeFileSync(torn, readFileSync(file).subarray(0, 200_000));
      expect((await admin(['restore', torn], world(bare))).complained).toContain('incomplete');
      writeFileSync(path.join(bare, 'keys', 'audit.demo-1.key'), `${'a'.repeat(64)}\n`);
      expect((await admin(['restore', file], world(bare))).complained).toContain('the audit key');
      expect(readdirSync(bare)).toEqual(['keys']);
    });

    it('killed in the middle of a restore, leaves what was there', async () => {
      const marks: Look<number> = async ({ kysely }, record) => {
        expect(await record).toMatchObject({ state: 'intact' });
        const { rows } = await sql`select from audit where operation = 'database.restore'`.execute(
          kysely,
        );
        return rows.length;
      };
      // Kills the restore in two phases: while the backup is unpacked, and while the engine replays the log.
      for (const reached of ['db.restoring', 'db.restoring/backup_label']) {
        const { child, ended } = begin(['restore', file, '--replace'], world(dataDir));
        while (!existsSync(path.join(dataDir, reached)) && child.exitCode === null) await delay(2);
        child.kill('SIGKILL');
        await ended;
        expect(await looked(marks)).toBe(1);
        expect(readdirSync(dataDir).toSorted()).toEqual(['db', 'keys']);
      }
    });

    it('serves again, is refused where a server works or data is, and made anew after one whose caller was killed', async () => {
      const settings = world(dataDir);
      const server = await start(settings);
      await server.ready();
      expect((await new HttpVisitor(server.url).signIn('dealer.limited')).status).toBe(200);
      expect((await admin(['restore', file], settings)).complained).toContain('already uses');
      const next = path.join(folder(), 'next.backup');
      const given = begin(['backup', next], settings);
      const isBegun = () =>
        readdirSync(path.dirname(next)).some((name) => name.endsWith('.partial'));
      while (!isBegun() && given.child.exitCode === null) await delay(2);
      given.child.kill('SIGKILL');
      await given.ended;
      expect(existsSync(next)).toBe(false);
      expect(await admin(['backup', next], settings)).toMatchObject({ status: 0 });
      server.signal('SIGTERM');
      expect(await server.ended()).toBe(0);

      expect((await admin(['restore', next], settings)).complained).toContain('--replace');
      const replaced = await admin(['restore', next, '--replace'], settings);
      expect(replaced).toMatchObject({ status: 0 });
      const beside = /kept in (\S+)\.\n/.exec(replaced.said)?.[1] ?? '';
      expect(existsSync(path.join(beside, 'PG_VERSION'))).toBe(true);
    });
  },
);
