import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { DISPOSITIONS, OPERATOR_ACTIONS } from '#core/signals/operator-action.ts';
import { MONITORING_STATES } from '#core/sites/site-info.schema.ts';
import { PROJECT } from './project.ts';

/** Not in quotes, where it is a value of the database. */
const CANCELED = [/(?<!')\bcancell(ed|ing)\b(?!')/i, 'canceled'] as const;

/** What receivers send, the database stores and older browsers read; `usSpelling` shows it. */
const CODES: readonly string[] = [...DISPOSITIONS, ...OPERATOR_ACTIONS, ...MONITORING_STATES];

/**
 * Words that screens no longer use, each with what to say instead. The specification's own messages, such as "Password
 * Set!", are in core/kernel/messages.ts, which this law does not read.
 */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/e-mail/i, 'email'],
  [/centre|colour|favourite|neighbour|licence|dialled|organis|recognis|catalogue/i, 'US spelling'],
  CANCELED,
  [/\banew\b/i, 'again, change'],
  [/\blately\b/i, 'recently'],
  [/\bmeanwhile\b/i, 'in the meantime'],
  [/\b(somebody|everybody)\b/i, 'someone, everyone'],
  [/\bwhoever\b/i, 'anyone who, people who'],
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/\bruns? out\b/i, 'expires'],
  [/\bstands? (here|there|in|on|at|among|above|below)\b/i, 'is, appears'],
  [/\bfits? (all|the|these|them)\b|\b(nothing|nobody) fits\b/i, 'matches'],
  [/\b(holds?|held) (“|what you typed)/i, 'contains'],
  [/\bticked\b/i, 'selected, checked'],
  [/\bany more\b/i, 'no longer'],
  [/\btakes? the place\b/i, 'replaces'],
  [/\bneeds? (somebody|a look)\b/i, 'needs attention'],
  [/\bin force\b/i, 'in effect, current'],
  [/\bjudged\b/i, 'evaluated, checked'],
  [/\b(filter sets?|keep set|sets of filters|save set)\b/i, 'saved views'],
  [/\brows a page\b/i, 'rows per page'],
  [/\bkept for you\b/i, 'saved for you'],
  [/!$/, 'no exclamation mark'],
];

const textsIn = (source: string, file: string): readonly string[] => {
  const texts: string[] = [];
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const one of node) walk(one);
      return;
    }
    const { type, value, quasis } = node as Record<string, unknown>;
    if (type === 'ImportDeclaration' || type === 'TSLiteralType') return;
    if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') texts.push(value);
    if (type === 'TemplateLiteral')
      texts.push((quasis as { value: { raw: string } }[]).map((part) => part.value.raw).join('…'));
    for (const [key, part] of Object.entries(node)) if (key !== 'quasis') walk(part);
  };
  walk(parseSync(file, source).program);
  return texts
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => / /.test(text) || /^[A-Z][a-z-]+$/.test(text));
};

const refusedIn = (text: string, refused = REFUSED): readonly string[] =>
  refused.filter(([word]) => word.test(text)).map(([, better]) => `“${text}” (${better})`);

const filesIn = (...folders: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', ...folders], { cwd: PROJECT, encoding: 'utf8' }).split('\n');

const faultsOf = (file: string, refused = REFUSED): readonly string[] => {
  const source = readFileSync(join(PROJECT, file), 'utf8');
  // Parsing takes long, and a word that no line contains is in no text.
  if (refused !== REFUSED && !refused.some(([word]) => word.test(source))) return [];
  return (file.endsWith('.md') ? source.split('\n') : textsIn(source, file))
    .filter((text) => !CODES.includes(text))
    .flatMap((text) => refusedIn(text, refused).map((fault) => `${file}: ${fault}`));
};

describe('the words on screens', () => {
  it('are those of an American alarm dealer or home owner, one word for one thing', () => {
    const files = filesIn('ui').filter((file) => /\.tsx?$/.test(file));
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap((file) => faultsOf(file))).toEqual([]);
  });

  it('and those of mails, files, the history and the demo world spell “canceled” alike', () => {
    const files = filesIn('core', 'adapters', 'composition').filter((file) =>
      /\.ts$|help\/pages\/.*\.md$/.test(file),
    );
    expect(files.length).toBeGreaterThan(1000);
    expect(files.flatMap((file) => faultsOf(file, [CANCELED]))).toEqual([]);
  });

  it.each([
    ['const a = "Kept for you in this list."', 'saved for you'],
    ['const A = () => <p>\n  Licences of\n  your group\n</p>;', 'US spelling'],
    ['const a = (b: string) => `The order of ${b} stands here.`', 'is, appears'],
    ['const A = () => <Field label="E-mail" />;', 'email'],
    ['const a = "This was cancelled.";', 'canceled'],
  ])('and a sentence we no longer say is found: %s', (source, better) => {
    expect(
      textsIn(source, 'a.tsx')
        .flatMap((text) => refusedIn(text))
        .join(),
    ).toContain(better);
  });
});
