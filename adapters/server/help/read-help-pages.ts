import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Marked } from 'marked';
import { HELP_AUDIENCES, type HelpPage } from './help-page.ts';

const marked = new Marked({ gfm: true, async: false });

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const plain = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const anchorOf = (title: string): string =>
  plain(title)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Adds an anchor to each heading and makes wide tables scroll separately. */
const dressed = (markup: string): string =>
  markup
    .replaceAll(
      /<h2>(.*?)<\/h2>/g,
      (_whole, title: string) => `<h2 id="${anchorOf(title)}">${title}</h2>`,
    )
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');

const headOf = (file: string, lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([a-z]+): (.+)$/.exec(line) ?? [];
      if (name === '') throw new Error(`${file}: "${line}" is no line of a head`);
      return [name, value];
    }),
  );

const listed = (text: string | undefined): readonly string[] =>
  (text ?? '').split(/,\s*/).filter((one) => one !== '');

/** Parses one help page: `name: value` lines, a line of dashes, then Markdown that starts with a title and a summary. */
export const readHelpPage = (file: string, source: string): HelpPage => {
  const [head = '', ...rest] = source.split(/^---$/m);
  const facts = headOf(file, head.trim().split('\n'));
  const [, title, markdown] = /^# (.+)\n([\s\S]+)$/.exec(rest.join('---').trim()) ?? [];
  const paths = listed(facts.get('paths'));
  const audiences = HELP_AUDIENCES.filter((one) => listed(facts.get('audience')).includes(one));
  const order = Number(facts.get('order'));
  if (title === undefined || markdown === undefined || paths.length === 0)
    throw new Error(`${file}: a page needs paths, a title and a text`);
  if (audiences.length === 0 || !Number.isInteger(order))
    throw new Error(`${file}: a page needs an audience and an order`);
  const body = dressed(marked.parse(markdown, { async: false }));
  const summary = plain(/<p>([\s\S]*?)<\/p>/.exec(body)?.[1] ?? '');
  const screen = facts.get('screen') ?? null;
  return { paths, audiences, order, screen, title, summary, body, text: plain(body) };
};

/** Returns all help pages below a folder, in the order of the table of contents. A thrown error names the faulty page. */
export const readHelpPages = (folder: string): readonly HelpPage[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => readHelpPage(name, readFileSync(path.join(folder, name), 'utf8')))
    .toSorted((one, other) => one.order - other.order);
