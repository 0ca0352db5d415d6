import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#adapters/server/demo/demo-database.ts';
import { runSmokeCommand } from '#adapters/cli/run-smoke-command.ts';
import { startServer, type RunningServer } from '#composition/server/start-server.ts';
import { smokeChecks } from '#composition/smoke/smoke-checks.ts';
import { initialDump } from '#tests/backend/harness/embedded-template.ts';
import { listener } from '../../support/listener.ts';

const silent = { info: () => undefined, error: () => undefined };
const page = { html: '<!doctype html><title>portal</title>', styleHashes: [], scriptHashes: [] };
const WEB = { build: 'test', files: [], pages: () => ({ signIn: () => page, shell: () => page }) };

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen(port, '127.0.0.1', () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });

/** Finds a port that is followed by three more free ports, because the server needs four consecutive ports. */
const fourPorts = async (): Promise<number> => {
  for (let port = 24_280; port < 30_000; port += 7) {
    const free = await Promise.all([port, port + 1, port + 2, port + 3].map(isFree));
    if (free.every(Boolean)) return port;
  }
  throw new Error('no four free ports in a row');
};

describe('the smoke checker against the real server', () => {
  let server: RunningServer;
  let folder: string;
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smoke-'));
    port = await fourPorts();
    server = await startServer({
      environment: { MODE: 'demo', PORT: String(port), DATA_DIR: path.join(folder, 'data') },
      log: silent,
      web: WEB,
      pdfWorker: 'no documents here',
      helpPages: 'adapters/server/help/pages',
      seedDump: await initialDump(),
    });
  });

  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const smoke = async (username: string, ...more: readonly string[]) => {
    const { terminal, output, errors } = listener();
    const consumer = username.includes('@');
    const address = `http://localhost:${String(consumer ? port + 1 : port)}`;
    const status = await runSmokeCommand({
      args: ['--url', address, '--username', username, ...more],
      env: { SMOKE_PASSWORD: DEMO_PASSWORD },
      terminal,
      runChecks: smokeChecks(terminal),
    });
    return { status, output: output(), errors: errors() };
  };

  it.each([
    ['dealer.limited', '140 sites'],
    ['staff.limited', '180 sites in 6 site groups'],
    ['limited@example.com', '1 site'],
    ['newcomer@example.com', '0 sites'],
    ['dealer.classic', 'goes to the classic portal'],
  ])('passes for %s, who needs no code', async (username, text) => {
    const { status, output } = await smoke(username);
    expect(output).toContain(text);
    expect(output).toContain('All checks passed.');
    expect(status).toBe(0);
  });

  it.each(['dealer.admin', 'staff.admin', 'owner@example.com'])(
    'passes for %s with the code of the demo outbox',
    async (username) => {
      const { status, output } = await smoke(username, '--outbox');
      expect(output).toContain('with a code');
      expect(status).toBe(0);
    },
  );

  it('reports to programs in JSON and never prints the password', async () => {
    const { status, output, errors } = await smoke('dealer.limited', '--json');
    const report = JSON.parse(output) as { verdict: string; checks: { state: string }[] };
    expect(report.verdict).toBe('passed');
    expect(report.checks.map((check) => check.state)).toEqual(Array(7).fill('passed'));
    expect(output + errors).not.toContain(DEMO_PASSWORD);
    expect(status).toBe(0);
  });

  it('fails with 1 for a wrong password', async () => {
    const { status, output } = await smoke('dealer.limited', '--password', 'not the password');
    expect(output).toContain('refused (401)');
    expect(output).toContain('Not all checks passed.');
    expect(status).toBe(1);
  });

  it('fails with 1 and names the step that a person must take', async () => {
    const username = await smoke('4471dealer');
    expect(username.output).toContain('usernameReset');
    expect(username.status).toBe(1);
    const contact = await smoke('dealer.steps');
    expect(contact.output).toContain('contactInfo');
    expect(contact.status).toBe(1);
  });

  it('fails with 1 when a code is needed and none is given, or a wrong one', async () => {
    const none = await smoke('staff.admin');
    expect(none.output).toContain('mfaVerify');
    expect(none.status).toBe(1);
    const wrong = await smoke('staff.admin', '--code', '000000');
    expect(wrong.output).toContain('the code was not accepted');
    expect(wrong.status).toBe(1);
  });

  it('ends with 2 when nobody answers, and for a command line it does not understand', async () => {
    const nobody = await smoke('dealer.limited', '--url', `http://localhost:${String(port + 4)}`);
    expect(nobody.output).toContain('Nothing responds');
    expect(nobody.status).toBe(2);
    const usage = await smoke('dealer.limited', '--shout');
    expect(usage.errors).toContain('--shout');
    expect(usage.status).toBe(2);
  });

  it('takes the variant from the address, and says when another was expected', async () => {
    const right = await smoke('limited@example.com', '--variant', 'consumer');
    expect(right.status).toBe(0);
    const wrong = await smoke('dealer.limited', '--variant', 'consumer');
    expect(wrong.output).toContain('serves the dealer variant, not the consumer variant');
    expect(wrong.status).toBe(1);
  });

  it('runs chosen checks with what they need, and without an account where none signs in', async () => {
    const chosen = await smoke('dealer.limited', '--checks', 'session', '--json');
    const names = (JSON.parse(chosen.output) as { checks: { name: string }[] }).checks.map(
      ({ name }) => name,
    );
    expect(names).toEqual(['health', 'configuration', 'login', 'session', 'logout']);
    expect(chosen.errors).toBe('Also needed: health, configuration, login, logout.\n');
    const { terminal, output } = listener();
    const status = await runSmokeCommand({
      args: ['--url', `http://localhost:${String(port)}`, '--checks', 'health,banner'],
      env: {},
      terminal,
      runChecks: smokeChecks(terminal),
    });
    expect(output()).toContain('Status banner');
    expect(status).toBe(0);
  });

  it('writes the report for CI servers as well', async () => {
    const junit = path.join(folder, 'smoke.xml');
    const { status, output } = await smoke('dealer.limited', '--junit', junit, '--json');
    expect(status).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ verdict: 'passed' });
    expect(await readFile(junit, 'utf8')).toContain('tests="7" failures="0"');
    const nowhere = await smoke('dealer.limited', '--junit', path.join(folder, 'no', 'where'));
    expect(nowhere.errors).toContain('--junit');
    expect(nowhere.status).toBe(2);
  });

  describe('with a remembered device', () => {
    const kept = () => path.join(folder, 'dealer-admin.json');
    const secretOf = async () =>
      (JSON.parse(await readFile(kept(), 'utf8')) as { readonly value: string }).value;

    beforeAll(async () => {
      const none = await smoke('dealer.admin', '--device-file', kept());
      expect(none.output).toContain('nothing is remembered in');
      expect(none.status).toBe(1);
      const first = await smoke('dealer.admin', '--device-file', kept(), '--outbox');
      expect(first.output).toContain('with a code');
      expect(first.errors).toContain(`Remembered in ${kept()} until `);
      expect(first.status).toBe(0);
    });

    it('needs no code any more, and neither prints nor changes what it keeps', async () => {
      expect((await stat(kept())).mode & 0o777).toBe(0o600);
      const before = await readFile(kept(), 'utf8');
      const { status, output, errors } = await smoke(
        'dealer.admin',
        '--device-file',
        kept(),
        '--json',
      );
      expect(output).not.toContain('with a code');
      expect(JSON.parse(output)).toMatchObject({ verdict: 'passed' });
      expect(status).toBe(0);
      expect(output + errors).not.toContain(await secretOf());
      expect(await readFile(kept(), 'utf8')).toBe(before);
    });

    it('sends it to nobody else', async () => {
      const { status, output, errors } = await smoke('staff.admin', '--device-file', kept());
      expect(errors).toContain('remembers another address or username');
      expect(output).toBe('');
      expect(status).toBe(2);
    });

    it('does not use a file that others may read', async () => {
      await chmod(kept(), 0o644);
      const { status, errors } = await smoke('dealer.admin', '--device-file', kept());
      await chmod(kept(), 0o600);
      expect(errors).toContain('chmod 600');
      expect(status).toBe(2);
    });

    it('says that the portal no longer knows it, or when it ended, and keeps a new one', async () => {
      const { value, ...rest } = JSON.parse(await readFile(kept(), 'utf8')) as {
        readonly value: string;
        readonly expiresAt: string;
      };
      const write = (content: object) => writeFile(kept(), JSON.stringify(content));
      await write({ ...rest, value: value.replace(/./g, 'A') });
      const unknown = await smoke('dealer.admin', '--device-file', kept());
      expect(unknown.output).toContain('no longer knows what');
      expect(unknown.status).toBe(1);
      await write({ ...rest, value, expiresAt: '2026-01-02T03:04:05.000Z' });
      const ended = await smoke('dealer.admin', '--device-file', kept());
      expect(ended.output).toContain('ended on 2026-01-02');
      expect(ended.status).toBe(1);
      const again = await smoke('dealer.admin', '--device-file', kept(), '--outbox');
      expect(again.status).toBe(0);
      expect(await secretOf()).not.toBe(value);
      expect((await smoke('dealer.admin', '--device-file', kept())).status).toBe(0);
    });

    it('gives notice before its end', async () => {
      const content = JSON.parse(await readFile(kept(), 'utf8')) as object;
      const soon = new Date(Date.now() + 3 * 86_400_000).toISOString();
      await writeFile(kept(), JSON.stringify({ ...content, expiresAt: soon }));
      const { status, errors } = await smoke('dealer.admin', '--device-file', kept());
      expect(errors).toContain(`remembered until ${soon.slice(0, 10)}: sign in with a code`);
      expect(status).toBe(0);
    });
  });
});
