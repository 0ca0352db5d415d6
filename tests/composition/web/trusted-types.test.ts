import { describe, expect, it } from 'vitest';
import { CAPTCHA_WORKER } from '#adapters/wire/captcha-provider.ts';
import { PDF_WORKER } from '#adapters/wire/pdf-files.ts';
import {
  allowWorkerAddress,
  installTrustedTypes,
  WORKER_ADDRESSES,
} from '#composition/web/trusted-types.ts';

const origin = 'http://localhost:4280';

describe('the trusted types policy', () => {
  it('lets exactly the own workers pass', () => {
    expect(WORKER_ADDRESSES).toEqual(['/sw.js', CAPTCHA_WORKER, PDF_WORKER]);
    expect(allowWorkerAddress(CAPTCHA_WORKER, origin)).toBe(CAPTCHA_WORKER);
    expect(allowWorkerAddress(PDF_WORKER, origin)).toBe(PDF_WORKER);
    expect(allowWorkerAddress('/sw.js', origin)).toBe('/sw.js');
    expect(allowWorkerAddress(`${origin}/sw.js`, origin)).toBe(`${origin}/sw.js`);
  });

  it.each([
    'https://evil.example/sw.js',
    '//evil.example/sw.js',
    '/sw.js?x=1',
    '/other.js',
    '/pdf/decoders/openjpeg_nowasm_fallback.js',
    'data:text/javascript,1',
    'blob:http://localhost:4280/sw.js',
  ])('refuses %s', (url) => {
    expect(() => allowWorkerAddress(url, origin)).toThrow(TypeError);
  });

  it('installs one policy named default, with one function', () => {
    const made: [string, object][] = [];
    const trustedTypes = {
      createPolicy: (name: string, rules: object) => void made.push([name, rules]),
    };
    installTrustedTypes({ trustedTypes }, origin);
    expect(made.map(([name, rules]) => [name, Object.keys(rules)])).toEqual([
      ['default', ['createScriptURL']],
    ]);
    installTrustedTypes({}, origin);
  });
});
