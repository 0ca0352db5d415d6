import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkDataDirectory } from '#adapters/server/doctor/check-data-directory.ts';
import { checkKeys } from '#adapters/server/doctor/check-keys.ts';
import { checkSettings } from '#adapters/server/doctor/check-settings.ts';
import { findingLine } from '#adapters/server/doctor/finding.ts';
import { openKeyRings } from '#adapters/server/secrets/key-ring.ts';
import { readEverySetting, type Settings } from '#adapters/server/settings/read-settings.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'doctor-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const settingsOf = (change: Readonly<Record<string, string>> = {}): Settings =>
  readEverySetting({ MODE: 'demo', DATA_DIR: folder, ...change }).settings;
const linesOf = (settings: Settings): string =>
  checkKeys(settings).found.map(findingLine).join('\n');

describe('keys', () => {
  it('that are not there yet are not made by looking', () => {
    expect(linesOf(settingsOf())).toContain(
      'warning: keys: no key yet for codes, xsrf, audit, refresh, passcodes',
    );
    expect(linesOf(settingsOf())).toContain('no key yet');
  });

  it('that are all there can be read', () => {
    openKeyRings(settingsOf());
    expect(linesOf(settingsOf())).toBe('ok: keys: all 5 can be read');
    const shared = settingsOf({ DATABASE_URL: 'postgres://localhost/portal' });
    expect(linesOf(shared)).toBe(
      'ok: keys: all 5 can be read, from files: every server of this database needs the same',
    );
  });

  it.runIf(process.platform !== 'win32')('that others may read fail, by name', () => {
    openKeyRings(settingsOf());
    const file = path.join(folder, 'keys', 'codes.demo-1.key');
    chmodSync(file, 0o640);
    expect(linesOf(settingsOf())).toContain(
      `failed: keys: users other than the owner can read ${file} — chmod 600 ${file}`,
    );
    expect(linesOf(settingsOf())).not.toContain('xsrf');
  });

  it('of the demo world fail in production, and what is no key', () => {
    openKeyRings(settingsOf());
    expect(linesOf(settingsOf({ MODE: 'production' }))).toContain(
      'failed: keys: The codes key is a demo key',
    );
    writeFileSync(path.join(folder, 'keys', 'audit.demo-2.key'), 'no key', { mode: 0o600 });
    expect(linesOf(settingsOf())).toContain('audit.demo-2.key does not hold a key');
  });

  it('handed in by the environment need no files', () => {
    const names = ['CODES', 'XSRF', 'AUDIT', 'REFRESH', 'PASSCODES'];
    const given = Object.fromEntries(names.map((name) => [`KEY_${name}`, `a:${'1'.repeat(64)}`]));
    expect(linesOf(settingsOf(given))).toBe('ok: keys: all 5 can be read');
  });
});

describe('settings', () => {
  const linesFor = (environment: Readonly<Record<string, string>>): string =>
    checkSettings(environment).found.map(findingLine).join('\n');

  it('are told with every fault at once, and read as far as they can be', () => {
    const environment = {
      MODE: 'production',
      PORT: 'first',
      PUBLIC_URL: 'http://portal.example.com',
      PUBLIC_URL_MSA: 'nowhere',
      METRICS_PORT: '4283',
      DATABASE_URL: 'postgres://portal:secret@db.example.com/portal',
    };
    const { found, settings } = checkSettings(environment);
    const lines = found.map(findingLine).join('\n');
    expect(lines).toContain('failed: settings: PORT must be a port number from 0');
    expect(lines).toContain('failed: settings: PUBLIC_URL must be https');
    expect(lines).toContain('failed: settings: PUBLIC_URL_MSA must be an http or https address');
    expect(lines).not.toContain('PUBLIC_URL_MSA is missing');
    expect(lines).toContain('failed: settings: SMTP_URL is missing');
    expect(lines).toContain('failed: settings: METRICS_PORT must be none of 4280 to 4283');
    expect(lines).toContain(
      'warning: settings: DATABASE_URL leads to another host without sslmode=verify-full',
    );
    expect(lines).not.toContain('secret');
    expect(settings.publicUrl).toBe('http://portal.example.com');
  });

  it('include the file of single sign-on', () => {
    const file = path.join(folder, 'sso.json');
    writeFileSync(file, '{"groups": 1}');
    expect(linesFor({ MODE: 'demo', SSO_CONFIG: file })).toContain(
      'failed: settings: SSO_CONFIG groups',
    );
  });
});

describe('the data directory', () => {
  it('tells what is free and who uses it', () => {
    expect(checkDataDirectory(settingsOf()).map(findingLine).join()).toMatch(
      /MB free for .*, not in use by a server$/,
    );
  });

  it('fails where nobody may write', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '', { mode: 0o600 });
    const closed = settingsOf({ DATA_DIR: path.join(file, 'data') });
    expect(checkDataDirectory(closed)).toMatchObject([{ state: 'failed' }]);
  });
});
