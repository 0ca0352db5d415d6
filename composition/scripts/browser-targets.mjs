import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The compiler's names for the browsers of a browserslist. @type {Readonly<Record<string, string>>} */
const NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** Returns the oldest supported browsers, such as `chrome120`, as listed in package.json. @returns {string[]} */
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
