import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSsoFile, readSsoFile } from '#adapters/server/sso/read-sso-file.ts';

const PROVIDER = {
  provider: 'Okta',
  issuer: 'https://harbor.example.com',
  clientId: 'portal',
  clientSecret: { env: 'OKTA_SECRET' },
};
const ENVIRONMENT = { OKTA_SECRET: 'from the environment' };
const fileWith = (change: object, siteGroup: unknown = 4471) => ({
  groups: [{ siteGroup, providers: [{ ...PROVIDER, ...change }] }],
});
const parse = (
  value: unknown,
  environment: Readonly<Record<string, string>> = ENVIRONMENT,
  allowHttp = false,
) => parseSsoFile(JSON.stringify(value), environment, { allowHttp });
const lines = (value: unknown, allowHttp = false): readonly string[] => {
  const read = parse(value, ENVIRONMENT, allowHttp);
  return read.ok ? [] : read.error;
};
const AT = 'SSO_CONFIG groups.0.providers.0';

describe('the file of identity providers', () => {
  it('is read with its defaults, its secret from the environment, and the people it names', () => {
    const people = [{ subject: '00u1', username: 'mia' }];
    expect(parse(fileWith({ people }))).toEqual({
      ok: true,
      value: {
        entries: [
          {
            siteGroupNum: 4471,
            provider: 'Okta',
            issuer: 'https://harbor.example.com',
            clientId: 'portal',
            clientSecret: 'from the environment',
            clientAuthentication: 'basic',
            idTokenAlgorithm: 'RS256',
          },
        ],
        links: [
          {
            issuer: 'https://harbor.example.com',
            subject: '00u1',
            username: 'mia',
            audience: 'dealer',
          },
        ],
      },
    });
  });

  it('is like the example for whoever runs the portal', () => {
    const example = path.resolve('composition/deploy/sso.example.json');
    const read = readSsoFile(example, ENVIRONMENT, { allowHttp: false });
    expect(read).toMatchObject({ ok: true, value: { links: [{ username: 'mia.torres' }] } });
  });

  it.each([
    ['issuer', 'http://harbor.example.com', `${AT}.issuer must be https.`],
    ['issuer', 'harbor', `${AT}.issuer must be an https address without query.`],
    [
      'issuer',
      'https://x.example.com/?a=1',
      `${AT}.issuer must be an https address without query.`,
    ],
    ['issuer', 'https://u:p@x.example.com', `${AT}.issuer must be an https address without query.`],
    ['provider', 'Google', `${AT}.provider must be one of Microsoft, Okta, DUO.`],
    ['clientId', ' ', `${AT}.clientId must not be empty.`],
    ['clientId', undefined, `${AT}.clientId is missing.`],
    [
      'idTokenAlgorithm',
      'none',
      `${AT}.idTokenAlgorithm must be one of RS256, PS256, ES256, EdDSA.`,
    ],
    [
      'idTokenAlgorithm',
      'HS256',
      `${AT}.idTokenAlgorithm must be one of RS256, PS256, ES256, EdDSA.`,
    ],
    ['clientAuthentication', 'jwt', `${AT}.clientAuthentication must be basic or post.`],
    ['redirectUri', 'https://x.example.com', `${AT}.redirectUri is unknown.`],
    ['people', [{ subject: 'x' }], `${AT}.people.0.username is missing.`],
    [
      'clientSecret',
      { env: 'NOT_SET' },
      `${AT}.clientSecret names an environment variable that is not set.`,
    ],
    [
      'clientSecret',
      { env: 'lower case' },
      `${AT}.clientSecret.env must be the name of an environment variable.`,
    ],
    ['clientSecret', 7, `${AT}.clientSecret must be text or {"env": "NAME_OF_A_VARIABLE"}.`],
  ])('names the field: %s %j', (field, value, line) => {
    expect(lines(fileWith({ [field]: value }))).toEqual([line]);
  });

  it('names groups and providers that stand twice, and issuers that could not be told apart', () => {
    const twice = {
      groups: [
        { siteGroup: 4471, providers: [PROVIDER, PROVIDER, { ...PROVIDER, provider: 'DUO' }] },
        { siteGroup: 4471, providers: [PROVIDER] },
      ],
    };
    expect(lines(twice)).toEqual([
      'SSO_CONFIG groups.0.providers.1.provider Okta stands twice.',
      'SSO_CONFIG groups.0.providers.1.issuer stands twice.',
      'SSO_CONFIG groups.0.providers.2.issuer stands twice.',
      'SSO_CONFIG groups.1.siteGroup 4471 stands twice.',
    ]);
  });

  it.each([
    [
      { groups: [{ siteGroup: '4471', providers: [PROVIDER] }] },
      'SSO_CONFIG groups.0.siteGroup must be a site group number.',
    ],
    [
      { groups: [{ siteGroup: -1, providers: [PROVIDER] }] },
      'SSO_CONFIG groups.0.siteGroup must be a site group number.',
    ],
    [
      { groups: [{ siteGroup: 1, providers: [] }] },
      'SSO_CONFIG groups.0.providers must hold at least one provider.',
    ],
    [{}, 'SSO_CONFIG groups is missing.'],
    [[], 'SSO_CONFIG must be an object with "groups".'],
    [{ groups: [], more: 1 }, 'SSO_CONFIG more is unknown.'],
  ])('names what is wrong with the whole: %j', (value, line) => {
    expect(lines(value)).toEqual([line]);
  });

  it('never repeats a piece of itself that may be a secret', () => {
    const broken = parseSsoFile('{"clientSecret":"s3cr3t" oops', ENVIRONMENT, { allowHttp: false });
    expect(broken).toEqual({ ok: false, error: ['SSO_CONFIG is no valid JSON.'] });
    expect(lines(fileWith({ clientSecret: 's'.repeat(600) })).join()).not.toContain('sss');
  });

  it('may name an issuer without TLS on loopback, and only where that is allowed', () => {
    const local = fileWith({ issuer: 'http://localhost:9000' });
    expect(lines(local, true)).toEqual([]);
    expect(lines(local)).toEqual([`${AT}.issuer must be https.`]);
    expect(lines(fileWith({ issuer: 'http://idp.example.com' }), true)).toEqual([
      `${AT}.issuer must be https.`,
    ]);
  });

  it('is read from where SSO_CONFIG points, or says that it cannot be', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sso-config-'));
    const file = path.join(folder, 'sso.json');
    writeFileSync(file, JSON.stringify(fileWith({})));
    expect(readSsoFile(file, ENVIRONMENT, { allowHttp: false })).toMatchObject({ ok: true });
    const missing = path.join(folder, 'missing.json');
    expect(readSsoFile(missing, ENVIRONMENT, { allowHttp: false })).toEqual({
      ok: false,
      error: [`SSO_CONFIG names a file that cannot be read (ENOENT): ${missing}.`],
    });
    rmSync(folder, { recursive: true });
  });
});
