import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '#tests/adapters/server/support/test-portal.ts';
import { openFirstAccount } from '#composition/server/start-server.ts';
import { storeSetupLink, setupLines } from '#composition/server/setup-link.ts';
import { SERVER } from '#composition/server/tokens.ts';

const PRODUCTION = {
  MODE: 'production',
  PUBLIC_URL: 'https://portal.example.com',
  PUBLIC_URL_MSA: 'https://home.example.com',
  SMTP_URL: 'smtp://127.0.0.1:2525',
};

describe('the way into a new installation', () => {
  let production: TestPortal;
  let folder = '';
  let dataDir = '';
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'portal-setup-'));
    dataDir = path.join(folder, 'data');
    production = await openTestPortal({ ...PRODUCTION, DATA_DIR: dataDir });
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await production.close();
  });

  it('is a link below the configured address, in a file for whoever starts the server, and at a terminal', async () => {
    const { kysely } = production.container.get(SERVER.database);
    expect(await openFirstAccount(production.container)).toBeNull();
    await kysely.updateTable('portal_user').set({ password_hash: null }).execute();
    const first = await openFirstAccount(production.container);
    if (first === null) throw new Error('There is a first account');
    const { file, link, username } = first;
    expect(link).toMatch(/^https:\/\/portal\.example\.com\/login\/register\?otp=[\w-]{43}$/);
    expect(file).toBe(path.join(dataDir, 'setup-link'));
    expect(readFileSync(file, 'utf8')).toBe(`${link}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const text = `Set the password of ${username} within 24 hours, once:`;
    expect(setupLines(first, true)).toEqual([text, link]);
    expect(setupLines(first, false)).toEqual([`${text} the link is in ${file}.`]);

    // The next start replaces this link, even after an interrupted start.
    writeFileSync(`${file}.new`, 'half', { mode: 0o644 });
    const next = await openFirstAccount(production.container);
    expect(readFileSync(file, 'utf8')).toBe(`${String(next?.link)}\n`);
    expect(next?.link).not.toBe(link);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await kysely.updateTable('portal_user').set({ password_hash: 'some' }).execute();
    expect(await openFirstAccount(production.container)).toBeNull();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('refuses a directory that cannot be written to, and names it', () => {
    const inTheWay = path.join(folder, 'file');
    writeFileSync(inTheWay, '');
    expect(() => storeSetupLink(inTheWay, 'https://portal.example.com')).toThrow(
      `Cannot write the link of the first account to ${inTheWay}`,
    );
  });
});
