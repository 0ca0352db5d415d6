import { describe, expect, it } from 'vitest';
import { readSmokeOptions } from '#adapters/cli/read-smoke-options.ts';
import { planChecks } from '#core/smoke/plan-checks.rule.ts';
import { SMOKE_CHECKS } from '#core/smoke/smoke-check.ts';

const BASE = ['--url', 'http://localhost:4280', '--username', 'dealer.admin'];

describe('the command line of the smoke checker', () => {
  it('reads everything that can be said', () => {
    const read = readSmokeOptions([
      ...BASE,
      '--password',
      'secret words',
      '--outbox',
      '--json',
      '--variant',
      'dealer',
      '--device-file',
      '/var/lib/watch/dealer.json',
      '--timeout',
      '2.5',
      '--junit',
      'smoke.xml',
    ]);
    expect(read).toEqual({
      ok: true,
      value: {
        url: new URL('http://localhost:4280'),
        username: 'dealer.admin',
        password: 'secret words',
        passwordFile: null,
        code: null,
        outbox: true,
        deviceFile: '/var/lib/watch/dealer.json',
        variant: 'dealer',
        plan: planChecks(SMOKE_CHECKS.map(({ name }) => name)),
        limit: 2500,
        json: true,
        junit: 'smoke.xml',
      },
    });
  });

  it('chooses checks, and needs no account where nobody signs in', () => {
    const read = readSmokeOptions([...BASE.slice(0, 2), '--checks', 'configuration, banner']);
    expect(read.ok && read.value !== 'help' && read.value).toMatchObject({
      username: null,
      plan: planChecks(['configuration', 'banner']),
    });
  });

  it('names the checks there are to whoever asks for another', () => {
    const read = readSmokeOptions([...BASE, '--checks', 'health,everything']);
    expect(read).toEqual({
      ok: false,
      error:
        '--checks knows no "everything"; there are health, configuration, banner, login, session, gatedCall, logout.',
    });
  });

  it('never repeats a word that stands alone, which may be the rest of a password', () => {
    const read = readSmokeOptions([...BASE, '--password', 'secret', 'words']);
    expect(read.ok).toBe(false);
    expect(JSON.stringify(read)).not.toContain('words');
  });

  it('takes a terminal for granted', () => {
    const read = readSmokeOptions(BASE);
    expect(read.ok && read.value !== 'help' && read.value).toMatchObject({
      password: null,
      code: null,
      outbox: false,
      json: false,
      deviceFile: null,
      variant: null,
      limit: 10_000,
      junit: null,
    });
  });

  it('answers a call for help, whatever else is missing', () => {
    expect(readSmokeOptions(['--help'])).toEqual({ ok: true, value: 'help' });
  });

  it.each([
    ['no address', ['--username', 'a']],
    ['no username', ['--url', 'http://localhost:4280']],
    ['an empty username', ['--url', 'http://localhost:4280', '--username', '']],
    ['an address without a scheme', ['--url', 'localhost:4280', '--username', 'a']],
    ['an address with a path', ['--url', 'http://localhost:4280/login', '--username', 'a']],
    ['a secret in the address', ['--url', 'http://me:pw@localhost:4280', '--username', 'a']],
    ['another scheme', ['--url', 'file:///etc/passwd', '--username', 'a']],
    ['a variant there is none of', [...BASE, '--variant', 'staff']],
    ['a sign-in without a username', ['--url', 'http://localhost:4280', '--checks', 'session']],
    ['no check', [...BASE, '--checks', '']],
    ['no time', [...BASE, '--timeout', '0']],
    ['endless time', [...BASE, '--timeout', '601']],
    ['a time that is none', [...BASE, '--timeout', '10s']],
    ['two passwords', [...BASE, '--password', 'a', '--password-file', 'b']],
    ['a file without a name', [...BASE, '--junit', '']],
    ['an unknown option', [...BASE, '--verbose']],
    ['a loose word', [...BASE, 'now']],
    ['an option without its value', [...BASE, '--password']],
    ['a code that is none', [...BASE, '--code', '12345']],
    ['two sources of a code', [...BASE, '--code', '123456', '--outbox']],
  ])('refuses %s in one line', (_, args) => {
    const read = readSmokeOptions(args);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error.trim()).not.toBe('');
  });
});
