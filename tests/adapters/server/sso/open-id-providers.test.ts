import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SsoConnection, SsoSecrets } from '#core/backend/sso/identity-providers.port.ts';
import { OpenIdProviders } from '#adapters/server/sso/open-id-providers.ts';
import type { SsoEntry } from '#adapters/server/sso/sso-configuration.ts';
import { challengeOf, ROGUE_CLIENT, RogueProvider, type Misdeeds } from './rogue-provider.ts';

const ROAD: SsoConnection = { siteGroupNum: 4471, provider: 'Okta', variant: 'dealer' };
const REDIRECTS = {
  dealer: 'https://portal.example.com/api/account/login/sso-return',
  consumer: 'https://home.example.com/api/account/login/sso-return',
};

let rogue: RogueProvider;
beforeEach(async () => {
  rogue = await new RogueProvider().open();
});
afterEach(() => {
  rogue.close();
});

const providersWith = (change: Partial<SsoEntry> = {}, timeLimitMs = 5_000): OpenIdProviders =>
  new OpenIdProviders({
    entries: [
      {
        siteGroupNum: 4471,
        provider: 'Okta',
        issuer: rogue.issuer,
        clientId: ROGUE_CLIENT.id,
        clientSecret: ROGUE_CLIENT.secret,
        clientAuthentication: 'basic',
        idTokenAlgorithm: 'ES256',
        ...change,
      },
    ],
    redirects: REDIRECTS,
    allowHttp: true,
    timeLimitMs,
  });

const begun = async (
  providers: OpenIdProviders,
  connection: SsoConnection = ROAD,
): Promise<{ readonly address: URL; readonly secrets: SsoSecrets }> => {
  const trip = await providers.begin(connection);
  if (!trip.ok) throw new Error(trip.error.reason);
  rogue.nonce = trip.value.secrets.nonce;
  return { address: new URL(trip.value.address), secrets: trip.value.secrets };
};

const answerOf = (secrets: SsoSecrets, more: Readonly<Record<string, string>> = {}): string =>
  new URLSearchParams({ code: 'one-code', state: secrets.state, ...more }).toString();

const travel = async (misdeeds: Misdeeds, change: Partial<SsoEntry> = {}, timeLimitMs?: number) => {
  const providers = providersWith(change, timeLimitMs);
  const { secrets } = await begun(providers);
  rogue.misdeeds = misdeeds;
  return providers.finish(ROAD, answerOf(secrets), secrets);
};

describe('a provider that does everything right', () => {
  it('proves a person under the configured issuer', async () => {
    const person = { issuer: rogue.issuer, subject: 'mia' };
    expect(await travel({})).toEqual({ ok: true, value: person });
  });

  it('is asked with the verifier of the challenge it was shown, and the client’s secret', async () => {
    const providers = providersWith();
    const { address, secrets } = await begun(providers);
    await providers.finish(ROAD, answerOf(secrets), secrets);
    expect(address.searchParams.get('code_challenge')).toBe(challengeOf(secrets.verifier));
    expect(address.searchParams.get('redirect_uri')).toBe(REDIRECTS.dealer);
    expect(Object.fromEntries(rogue.asked?.form ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      code: 'one-code',
      code_verifier: secrets.verifier,
      redirect_uri: REDIRECTS.dealer,
    });
    expect(rogue.asked?.authorization).toMatch(/^Basic /);
  });

  it('is shown the secret in the form where it wants it there', async () => {
    await travel({}, { clientAuthentication: 'post' });
    expect(rogue.asked?.form.get('client_secret')).toBe(ROGUE_CLIENT.secret);
    expect(rogue.asked?.authorization).toBeUndefined();
  });

  it('sends each variant’s people to that variant’s own address', async () => {
    const { address } = await begun(providersWith(), { ...ROAD, variant: 'consumer' });
    expect(address.searchParams.get('redirect_uri')).toBe(REDIRECTS.consumer);
  });
});

describe('the word of a provider does not count', () => {
  const REFUSED: readonly (readonly [string, Misdeeds])[] = [
    ['signed with another key', { signature: 'otherKey' }],
    ['changed after signing', { signature: 'tampered' }],
    ['not signed at all', { signature: 'none' }],
    ['signed with the client’s own secret', { signature: 'clientSecret' }],
    ['signed by another algorithm than the configured one', { signature: 'otherAlgorithm' }],
    ['of another issuer', { claims: { iss: 'https://login.example.com' } }],
    ['meant for another client', { claims: { aud: 'another-client' } }],
    ['meant for several, and issued to another', { claims: { aud: ['portal', 'x'], azp: 'x' } }],
    ['of another trip', { claims: { nonce: 'another-nonce' } }],
    ['of no trip', { claims: { nonce: undefined } }],
    ['expired', { claims: { exp: 1_000_000_000 } }],
    ['without a person', { claims: { sub: undefined } }],
    ['without an ID token', { token: 'noIdToken' }],
    ['in a page instead of an answer', { token: 'html' }],
    ['from somewhere else it sends us to', { token: 'redirects' }],
  ];
  it.each(REFUSED)('%s', async (_what, misdeeds) => {
    expect(await travel(misdeeds)).toMatchObject({ ok: false, error: { reason: 'untrusted' } });
  });

  it('that the code is no good', async () => {
    const fault = { reason: 'untrusted', code: 'invalid_grant' };
    expect(await travel({ token: 'refuses' })).toEqual({ ok: false, error: fault });
  });

  it('under an issuer’s name that is not the configured one', async () => {
    rogue.misdeeds = { discovery: 'foreignIssuer' };
    expect(await providersWith().begin(ROAD)).toMatchObject({ error: { reason: 'untrusted' } });
    rogue.misdeeds = { discovery: 'html' };
    expect(await providersWith().begin(ROAD)).toMatchObject({ error: { reason: 'untrusted' } });
  });
});

describe('the parameters a browser comes back with', () => {
  const finish = async (more: Readonly<Record<string, string>>, state?: string) => {
    const providers = providersWith();
    const { secrets } = await begun(providers);
    const changed = { ...secrets, ...(state !== undefined && { state }) };
    rogue.asked = null;
    return providers.finish(ROAD, answerOf(changed, more), secrets);
  };

  it('are refused in another provider’s name, before anybody is asked', async () => {
    for (const iss of ['https://login.example.com', `${rogue.issuer}/other`, 'no address']) {
      expect(await finish({ iss })).toEqual({
        ok: false,
        error: { reason: 'mixedUp', code: null },
      });
      expect(rogue.asked).toBeNull();
    }
  });

  it('are refused with another state, before anybody is asked', async () => {
    expect(await finish({}, 'another-state')).toMatchObject({ ok: false });
    expect(rogue.asked).toBeNull();
  });

  it('may be an error, whose own words are not kept', async () => {
    expect(await finish({ error: 'access_denied', error_description: 'no' })).toEqual({
      ok: false,
      error: { reason: 'denied', code: 'access_denied' },
    });
    expect(await finish({ error: 'a stranger’s words' })).toEqual({
      ok: false,
      error: { reason: 'denied', code: null },
    });
  });
});

describe('a provider that cannot be reached', () => {
  const UNREACHABLE = { ok: false, error: { reason: 'unreachable' } };

  it('is told at the start, and asked anew next time', async () => {
    const providers = providersWith({}, 1_500);
    rogue.misdeeds = { discovery: 'silent' };
    expect(await providers.begin(ROAD)).toMatchObject(UNREACHABLE);
    rogue.misdeeds = {};
    expect(await providers.begin(ROAD)).toMatchObject({ ok: true });
  });

  it('is told when nobody listens', async () => {
    const issuer = rogue.issuer;
    rogue.close();
    const entry = { issuer };
    await new Promise((resolve) => setTimeout(resolve, 0));
    rogue = await new RogueProvider().open();
    expect(await providersWith(entry).begin(ROAD)).toMatchObject(UNREACHABLE);
  });

  it('is told when it falls silent over the code', async () => {
    expect(await travel({ token: 'silent' }, {}, 1_500)).toMatchObject(UNREACHABLE);
  });

  it('is never asked without TLS outside of the demo world', async () => {
    const providers = new OpenIdProviders({
      entries: [
        {
          siteGroupNum: 4471,
          provider: 'Okta',
          issuer: rogue.issuer,
          clientId: 'portal',
          clientSecret: 'secret',
          clientAuthentication: 'basic',
          idTokenAlgorithm: 'ES256',
        },
      ],
      redirects: REDIRECTS,
      allowHttp: false,
    });
    expect(await providers.begin(ROAD)).toMatchObject({ error: { reason: 'untrusted' } });
  });
});

describe('providers of a group', () => {
  it('stand in the order of the dialog, and none is there for another group', async () => {
    const entry = {
      siteGroupNum: 4471,
      issuer: rogue.issuer,
      clientId: 'portal',
      clientSecret: 'secret',
      clientAuthentication: 'basic',
      idTokenAlgorithm: 'RS256',
    } as const;
    const providers = new OpenIdProviders({
      entries: [
        { ...entry, provider: 'DUO' },
        { ...entry, provider: 'Microsoft' },
      ],
      redirects: REDIRECTS,
      allowHttp: true,
    });
    expect(providers.of(4471)).toEqual(['Microsoft', 'DUO']);
    expect(providers.of(4480)).toEqual([]);
    const unknown = { ok: false, error: { reason: 'unknownProvider', code: null } };
    expect(await providers.begin({ ...ROAD, provider: 'Okta' })).toEqual(unknown);
    const secrets = { state: '', nonce: '', verifier: '' };
    expect(await providers.finish({ ...ROAD, siteGroupNum: 1 }, '', secrets)).toEqual(unknown);
  });
});
