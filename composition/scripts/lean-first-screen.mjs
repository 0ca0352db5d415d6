/** @typedef {{ file: RegExp, from: RegExp, to: string, times: number, browserOnly?: true }} Cut */

/**
 * Work at start-up that the portal never needs.
 * Chakra: global styles and token variables, which stand in the prerendered pages (theme/page-styles.ts), and virtual
 * colour palettes, which no recipe uses.
 * React: its five sentinels are made with `Error`, whose stack trace makes V8 read the whole of react-dom again (180 of
 * 200 ms of its evaluation on a processor four times slower); nobody reads the stack of a sentinel.
 * @type {readonly Cut[]}
 */
const CUTS = [
  {
    file: /@chakra-ui.*styled-system[\\/]system\.js$/,
    from: /const _global = \[getPreflightCss\(\), getGlobalCss\(\), getTokenCss\(\)\];/g,
    to: 'const _global = [];',
    times: 1,
  },
  {
    file: /@chakra-ui.*styled-system[\\/]token-transforms\.js$/,
    from: /\s\saddConditionalCssVariables,\n\s\saddColorPalette\n\];/g,
    to: '  addConditionalCssVariables\n];',
    times: 1,
  },
  {
    file: /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
    from: /(\w+Exception) = Error\(formatProdErrorMessage\((\d+)\)\)/g,
    to: '$1 = Object.create(Error.prototype, { message: { value: formatProdErrorMessage($2) } })',
    times: 5,
    browserOnly: true,
  },
];

/**
 * Leaves that work out of the build; a library that looks otherwise stops the build instead of slowing the sign-in.
 * @param {{ browser: boolean }} options
 */
export const leanFirstScreen = ({ browser }) => {
  const expected = CUTS.filter((cut) => browser || !cut.browserOnly);
  /** @type {Set<Cut>} */
  const made = new Set();
  return {
    name: 'lean-first-screen',
    /** @param {string} code @param {string} id */
    transform(code, id) {
      const cut = expected.find(({ file }) => file.test(id));
      if (cut === undefined || code.match(cut.from)?.length !== cut.times) return null;
      made.add(cut);
      return { code: code.replace(cut.from, cut.to), map: null };
    },
    buildEnd() {
      const missed = expected.filter((cut) => !made.has(cut)).map(({ file }) => String(file));
      if (missed.length > 0)
        throw new Error(`A library has changed, see lean-first-screen.mjs: ${missed.join(', ')}`);
    },
  };
};
