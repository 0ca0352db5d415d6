import { describe, expect, it } from 'vitest';
import { readSettings } from '#adapters/server/settings/read-settings.ts';
import { NO_SSO } from '#adapters/server/sso/sso-configuration.ts';
import { addressesOf } from '#composition/server/addresses.ts';
import { ssoSetupOf } from '#composition/server/sso-setup.ts';

const setupOf = (
  environment: Readonly<Record<string, string>>,
  configured: typeof NO_SSO | null,
) => {
  const settings = readSettings(environment);
  if (!settings.ok) throw new Error(settings.error.join('\n'));
  return ssoSetupOf(settings.value, addressesOf(settings.value), configured);
};
const PRODUCTION = {
  MODE: 'production',
  PUBLIC_URL: 'https://portal.example.com',
  PUBLIC_URL_MSA: 'https://home.example.com',
  SMTP_URL: 'smtp://mail.example.com:587',
};

describe('who signs people in', () => {
  it('is nobody in production unless configured, and never the demo’s own', () => {
    expect(setupOf(PRODUCTION, null)).toMatchObject({ configuration: NO_SSO, demo: null });
    expect(setupOf(PRODUCTION, NO_SSO)).toMatchObject({ configuration: NO_SSO, demo: null });
  });

  it('is who is configured, in the demo world as well', () => {
    expect(setupOf({ MODE: 'demo' }, NO_SSO)).toMatchObject({ configuration: NO_SSO, demo: null });
  });

  it('is, in the demo world, its own three under a secret of this very start', () => {
    const [first, second] = [setupOf({ MODE: 'demo' }, null), setupOf({ MODE: 'demo' }, null)];
    expect(first.demo).toMatchObject({ base: 'http://localhost:4282', port: 4282 });
    expect(first.configuration.entries.map(({ provider, issuer }) => [provider, issuer])).toEqual([
      ['Microsoft', 'http://localhost:4282/microsoft'],
      ['Okta', 'http://localhost:4282/okta'],
      ['DUO', 'http://localhost:4282/duo'],
    ]);
    expect(first.demo?.client.clientSecret).not.toBe(second.demo?.client.clientSecret);
    const subjects = first.configuration.links.map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it('sends people back to the configured base addresses and nowhere else', () => {
    expect(setupOf(PRODUCTION, null).redirects).toEqual({
      dealer: 'https://portal.example.com/api/account/login/sso-return',
      consumer: 'https://home.example.com/api/account/login/sso-return',
    });
  });
});
