import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Finding } from '#adapters/server/doctor/finding.ts';
import { bundleForNode } from '#tests/backend/harness/bundle-for-node.ts';
import { removeFolder } from './support/server-process.ts';
import { PATIENCE, useServers } from './support/use-servers.ts';

describe('the doctor, as a program', { timeout: PATIENCE }, () => {
  const { folder, start } = useServers('doctored-program');
  let program = '';
  beforeAll(async () => {
    program = await bundleForNode('composition/doctor.ts', 'doctor-program');
  }, PATIENCE);

  const doctor = async (settings: Readonly<Record<string, string>>, ...args: readonly string[]) => {
    const child = spawn(process.execPath, [program, ...args], {
      env: { PATH: process.env['PATH'], ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const fields = { output: '', error: '' };
    child.stdout.on('data', (chunk: Buffer) => (fields.output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (fields.error += chunk.toString()));
    const [status] = (await once(child, 'close')) as [number | null];
    return { status, ...fields };
  };

  it('looks at a running embedded server from outside, and into its database once it stopped', async () => {
    const dataDir = path.join(folder(), 'data');
    const server = await start({ DEMO_WORLD: 'small', DATA_DIR: dataDir });
    await server.ready();
    const settings = { MODE: 'demo', PORT: String(server.port), DATA_DIR: dataDir };
    const running = await doctor(settings, '--json');
    const { findings, status } = JSON.parse(running.output) as {
      readonly findings: readonly Finding[];
      readonly status: number;
    };
    const of = (check: string) => findings.filter((found) => found.check === check);
    expect(status).toBe(1);
    expect(running.status).toBe(1);
    expect(of('settings')).toMatchObject([
      { state: 'warning', what: expect.stringContaining('demo') as string },
    ]);
    expect(of('database')).toMatchObject([
      { state: 'ok', what: expect.stringContaining('is in use by process') as string },
    ]);
    expect(
      [...of('PUBLIC_URL'), ...of('PUBLIC_URL_MSA'), ...of('keys')].map(({ state }) => state),
    ).toEqual(['ok', 'ok', 'ok']);
    expect(findings.filter(({ state }) => state === 'failed')).toEqual([]);
    // Checks that the server still runs after the diagnosis.
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    server.signal('SIGTERM');
    expect(await server.ended()).toBe(0);

    const stopped = await doctor(settings);
    expect(stopped.status).toBe(2);
    expect(stopped.output).toMatch(/^ok: database: the embedded database in .*, schema \d+$/m);
    expect(stopped.output).toMatch(/^ok: keys: match the database$/m);
    expect(stopped.output).toMatch(/^failed: PUBLIC_URL: .* the connection was refused .*$/m);

    removeFolder(path.join(dataDir, 'keys'));
    const keyless = await doctor(settings);
    expect(keyless.output).toMatch(
      /^failed: keys: some keys the database was used with are missing/m,
    );
  });

  it('says every fault of the settings, and what it can be told', async () => {
    const faulty = await doctor({
      MODE: 'production',
      PORT: 'x',
      DATA_DIR: path.join(folder(), 'none'),
    });
    expect(faulty.status).toBe(2);
    for (const name of ['PORT', 'PUBLIC_URL', 'PUBLIC_URL_MSA', 'SMTP_URL'])
      expect(faulty.output).toMatch(new RegExp(`^failed: settings: ${name} `, 'm'));
    const help = await doctor({}, '--help');
    expect(help).toMatchObject({ status: 0, error: '' });
    expect(help.output).toContain('--mail-to ADDRESS');
    for (const args of [
      ['--mail-word', 'x'],
      ['--mail-to', 'nobody'],
      ['--sms-to', 'x'],
      ['--no-such'],
    ])
      expect(await doctor({}, ...args)).toMatchObject({ status: 2, output: '' });
  });
});
