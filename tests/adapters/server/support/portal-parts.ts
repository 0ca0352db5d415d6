import type { Key, KeyRings } from '#adapters/server/secrets/key-ring.ts';
import { KEY_PURPOSES } from '#adapters/server/settings/settings.ts';
import type { WebBuild } from '#composition/server/page-parts.ts';

/** A minimal web build: one hashed script, one image and two pages. */
export const PLAIN_WEB: WebBuild = {
  build: 'plain',
  files: [
    {
      url: '/assets/main-AbCdEf12.js',
      type: 'text/javascript; charset=utf-8',
      etag: '"one"',
      immutable: true,
      plain: Buffer.from('plain script'),
      encoded: new Map([['br', Buffer.from('brotli bytes')]]),
    },
    {
      url: '/head.js',
      type: 'text/javascript; charset=utf-8',
      etag: '"two"',
      immutable: false,
      plain: Buffer.from('head script'),
      encoded: new Map(),
    },
  ],
  pages: (variant) => ({
    signIn: (data) => ({
      html: `<!doctype html><title>Sign in ${variant}</title><p>${JSON.stringify(data)}</p>`,
      styleHashes: ['sha256-AAAA'],
      scriptHashes: ['sha256-BBBB'],
    }),
    shell: () => ({
      html: `<!doctype html><title>Shell ${variant}</title>`,
      styleHashes: [],
      scriptHashes: [],
    }),
  }),
};

/** Returns the key rings that every test server uses. */
export const testKeys = (): KeyRings => {
  const ring = (fill: number) => {
    const current: Key = { id: 'demo-1', bytes: Buffer.alloc(32, fill) };
    return { current, byId: (id: string) => (id === current.id ? current : null) };
  };
  return Object.fromEntries(
    KEY_PURPOSES.map((purpose, index) => [purpose, ring(index + 1)]),
  ) as unknown as KeyRings;
};
