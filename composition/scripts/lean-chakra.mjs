/** @typedef {{ file: RegExp, from: string, to: string }} Cut */

/**
 * What Chakra computes for every system and this portal never reads: global styles and token variables, which stand
 * in the prerendered pages (theme/page-styles.ts), and virtual colour palettes, which no recipe uses.
 * @type {readonly Cut[]}
 */
const CUTS = [
  {
    file: /styled-system[\\/]system\.js$/,
    from: 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];',
    to: 'const _global = [];',
  },
  {
    file: /styled-system[\\/]token-transforms\.js$/,
    from: '  addConditionalCssVariables,\n  addColorPalette\n];',
    to: '  addConditionalCssVariables\n];',
  },
];

/** Leaves that work out of the build; a Chakra that looks otherwise stops the build instead of slowing the sign-in. */
export const leanChakra = () => {
  /** @type {Set<Cut>} */
  const made = new Set();
  return {
    name: 'lean-chakra',
    /** @param {string} code @param {string} id */
    transform(code, id) {
      const cut = CUTS.find(({ file }) => id.includes('@chakra-ui') && file.test(id));
      if (cut === undefined || !code.includes(cut.from)) return null;
      made.add(cut);
      return { code: code.replace(cut.from, cut.to), map: null };
    },
    buildEnd() {
      if (made.size !== CUTS.length) throw new Error('Chakra has changed: see lean-chakra.mjs');
    },
  };
};
