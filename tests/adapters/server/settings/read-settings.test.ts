import { describe, expect, it } from 'vitest';
import { readSettings } from '#adapters/server/settings/read-settings.ts';
import { settingFields } from '#adapters/server/settings/setting-fields.ts';
import { SETTING_LINES } from '#adapters/server/settings/settings.ts';

const PRODUCTION = {
  MODE: 'production',
  PUBLIC_URL: 'https://portal.example.com/',
  PUBLIC_URL_MSA: 'https://home.example.com',
  SMTP_URL: 'smtp://mail.example.com:587',
};

const refusals = (environment: Record<string, string>): readonly string[] => {
  const read = readSettings(environment);
  return read.ok ? [] : read.error;
};

describe('settings', () => {
  it('have the defaults that the deploy README promises', () => {
    const read = readSettings({ MODE: 'demo' });
    expect(read).toMatchObject({
      ok: true,
      value: {
        mode: 'demo',
        host: '127.0.0.1',
        port: 4280,
        drainMs: 0,
        dataDir: '.data',
        databaseUrl: null,
        publicUrl: null,
        trustedProxies: [],
        environment: 'dev',
        demoWorld: 'full',
        demoLive: true,
        serviceWorker: true,
        demoNow: null,
      },
    });
  });

  it('wait for balancers at a stop in production, and as long as they are told', () => {
    expect(readSettings(PRODUCTION)).toMatchObject({ value: { drainMs: 5000 } });
    const read = readSettings({ ...PRODUCTION, DRAIN_MS: '60000' });
    expect(read).toMatchObject({ value: { drainMs: 60000 } });
  });

  it('take a blank value for unset and drop the slash of a base address', () => {
    const read = readSettings({ ...PRODUCTION, HOST: ' ', SMS_URL: '' });
    expect(read).toMatchObject({
      ok: true,
      value: { host: '127.0.0.1', smsUrl: null, publicUrl: 'https://portal.example.com' },
    });
  });

  it.each([
    ['PORT', '65534'],
    ['PORT', '-1'],
    ['DRAIN_MS', '-1'],
    ['DRAIN_MS', '60001'],
    ['DRAIN_MS', '1.5'],
    ['DRAIN_MS', '5s'],
    ['MODE', 'test'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['PUBLIC_URL', 'portal.example.com'],
    ['PUBLIC_URL', 'https://user:secret@example.com'],
    ['PUBLIC_URL', 'http://portal.example.com'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['SMS_URL', 'sms:1'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'proxy.example.com'],
    ['DEMO_NOW', 'tomorrow'],
    ['SERVICE_WORKER', 'no'],
    ['ENVIRONMENT', 'production'],
    ['AUDIT_KEEP_DAYS', '29'],
    ['AUDIT_KEEP_DAYS', 'a year'],
    ['KEY_XSRF', 'abc'],
  ])('refuse %s=%s with one line that names it', (name, value) => {
    const lines = refusals({ MODE: 'demo', [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name} `));
    expect(lines[0]).not.toContain('secret');
  });

  it.each([
    ['PUBLIC_URL', { PUBLIC_URL: '' }],
    ['PUBLIC_URL_MSA', { PUBLIC_URL_MSA: '' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://portal.example.com' }],
    ['SMTP_URL', { SMTP_URL: '' }],
    ['SMS_URL', { SMS_URL: 'http://sms.example.com/send' }],
    ['DEMO_NOW', { DEMO_NOW: '2026-03-12T14:05:00Z' }],
    ['DEMO_WORLD', { DEMO_WORLD: 'small' }],
    ['DEMO_LIVE', { DEMO_LIVE: 'off' }],
  ])('refuse production for its %s', (name, change) => {
    const lines = refusals({ ...PRODUCTION, ...change });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(name);
  });

  it('are production unless somebody says demo, and say every fault at once', () => {
    expect(refusals({}).length).toBeGreaterThan(2);
    expect(refusals(PRODUCTION)).toEqual([]);
  });

  it('are all in the list of settings, and nothing else is', () => {
    const listed = SETTING_LINES.flatMap((line) => line.name.split(', '));
    expect(listed.toSorted()).toEqual(Object.keys(settingFields.shape).toSorted());
  });
});
