import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#adapters/server/demo/demo-database.ts';
import { runSmokeCommand } from '#adapters/cli/run-smoke-command.ts';
import type { Terminal } from '#adapters/cli/terminal.ts';
import { startServer, type RunningServer } from '#composition/server/start-server.ts';
import { smokeChecks } from '#composition/smoke/smoke-checks.ts';
import { initialDump } from '#tests/backend/harness/embedded-template.ts';

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

/** A port whose three successors are free too, as the server needs them. */
const fourPorts = async (): Promise<number> => {
  for (let port = 24_280; port < 30_000; port += 7) {
    const free = await Promise.all([port, port + 1, port + 2, port + 3].map(isFree));
    if (free.every(Boolean)) return port;
  }
  throw new Error('no four free ports in a row');
};

const listener = () => {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  const nothing = () => undefined;
  const input = {
    setEncoding: nothing,
    on: nothing,
    off: nothing,
    resume: nothing,
    pause: nothing,
  };
  const errors: string[] = [];
  const terminal: Terminal = {
    input,
    output: { write },
    error: { write: (text) => errors.push(text) },
  };
  return { terminal, output: () => written.join(''), errors: () => errors.join('') };
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
      args: [...['--url', address, '--username', username], ...more],
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
  ])('passes for %s, who needs no code', async (username, words) => {
    const { status, output } = await smoke(username);
    expect(output).toContain(words);
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
    expect(nobody.output).toContain('Nobody answers');
    expect(nobody.status).toBe(2);
    const usage = await smoke('dealer.limited', '--shout');
    expect(usage.errors).toContain('--shout');
    expect(usage.status).toBe(2);
  });
});
