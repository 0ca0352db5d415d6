import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the compiler calls the browsers of a browserslist. @type {Readonly<Record<string, string>>} */
const NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** The oldest browsers the portal is built for, as `chrome120`; package.json names them. @returns {string[]} */
export const browserTargets = () => {
  const file = join(import.meta.dirname, '..', '..', 'package.json');
  /** @type {{ browserslist: string[] }} */
  const { browserslist } = JSON.parse(readFileSync(file, 'utf8'));
  return browserslist.map((line) => {
    const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (NAMES[name] === undefined) throw new Error(`package.json, browserslist: "${line}"`);
    return `${NAMES[name]}${version}`;
  });
};
