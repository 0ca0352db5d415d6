import { join } from 'node:path';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProcessPdfInspector } from '#adapters/server/pdf/process-pdf-inspector.ts';
import { bundleForNode } from '#tests/backend/harness/bundle-for-node.ts';
import { plainPdf } from '../../../support/pdf-files.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
let folder = '';
let program = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'judge-'));
  const entry = join(ROOT, 'adapters', 'server', 'pdf', 'pdf-worker.ts');
  program = await bundleForNode(entry, 'pdf-worker');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const reader = (name: string, text: string): string => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, text);
  return file;
};

describe('the process that looks into documents', () => {
  it('tells good from bad, several at once', async () => {
    const inspector = new ProcessPdfInspector(program, 20_000);
    const good = plainPdf();
    const bad = plainPdf('/OpenAction << /S /JavaScript /JS (x) >>');
    expect(await Promise.all([good, bad, good].map((file) => inspector.inspect(file)))).toEqual([
      null,
      'active',
      null,
    ]);
  });

  it('is ended when it takes too long, and when it takes too much memory', async () => {
    const slow = reader(
      'slow',
      "process.on('message', () => { for (;;); });\nprocess.send('ready');",
    );
    expect(await new ProcessPdfInspector(slow, 50).inspect(plainPdf())).toBe('broken');
    const hungry = reader(
      'hungry',
      "process.on('message', () => { const all = []; for (;;) all.push(Array.from({ length: 1e5 }, (_, i) => ({ i }))); });\nprocess.send('ready');",
    );
    expect(await new ProcessPdfInspector(hungry, 60_000).inspect(plainPdf())).toBe('broken');
  });

  it('says busy, not broken, when the stop of the server ends it', async () => {
    const stopped = reader(
      'stopped',
      "process.on('message', () => process.kill(process.pid, 'SIGTERM'));\nprocess.send('ready');",
    );
    expect(await new ProcessPdfInspector(stopped, 20_000).inspect(plainPdf())).toBe('busy');
  });

  it('says busy when too many wait', async () => {
    const slow = reader(
      'asleep',
      "process.on('message', () => { for (;;); });\nprocess.send('ready');",
    );
    const inspector = new ProcessPdfInspector(slow, 50);
    const answers = await Promise.all(
      Array.from({ length: 11 }, () => inspector.inspect(plainPdf())),
    );
    expect(answers.filter((answer) => answer === 'busy')).toHaveLength(1);
  });

  it('marks equal documents alike, others never', () => {
    const inspector = new ProcessPdfInspector(program);
    const mark = (name: string, text: string) =>
      inspector.digest({ name, bytes: Buffer.from(text) });
    expect(mark('a.pdf', 'x')).toBe(mark('a.pdf', 'x'));
    expect(
      new Set([mark('a.pdf', 'x'), mark('a.pdf', 'y'), mark('b.pdf', 'x'), mark('a.pd', 'fx')])
        .size,
    ).toBe(4);
  });
});
