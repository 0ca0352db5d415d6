/** @typedef {{ file: RegExp, from: RegExp, to: string, times: number, browserOnly?: true }} Cut */

/**
 * Work at start-up that the portal never needs.
 * Emotion: what carries the statics of a component over to one with a theme, which nobody makes; no bundler can leave it out.
 * Chakra: global styles and token variables, which stand in the prerendered pages (theme/page-styles.ts), and virtual
 * colour palettes, which no recipe uses.
 * React: its five sentinels are made with `Error`, whose stack trace makes V8 read the whole of react-dom again (180 of
 * 200 ms of its evaluation on a processor four times slower); nobody reads the stack of a sentinel. And a part that is
 * there waits for up to 300 ms after the last placeholder was drawn: ours is an empty place, which nobody needs to see for
 * long, and Chromium has been seen to lose the timer of that wait, which left the screen empty for good.
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
  {
    file: /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
    from: /globalMostRecentFallbackTime \+ 300 - now\(\)/g,
    to: 'globalMostRecentFallbackTime - now()',
    times: 1,
    browserOnly: true,
  },
  {
    file: /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
    from: /300 > now\(\) - globalMostRecentFallbackTime/g,
    to: '0 > now() - globalMostRecentFallbackTime',
    times: 1,
    browserOnly: true,
  },
  {
    file: /@emotion[\\/]react[\\/].*emotion-react\.browser\.esm\.js$/,
    from: /^import 'hoist-non-react-statics';$/gm,
    to: '',
    times: 1,
    browserOnly: true,
  },
  {
    file: /@emotion[\\/]react[\\/].*_isolated-hnrs\.browser\.esm\.js$/,
    from: /^import hoistNonReactStatics\$1 from 'hoist-non-react-statics';$/gm,
    to: 'const hoistNonReactStatics$$1 = (component) => component;',
    times: 1,
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
      const cuts = expected.filter(
        ({ file, from, times }) => file.test(id) && code.match(from)?.length === times,
      );
      if (cuts.length === 0) return null;
      for (const cut of cuts) made.add(cut);
      return { code: cuts.reduce((text, { from, to }) => text.replace(from, to), code), map: null };
    },
    buildEnd() {
      const missed = expected.filter((cut) => !made.has(cut)).map(({ file }) => String(file));
      if (missed.length > 0)
        throw new Error(`A library has changed, see lean-first-screen.mjs: ${missed.join(', ')}`);
    },
  };
};
