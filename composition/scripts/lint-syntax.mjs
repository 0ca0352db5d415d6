// What the syntax of a file may not hold; each entry is planted and seen to be reported by tests/architecture/lint-law.test.ts.

const SINK_WORDS = '(innerHTML|outerHTML|srcdoc)';

/** Each syntax with the words that refuse it. @param {string} message @param {...string} selectors */
const forbid = (message, ...selectors) => selectors.map((selector) => ({ selector, message }));

/** HTML sinks and code from text: server text is text (SECURITY.md §3). They hold for every file of the repository. */
export const SINKS = [
  ...forbid(
    'Server text is text.',
    'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
    "Property[key.name='dangerouslySetInnerHTML']",
  ),
  ...forbid(
    'No HTML sinks.',
    `AssignmentExpression[left.property.name=/^${SINK_WORDS}$/]`,
    `AssignmentExpression[left.property.value=/^${SINK_WORDS}$/]`,
    'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment|parseFromString)$/]',
    "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]",
  ),
];

// MobX cannot see a private field, so what is computed from one is never computed anew.
const NO_HIDDEN_STATE = {
  selector: "CallExpression[callee.name='makeAutoObservable'] Property > Literal[value=/^#/]",
  message: 'Observable state is no private field.',
};
const NO_ENUM = { selector: 'TSEnumDeclaration', message: 'Use an `as const` object.' };
/** A limit is found by the number that the product's rules print: 3000. */
export const NO_SEPARATOR = {
  selector: 'Literal[raw=/^[0-9]+_[0-9_]+$/]',
  message: 'Write the number as it is printed: 3000.',
};
/** `void` leaves the promise of a call alone, or the value of an assignment; of a value it says nothing. */
const NO_VOID_VALUE = forbid(
  'There is nothing to discard.',
  "UnaryExpression[operator='void'] > :not(CallExpression, ChainExpression, ConditionalExpression, AssignmentExpression, Literal[value=0])",
  "UnaryExpression[operator='void'] > ChainExpression > :not(CallExpression)",
);
/** Nobody hears of its failure. The checker in machine code (.oxlintrc.json) does not look into `(): (() => void)`. */
const NO_ASYNC_FOR_VOID = {
  selector:
    ":function[returnType.typeAnnotation.returnType.typeAnnotation.type='TSVoidKeyword'] ReturnStatement > :function[async=true]",
  message: 'A function that answers nothing is expected; this one answers a promise.',
};
const NO_DEFAULT = { selector: 'ExportDefaultDeclaration', message: 'Export by name.' };

/** The core takes the time and chance from its ports: whoever reads a clock itself cannot be tested or moved. */
export const NO_NOW = [
  ...forbid(
    'The time comes from the clock port.',
    "MemberExpression[object.name='Date'][property.name='now']",
    "NewExpression[callee.name='Date'][arguments.length=0]",
    "CallExpression[callee.name='Date']",
    "MemberExpression[object.name='performance'][property.name='now']",
  ),
  ...forbid(
    'Without a time it formats the one of this moment; hand it over.',
    'CallExpression[callee.property.name=/^(format|formatToParts)$/][arguments.length=0]',
  ),
  ...forbid(
    'Chance comes from a port.',
    "MemberExpression[object.name='Math'][property.name='random']",
  ),
  ...forbid(
    'Ids come from their port.',
    "MemberExpression[object.name='crypto'][property.name=/^(randomUUID|getRandomValues)$/]",
  ),
];

/** Rules are pure functions of their arguments. */
export const PURE = [
  ...NO_NOW,
  NO_SEPARATOR,
  { selector: 'ClassDeclaration', message: 'A rule is a pure function.' },
  { selector: 'ThrowStatement', message: 'A rule returns its decision.' },
  { selector: "NewExpression[callee.name='Date']", message: 'Time comes in as `now`.' },
  { selector: "MemberExpression[object.name='Date']", message: 'Time comes in as `now`.' },
];

/** Globals of a browser; the HTTP pipeline, the wire and the memory adapters run in Node too. */
export const BROWSER_GLOBALS = [
  'window',
  'self',
  'globalThis',
  'document',
  'location',
  'history',
  'navigator',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
  'Worker',
  'matchMedia',
  'requestAnimationFrame',
  'addEventListener',
];

/** What no file of the product may hold, whatever else its place forbids. */
export const syntax = (/** @type {object[]} */ ...more) => ({
  'no-restricted-syntax': [
    'error',
    ...SINKS,
    NO_HIDDEN_STATE,
    NO_ENUM,
    ...NO_VOID_VALUE,
    NO_ASYNC_FOR_VOID,
    NO_DEFAULT,
    ...more,
  ],
});

export const NO_COLOUR = {
  selector: 'Literal[value=/^#([0-9a-fA-F]{3}){1,2}$/]',
  message: 'Colours are tokens.',
};
/** How a feature would write a look of its own: a colour, a class or style, a length in pixels, a nested selector. */
export const NO_LOOK = [
  NO_COLOUR,
  ...forbid(
    'The kit is closed: take what ui/kit has, or add to it there.',
    'JSXAttribute[name.name=/^(style|className)$/]',
    'Literal[value=/\\dpx\\b/]',
    'TemplateElement[value.raw=/\\dpx\\b/]',
    'Property > Literal.key[value=/&/]',
  ),
];

/**
 * A part that a union or an intersection names twice, by its text: of two object types written alike the checker in machine
 * code (.oxlintrc.json) sees two.
 */
export const NO_PART_TWICE = {
  create: (/** @type {import('eslint').Rule.RuleContext} */ context) => {
    const check = (/** @type {{ types: import('eslint').Rule.Node[] }} */ { types }) => {
      const texts = types.map((part) => context.sourceCode.getText(part));
      for (const [at, node] of types.entries())
        if (texts.indexOf(texts[at] ?? '') < at)
          context.report({ node, message: 'This part is named twice.' });
    };
    return { TSUnionType: check, TSIntersectionType: check };
  },
};
