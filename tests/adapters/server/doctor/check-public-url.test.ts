import { createServer, type AddressInfo } from 'node:net';
import { createServer as createHttp } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { checkPublicUrl, type PublicAddress } from '#adapters/server/doctor/check-public-url.ts';
import { findingLine } from '#adapters/server/doctor/finding.ts';
import { DOCTOR_PATH, doctorKey, makeProof, PROOF_HEADER } from '#adapters/server/doctor/proof.ts';
import { readEverySetting } from '#adapters/server/settings/read-settings.ts';
import { testKeys } from '#tests/adapters/server/support/portal-parts.ts';
import { openTestPortal, type TestPortal } from '#tests/adapters/server/support/test-portal.ts';
import { testAuthority } from '#tests/support/certificates.ts';
import { openForwardingProxy } from '#tests/support/forwarding-proxy.ts';

const KEY = doctorKey(testKeys());
const portals: TestPortal[] = [];
/** Ports of three listeners. `alone` and `consumer` ignore proxy headers; `behind` accepts proxy headers from this machine. */
const ports = { alone: 0, consumer: 0, behind: 0 };

const listen = async (
  { listeners }: TestPortal,
  variant: 'dealer' | 'consumer',
): Promise<number> => {
  await listeners[variant].app.listen({ port: 0, host: '127.0.0.1' });
  return (listeners[variant].app.server.address() as AddressInfo).port;
};

beforeAll(async () => {
  const alone = await openTestPortal();
  const behind = await openTestPortal({ TRUSTED_PROXIES: '127.0.0.1' });
  portals.push(alone, behind);
  ports.alone = await listen(alone, 'dealer');
  ports.consumer = await listen(alone, 'consumer');
  ports.behind = await listen(behind, 'dealer');
});
afterAll(async () => {
  for (const portal of portals) await portal.close();
});

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const proxied = async (...how: Parameters<typeof openForwardingProxy>): Promise<number> => {
  const proxy = await openForwardingProxy(...how);
  ends.push(() => proxy.close());
  return proxy.port;
};

const linesOf = async (port: number, change: Partial<PublicAddress> = {}): Promise<string> => {
  const address: PublicAddress = {
    name: 'PUBLIC_URL',
    url: `http://127.0.0.1:${String(port)}`,
    variant: 'dealer',
    settings: readEverySetting({ MODE: 'demo' }).settings,
    key: KEY,
    build: 'plain',
    now: Date.now,
    ca: undefined,
    ...change,
  };
  return (await checkPublicUrl(address)).map(findingLine).join('\n');
};

const encrypted = (port: number): string => `https://127.0.0.1:${String(port)}`;

it('finds this very deployment, with no proxy in between', async () => {
  expect(await linesOf(ports.alone)).toMatch(
    /^ok: PUBLIC_URL: ready at .*\nok: proxy before PUBLIC_URL: no proxy in between/,
  );
});

it('finds a proxy that says whom it serves, and is trusted', async () => {
  for (const forwarded of ['appended', 'set'] as const) {
    const port = await proxied(ports.behind, { forwarded });
    expect(await linesOf(port)).toMatch(
      /\nok: proxy before PUBLIC_URL: the proxy at 127\.0\.0\.1 passes on/,
    );
    expect(await linesOf(port)).not.toContain('failed');
  }
});

it('names a proxy that TRUSTED_PROXIES does not name', async () => {
  expect(await linesOf(await proxied(ports.alone))).toContain(
    'failed: proxy before PUBLIC_URL: a proxy at 127.0.0.1 forwards, but TRUSTED_PROXIES does not list it, so everyone shares its limits — Add 127.0.0.1 to TRUSTED_PROXIES',
  );
});

it('names a proxy that passes on what strangers write, says nothing, or was reached by http', async () => {
  expect(await linesOf(await proxied(ports.behind, { forwarded: 'passed on' }))).toContain(
    'failed: proxy before PUBLIC_URL: the proxy passes on an address that anyone can set',
  );
  const { ca, issue } = testAuthority();
  const silent = await proxied(ports.behind, { certificate: issue(), forwarded: 'dropped' });
  expect(await linesOf(silent, { url: encrypted(silent), ca })).toContain(
    'failed: proxy before PUBLIC_URL: the proxy at 127.0.0.1 does not pass on who connects',
  );
  const plain = await proxied(ports.behind, {
    certificate: issue(),
    headers: { 'x-forwarded-proto': 'http' },
  });
  expect(await linesOf(plain, { url: encrypted(plain), ca })).toContain(
    'warning: proxy before PUBLIC_URL: the proxy got the request by http, not as https',
  );
});

it('reads the certificate: how long it is good, that it ends soon, has expired, or is of nobody known', async () => {
  const { ca, issue } = testAuthority();
  const by = async (daysLeft: number, authority: string | undefined = ca) => {
    const port = await proxied(ports.behind, { certificate: issue({ daysLeft }) });
    return linesOf(port, { url: encrypted(port), ca: authority });
  };
  expect(await by(60)).toMatch(/\nok: certificate of PUBLIC_URL: good for (59|60) days/);
  expect(await by(20)).toMatch(
    /\nwarning: certificate of PUBLIC_URL: ends in (19|20) days — Renew it now/,
  );
  expect(await by(-1)).toMatch(
    /^failed: PUBLIC_URL: .* cannot be reached: its certificate has expired or is not valid yet \(CERT_HAS_EXPIRED\) — Renew/,
  );
  expect(await by(60, testAuthority().ca)).toMatch(
    /its certificate is from an authority unknown to this machine/,
  );
});

it('names another deployment, the other variant, another program, another build', async () => {
  expect(await linesOf(ports.alone, { key: Buffer.alloc(32, 9) })).toContain(
    'failed: PUBLIC_URL: the server at',
  );
  const { settings } = readEverySetting({ MODE: 'demo', PROVIDER_NAME: 'Other' });
  expect(await linesOf(ports.alone, { settings })).toContain(
    'is another deployment: it reports “Northgate Monitoring”, dev',
  );
  expect(await linesOf(ports.consumer)).toContain('is the portal of end customers');
  const foreign = createHttp((_, reply) => reply.end('<!doctype html>'));
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise((resolve) => foreign.close(resolve)));
  const { port } = foreign.address() as AddressInfo;
  expect(await linesOf(port)).toMatch(
    /^failed: PUBLIC_URL: something other than the portal responds at .* \(200\)/,
  );
});

it('tells an address that leads on, that nobody answers, and a portal that is not ready', async () => {
  const elsewhere = createHttp((_, reply) =>
    reply.writeHead(301, { location: 'https://www.example.com/' }).end(),
  );
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise((resolve) => elsewhere.close(resolve)));
  expect(await linesOf((elsewhere.address() as AddressInfo).port)).toContain(
    'leads on to https://www.example.com/ (301)',
  );
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  const { port } = gone.address() as AddressInfo;
  await new Promise((resolve) => gone.close(resolve));
  expect(await linesOf(port)).toMatch(
    /^failed: PUBLIC_URL: .* cannot be reached: the connection was refused .* Is the server running\?$/,
  );
  portals[0]?.setReady(false);
  expect(await linesOf(ports.alone)).toMatch(/^failed: PUBLIC_URL: .* answers 503/);
  portals[0]?.setReady(true);
});

it('compares the clocks of both machines', async () => {
  const { settings } = readEverySetting({ MODE: 'demo' });
  const now = () => Date.now() + 60000;
  expect(await linesOf(ports.alone, { settings, now })).toMatch(
    /\nwarning: clock: PUBLIC_URL is (59|60|61) seconds behind this machine — Sync all machines/,
  );
});

it('tells strangers nothing: without a proof, with another’s or an old one the address does not exist', async () => {
  const ask = async (header: string | null, path = DOCTOR_PATH) => {
    const url = `http://127.0.0.1:${String(ports.alone)}${path}`;
    const answer = await fetch(url, header === null ? {} : { headers: { [PROOF_HEADER]: header } });
    const problem = (await answer.json()) as Readonly<Record<string, unknown>>;
    return { status: answer.status, title: problem['title'], names: Object.keys(problem) };
  };
  const nothing = await ask(null, '/api/nothing-here');
  expect(nothing.status).toBe(404);
  expect(await ask(null)).toEqual(nothing);
  expect(await ask(makeProof(Buffer.alloc(32, 9), Date.now()).header)).toEqual(nothing);
  expect(await ask(makeProof(KEY, Date.now() - 25 * 3600000).header)).toEqual(nothing);
  expect(await ask(`${'9'.repeat(500)}.x.y`)).toEqual(nothing);
  expect(await ask(makeProof(KEY, Date.now()).header)).toMatchObject({ status: 200 });
});
