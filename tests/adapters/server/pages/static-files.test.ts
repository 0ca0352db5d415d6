import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fastify } from 'fastify';
import { WORKER_POLICY } from '#adapters/server/http/security-headers.ts';
import { serveStaticFiles } from '#adapters/server/plugins/static-files.plugin.ts';
import { PDF_WORKER } from '#adapters/wire/pdf-files.ts';
import { loadStaticFiles, withWorker } from '#adapters/server/pages/static-files.ts';

const FILES = [
  'sw.js',
  'sw-off.js',
  'pdf-worker.js',
  'pdf/cmaps/78-H.bcmap',
  'pdf/cmaps/LICENSE',
  'pdf/fonts/FoxitFixed.pfb',
  'pdf/fonts/LiberationSans-Bold.ttf',
  'index.html',
  'assets/main-AbCdEf12.js',
  'assets/main-AbCdEf12.js.map',
  'brand/logo.svg',
  'brand/logo.png',
  'pages/templates.json',
  '.git/config',
  '.vite/manifest.json',
  'notes.md',
  'server.ts',
] as const;

describe('the files of the web build', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'static-files-'));
    for (const name of FILES) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), name);
    }
  });
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  it('are only those people may fetch: no source control data, sources, maps, templates or notes', () => {
    const urls = loadStaticFiles(root).map(({ url }) => url);
    expect(urls.toSorted()).toEqual([
      '/assets/main-AbCdEf12.js',
      '/brand/logo.png',
      '/brand/logo.svg',
      '/pdf-worker.js',
      '/pdf/cmaps/78-H.bcmap',
      '/pdf/fonts/FoxitFixed.pfb',
      '/pdf/fonts/LiberationSans-Bold.ttf',
      '/sw-off.js',
      '/sw.js',
    ]);
  });

  it('hold one worker, at its one address: the real one, or the one that empties', () => {
    const files = loadStaticFiles(root);
    const workers = (on: boolean) =>
      withWorker(files, on)
        .filter(({ url }) => url.startsWith('/sw'))
        .map(({ url, plain }) => [url, plain.toString()]);
    expect(workers(true)).toEqual([['/sw.js', 'sw.js']]);
    expect(workers(false)).toEqual([['/sw.js', 'sw-off.js']]);
    expect(withWorker(files, true)).toHaveLength(files.length - 1);
  });

  it('give each worker its policy: the one that reads PDFs fetches nothing and loads our scripts alone', async () => {
    const app = fastify();
    serveStaticFiles(app, withWorker(loadStaticFiles(root), true));
    const policyOf = async (url: string) =>
      (await app.inject(url)).headers['content-security-policy'];
    expect(await policyOf(PDF_WORKER)).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; script-src 'self'; require-trusted-types-for 'script'",
    );
    expect(await policyOf('/sw.js')).toBe(WORKER_POLICY);
    expect((await app.inject('/pdf/fonts/LiberationSans-Bold.ttf')).headers['content-type']).toBe(
      'font/ttf',
    );
    await app.close();
  });

  it('name the charset wherever the content is text', () => {
    const textual = loadStaticFiles(root).filter(({ type }) => /^text\/|\+xml/.test(type));
    expect(
      textual.map(({ type }) => type).filter((type) => !type.endsWith('charset=utf-8')),
    ).toEqual([]);
    expect(textual.map(({ url }) => url)).toContain('/brand/logo.svg');
  });

  it('are none where nothing was built', () => {
    expect(loadStaticFiles(path.join(root, 'nowhere'))).toEqual([]);
  });
});
