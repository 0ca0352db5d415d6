import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** @typedef {{ file: string, titles: string[] }} Shown A test: its file, and its titles, which start with the outermost group. */

const GROUPS = ['describe', 'describeEachEngine', 'describeDatabase'];
const TESTS = ['it', 'test', 'base', 'onEachEngine'];

/** Returns the first name of a call: `it` of `it.each(rows)('adds', …)`, `describe` of `test.describe('a list', …)`. @param {any} callee @returns {string} */
const nameOf = (callee) => {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'CallExpression') return nameOf(callee.callee);
  if (callee.type !== 'MemberExpression') return '';
  return callee.property.name === 'describe' ? 'describe' : nameOf(callee.object);
};

/** Returns the text of a title, with "…" for computed parts, or null if the title is not known. @param {any} node @returns {string | null} */
const textOf = (node) => {
  if (node?.type === 'ArrowFunctionExpression') return textOf(node.body);
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return null;
  return node.quasis.map((/** @type {any} */ part) => part.value.cooked).join('…');
};

/** Returns the titles of the tests in a source text. @param {string} file @param {string} text @returns {Shown[]} */
export const titlesOf = (file, text) => {
  /** @type {Shown[]} */
  const shown = [];
  /** @type {{ node: unknown, title: string }[]} */
  const groups = [];
  new Visitor({
    CallExpression: (node) => {
      const title = textOf(node.arguments[0]);
      if (title === null) return;
      const name = nameOf(node.callee);
      if (GROUPS.includes(name)) groups.push({ node, title });
      if (TESTS.includes(name))
        shown.push({ file, titles: [...groups.map((g) => g.title), title] });
    },
    'CallExpression:exit': (node) => {
      if (groups.at(-1)?.node === node) groups.pop();
    },
  }).visit(parseSync(file, text).program);
  return shown;
};

/** Reads the titles of all tests in the repository without running the tests. @param {string} root */
export const readTitles = (root) =>
  readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec|contract)\.tsx?$/.test(file))
    .toSorted()
    .map((file) => `tests/${file}`)
    .flatMap((file) => titlesOf(file, readFileSync(join(root, file), 'utf8')));
