import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runSmokeCommand } from '#adapters/cli/run-smoke-command.ts';
import { smokeChecks } from '#composition/smoke/smoke-checks.ts';
import { certificateOf } from '../../support/certificate.ts';
import { HostileServers } from '../../support/hostile-servers.ts';
import { listener } from '../../support/listener.ts';
import { CONFIGURATION } from '../../support/plain-page.ts';

const PASSWORD = 'a password nobody may see';
const UNSEEN = /(?!\n)[\p{C}\p{Zl}\p{Zp}]/u;
/** Terminal codes that clear the screen, rename the window, reverse the text direction, and hide characters. */
const EVIL = '\u001b[2J\u001b]0;owned\u0007\u009b31m\u202e\u2066\u2028\u{e0041}evil';

const servers = new HostileServers();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
});
afterEach(() => servers.close());
afterAll(() => rm(folder, { recursive: true, force: true }));

const smoke = async (address: string, ...more: readonly string[]) => {
  const { terminal, output, errors } = listener();
  const status = await runSmokeCommand({
    args: ['--url', address, '--username', 'watch', ...more],
    env: { SMOKE_PASSWORD: PASSWORD },
    terminal,
    runChecks: smokeChecks(terminal),
  });
  return { status, output: output(), errors: errors() };
};

type Says = Readonly<Record<string, readonly [status: number, body: object]>>;

/** Builds a server that responds to known paths with JSON and to all others with a Problem. */
const says =
  (answers: Says, otherwise: readonly [number, object]): RequestListener =>
  ({ url = '' }, response) => {
    const [status, body] = answers[url.split('?')[0] ?? ''] ?? otherwise;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

const HEALTHY: Says = {
  '/api/health': [200, { live: true, ready: true, version: '1.0', build: 'test', schema: 70 }],
  '/assets/configuration.json': [200, CONFIGURATION],
};
const NOTHING = [404, { message: 'There is nothing.', code: null, requestId: 'r' }] as const;

describe('the smoke checker before a hostile server', () => {
  it('ends with 2 and names what was not answered when a server hangs', async () => {
    const address = await servers.http(() => undefined);
    const { status, output } = await smoke(address, '--timeout', '0.3');
    expect(output).toContain('took longer than 0.3 s: GET /api/health was not answered');
    expect(status).toBe(2);
  });

  it('ends with 1 when the sign-in alone hangs, and sends nothing after it', async () => {
    const asked: string[] = [];
    const address = await servers.http((request, response) => {
      asked.push(String(request.url).split('?')[0] ?? '');
      if (request.url?.startsWith('/api/account/login') !== true)
        says(HEALTHY, NOTHING)(request, response);
    });
    const { status, output } = await smoke(address, '--checks', 'login', '--timeout', '4');
    expect(output).toMatch(/Login +FAILED .*POST \/api\/account\/login\S* was not answered/);
    expect(asked.at(-1)).toContain('/api/account/login');
    expect(status).toBe(1);
  });

  it('takes neither password nor cookies where a redirect leads', async () => {
    const asked: string[] = [];
    const elsewhere = await servers.http((request, response) => {
      asked.push(String(request.url));
      response.end('{}');
    });
    const address = await servers.http((request, response) => {
      if (request.method === 'GET') {
        says(HEALTHY, NOTHING)(request, response);
        return;
      }
      response.writeHead(307, { location: `${elsewhere}/api/account/login` });
      response.end();
    });
    const { status, output } = await smoke(address);
    expect(output).toContain(`is redirected (307) to ${elsewhere}/api/account/login`);
    expect(asked).toEqual([]);
    expect(status).toBe(1);
  });

  it('ends with 1 where another service answers', async () => {
    const address = await servers.http((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<h1>Welcome to nginx!</h1>');
    });
    const { status, output } = await smoke(address);
    expect(output).toContain('GET /api/health answers 200 with text/html instead of JSON');
    expect(output).not.toContain('nginx');
    expect(status).toBe(1);
  });

  it('ends with 1 and says so when the certificate is not to be trusted', async () => {
    const day = 86_400_000;
    const identity = certificateOf({
      host: 'localhost',
      from: new Date(Date.now() - day),
      until: new Date(Date.now() + day),
    });
    const address = await servers.https(identity, says(HEALTHY, NOTHING));
    const { status, output } = await smoke(address);
    expect(output).toContain('is from an authority unknown here');
    expect(status).toBe(1);
  });

  it('ends with 2 for a name nobody knows', async () => {
    const { status, output } = await smoke('http://nobody.invalid');
    expect(output).toContain('host not found: nobody.invalid (DNS)');
    expect(status).toBe(2);
  });

  it.each([
    ['a table', []],
    ['JSON', ['--json']],
  ])('prints no character of it that does something, in %s or in XML', async (_, form) => {
    const address = await servers.http(
      says(
        {
          '/api/health': [
            200,
            { live: true, ready: true, version: EVIL, build: 'test', schema: 70 },
          ],
          '/assets/configuration.json': [200, { ...CONFIGURATION, providerName: EVIL }],
          '/api/statusBanner': [
            200,
            { active: true, title: EVIL, body: EVIL, importance: 'Warning' },
          ],
        },
        [401, { message: EVIL, code: null, requestId: EVIL }],
      ),
    );
    const junit = path.join(folder, 'hostile.xml');
    const { status, output, errors } = await smoke(address, '--junit', junit, ...form);
    expect(output.match(/evil/g)).toHaveLength(4);
    for (const text of [output, errors, await readFile(junit, 'utf8')]) {
      expect(text).not.toMatch(UNSEEN);
      expect(text).not.toContain(PASSWORD);
    }
    expect(status).toBe(1);
  });
});
