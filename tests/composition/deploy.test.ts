import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from '#adapters/server/settings/read-settings.ts';

const UNIT = 'composition/deploy/portal.service';
const EXAMPLE = 'composition/deploy/nginx.conf.example';
const README = readFileSync('composition/deploy/README.md', 'utf8');

const settings = readSettings({
  MODE: 'production',
  PUBLIC_URL: 'https://portal.example.com',
  PUBLIC_URL_MSA: 'https://home.example.com',
  SMTP_URL: 'smtp://mail.example.com:587',
});
const drainMs = settings.ok ? settings.value.drainMs : 0;

const unitLines = (): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(UNIT, 'utf8')
      .split('\n')
      .filter((line) => line.includes('=') && !line.startsWith('#'))
      .map((line) => line.split(/=(.*)/s, 2) as [string, string]),
  );

describe('the examples for whoever runs the portal', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-deploy-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('are named in the README beside them', () => {
    for (const file of [UNIT, EXAMPLE])
      expect(README.includes(`](${path.basename(file)})`), file).toBe(true);
  });

  it('leave a server the time it takes to stop, and do not start anew what refused to start', () => {
    const unit = unitLines();
    expect(Number(unit.get('TimeoutStopSec'))).toBeGreaterThan((drainMs + 10_000) / 1000);
    expect(unit.get('RestartPreventExitStatus')).toBe('2');
    expect(unit.get('ExecStart')).toBe('/usr/bin/node dist/server/server.js');
  });

  it('are a unit that systemd takes', () => {
    // Skipped without systemd.
    if (!existsSync('/usr/bin/systemd-analyze')) return;
    const file = path.join(folder, 'portal.service');
    writeFileSync(file, readFileSync(UNIT, 'utf8').replace('/usr/bin/node', process.execPath));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('keep a connection, and a server out, for less than a stop waits', () => {
    const example = readFileSync(EXAMPLE, 'utf8');
    const seconds = (name: string): number[] =>
      [...example.matchAll(new RegExp(`${name}[ =](\\d+)s;`, 'g'))].map((match) =>
        Number(match[1]),
      );
    // nginx counts in whole seconds, so it may exclude a failed server for up to one second longer.
    const waits = [...seconds('keepalive_timeout'), ...seconds('fail_timeout').map((s) => s + 1)];
    expect(waits).toHaveLength(6);
    for (const wait of waits) expect(wait * 1000).toBeLessThan(drainMs);
  });
});
