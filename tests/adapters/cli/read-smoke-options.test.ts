import { describe, expect, it } from 'vitest';
import { readSmokeOptions } from '#adapters/cli/read-smoke-options.ts';

const BASE = ['--url', 'http://localhost:4280', '--username', 'dealer.admin'];

describe('the command line of the smoke checker', () => {
  it('reads everything that can be said', () => {
    const read = readSmokeOptions([...BASE, '--password', 'secret words', '--outbox', '--json']);
    expect(read).toEqual({
      ok: true,
      value: {
        url: new URL('http://localhost:4280'),
        username: 'dealer.admin',
        password: 'secret words',
        code: null,
        outbox: true,
        json: true,
      },
    });
  });

  it('takes a terminal for granted', () => {
    const read = readSmokeOptions(BASE);
    expect(read.ok && read.value !== 'help' && read.value).toMatchObject({
      password: null,
      code: null,
      outbox: false,
      json: false,
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
    ['the variant, which the address says', [...BASE, '--variant', 'consumer']],
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
