import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from './project.ts';

/** Closing what is open over a screen: a panel, a form or a question. */
const CLOSES =
  /\b(?:this|model)\.(?:close\(\)|closeEditor\(\)|onClose\(\)|done\(|(?:access|asked|asking|company|deleting|edited|editing|editor|naming|renamed|request|running|schedule|secret|unwanted|week) = null)/;

/** Returns the lines of a view model that close whatever is open once an answer comes. */
const lateCloses = (source: string): readonly string[] => {
  const found: string[] = [];
  let waits = false;
  let isGuarded = false;
  for (const line of source.split('\n')) {
    const indent = line.length - line.trimStart().length;
    if (indent === 2 && /^\s+(?:async |get |set )?#?\w+[(<].*\{$/.test(line)) waits = false;
    const isOwn = /\bif \((?:isOpen\(\)|.*[!=]== )/.test(line);
    if (CLOSES.test(line) && !isOwn && !isGuarded && (waits || indent > 4)) found.push(line.trim());
    if (/\bawait\b/.test(line)) waits = true;
    isGuarded = isOwn || (isGuarded && indent > 6 && !line.includes('}'));
  }
  return found;
};

/** Returns the lines of a component that close whatever is open once an answer comes. */
const lateClosesOfComponent = (source: string): readonly string[] => {
  const closes = /\b(?:close|onClose)\(/;
  const lines = source.split('\n');
  return lines
    .filter((line, at) => closes.test(line) && /\bawait\b/.test(`${lines[at - 1] ?? ''} ${line}`))
    .filter((line) => !line.includes('whileShown('))
    .map((line) => line.trim());
};

it('finds an answer that closes whatever is open', () => {
  const ofEditor = (body: string) =>
    `class Some {\n  edit(): void {\n    const editor = new Editor({\n      onSaved: () => {\n${body}\n      },\n    });\n  }\n}`;
  expect(lateCloses(ofEditor('        this.close();'))).toEqual(['this.close();']);
  expect(lateCloses(ofEditor('        if (this.editor === editor) this.close();'))).toEqual([]);
  const applies = (body: string) => `  const apply = async () => {\n    ${body}\n  };`;
  const late = ['if (await file.apply()) close();', 'await model.clear();\n    onClose();'];
  expect(late.flatMap((body) => lateClosesOfComponent(applies(body)))).toEqual([
    'if (await file.apply()) close();',
    'onClose();',
  ]);
  const own = applies('if (await file.apply()) whileShown(close);');
  expect(lateClosesOfComponent(own)).toEqual([]);
  const saves = `class Some {\n  async save(): Promise<void> {\n    await send();\n    this.editor = null;\n  }\n}`;
  expect(lateCloses(saves)).toEqual(['this.editor = null;']);
});

it('an answer that comes late closes only its own editor, form or question', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'ui'], {
    cwd: PROJECT,
    encoding: 'utf8',
  });
  const late = files
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(PROJECT, file), 'utf8');
      const found = file.endsWith('.ts') ? lateCloses(source) : lateClosesOfComponent(source);
      return found.map((line) => `${file}: ${line}`);
    });
  expect(late).toEqual([]);
});
