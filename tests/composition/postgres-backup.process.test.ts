import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { bundleForNode } from '#tests/backend/harness/bundle-for-node.ts';
import { freshFolder, removeFolder } from './support/server-process.ts';

const PATIENCE = 240_000;
const BINARIES = '/usr/lib/postgresql';

/** Returns the path of the newest installed PostgreSQL binaries, because newer binaries can read dumps of older servers. */
const binaries = (): string => {
  const versions = existsSync(BINARIES) ? readdirSync(BINARIES) : [];
  const [newest = ''] = versions.toSorted((a, b) => Number(b) - Number(a));
  return path.join(BINARIES, newest, 'bin');
};

/** Returns the shell code blocks in the section "How to back up and restore PostgreSQL" of the deploy README. */
const blocks = (): readonly string[] => {
  const readme = readFileSync('composition/deploy/README.md', 'utf8');
  const section = readme.slice(readme.indexOf('### How to back up and restore PostgreSQL'));
  const postgres = section.slice(0, section.indexOf('\n## '));
  return [...postgres.matchAll(/```sh\n([^`]*)```/g)].map(([, lines = '']) => lines);
};

// Skipped without a PostgreSQL server.
describe.runIf(inject('postgresUrl') !== null)(
  'A backup can be restored: on PostgreSQL, by the words of the deploy README',
  { timeout: PATIENCE },
  () => {
    let program = '';
    beforeAll(async () => {
      program = await bundleForNode('composition/admin.ts', 'postgres-backup-admin', true);
    }, PATIENCE);

    it('brings the data back with its keys, and nobody in', async () => {
      const server = inject('postgresUrl') ?? '';
      const folder = freshFolder();
      const names = ['before', 'after'].map((word) => `backup_${word}_${String(process.pid)}`);
      const urls = names.map(
        (name) => Object.assign(new URL(server), { pathname: `/${name}` }).href,
      );
      const operator = new pg.Client({ connectionString: server });
      await operator.connect();
      for (const name of names) await operator.query(`create database ${name} template template0`);
      const [before = '', after = ''] = urls;
      const shell = (lines: string, url: string, data: string): string =>
        execFileSync(
          'bash',
          [
            '--norc',
            '-ec',
            lines.replaceAll('node dist/server/admin.js', `"${process.execPath}" "${program}"`),
          ],
          {
            cwd: folder,
            encoding: 'utf8',
            stdio: 'pipe',
            env: {
              PATH: `${binaries()}:${process.env['PATH'] ?? ''}`,
              MODE: 'demo',
              DATABASE_URL: url,
              DATA_DIR: path.join(folder, data),
            },
          },
        );
      try {
        shell('node dist/server/admin.js receiver add North', before, 'first');
        const client = new pg.Client({ connectionString: before });
        await client.connect();
        await client.query(
          `insert into message (id, channel, recipient, subject, text, queued_at, next_try_at)
           values ('m', 'email', 'a@example.com', 'Code', '123456', 0, 0)`,
        );
        await client.query(
          `insert into one_time (id, kind, subject, purpose, secret_hash, max_attempts, expires_at, detail)
           values ('o', 'code', 's', 'p', 'h', 5, 9e15, '{}')`,
        );
        await client.end();
        const [backUp = '', restore = ''] = blocks();
        shell(backUp, before, 'first');
        expect(shell(restore, after, 'second')).toContain(
          '1 codes and links, 0 remembered devices, 1 queued messages',
        );
        expect(shell('node dist/server/admin.js receiver list', after, 'second')).toContain(
          'North: 1 key',
        );
        // A command with different keys is refused, as a server with these keys would be.
        mkdirSync(path.join(folder, 'third'));
        expect(() => shell('node dist/server/admin.js receiver list', after, 'third')).toThrow();
        const restored = new pg.Client({ connectionString: after });
        await restored.connect();
        const { rows } = await restored.query('select state, text from message');
        expect(rows).toEqual([{ state: 'failed', text: '' }]);
        await restored.end();
      } finally {
        for (const name of names) await operator.query(`drop database ${name} with (force)`);
        await operator.end();
        removeFolder(folder);
      }
    });
  },
);
