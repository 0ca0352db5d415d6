import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from './support/server-process.ts';
import { PATIENCE, useServers } from './support/use-servers.ts';

const PRODUCTION = {
  MODE: 'production',
  PUBLIC_URL: 'https://portal.example.com',
  PUBLIC_URL_MSA: 'https://home.example.com',
  SMTP_URL: 'smtp://127.0.0.1:2525',
};

describe('single sign-on of a server process', { timeout: PATIENCE }, () => {
  const { folder, start } = useServers('sso-program');
  const fileWith = (issuer: string): string => {
    const file = path.join(folder(), 'sso.json');
    const provider = { provider: 'Okta', issuer, clientId: 'portal', clientSecret: 's3cr3t' };
    writeFileSync(file, JSON.stringify({ groups: [{ siteGroup: 4471, providers: [provider] }] }));
    return file;
  };
  const statusAt = async (port: number, host: string): Promise<number | undefined> => {
    const asked = request({
      host: '127.0.0.1',
      port,
      path: '/okta/.well-known/openid-configuration',
      headers: { host },
    }).end();
    const [answer] = (await once(asked, 'response')) as [{ statusCode?: number; resume(): void }];
    answer.resume();
    return answer.statusCode;
  };

  it('refuses the demo’s kind of provider in production, in one line without its secret', async () => {
    const server = await start({
      ...PRODUCTION,
      SSO_CONFIG: fileWith('http://localhost:4282/okta'),
    });
    expect(await server.ended()).toBe(2);
    expect(server.output.trim()).toBe('SSO_CONFIG groups.0.providers.0.issuer must be https.');
  });

  it('refuses a file that is not there', async () => {
    const server = await start({ ...PRODUCTION, SSO_CONFIG: path.join(folder(), 'nowhere.json') });
    expect(await server.ended()).toBe(2);
    expect(server.output).toMatch(/^SSO_CONFIG names a file that cannot be read \(ENOENT\)/);
  });

  it('opens no provider in production', async () => {
    const server = await start({ ...PRODUCTION, SSO_CONFIG: fileWith('https://okta.example.com') });
    await server.ready();
    await expect(statusAt(server.port + 2, 'localhost')).rejects.toThrow(/ECONNREFUSED/);
    server.signal('SIGTERM');
    expect(await server.ended()).toBe(0);
  });

  it('names the demo provider’s port when that one is taken, before any data is touched', async () => {
    const port = await freePort();
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(port + 2, '127.0.0.1', resolve));
    const server = await start({ PORT: String(port) });
    expect(await server.ended()).toBe(2);
    expect(server.output).toContain(`Port ${String(port + 2)} `);
    await new Promise((resolve) => holder.close(resolve));
  });

  it('opens the demo’s providers on loopback under their own names, quietly, and stops with them', async () => {
    const server = await start();
    await server.ready();
    const port = server.port + 2;
    expect(await statusAt(port, `localhost:${String(port)}`)).toBe(200);
    expect(await statusAt(port, 'rebound.example.com')).toBe(404);
    const metadata = await fetch(
      `http://localhost:${String(port)}/duo/.well-known/openid-configuration`,
    );
    expect(await metadata.json()).toMatchObject({
      issuer: `http://localhost:${String(port)}/duo`,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['ES256'],
    });
    server.signal('SIGTERM');
    expect(await server.ended()).toBe(0);
    expect(server.output).not.toMatch(/oidc|runtime/i);
  });
});
