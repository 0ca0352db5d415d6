// HTML sinks and code from text: server text is text (SECURITY.md §3).
const SINKS = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Server text is text.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]',
    message: 'No HTML sinks.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(insertAdjacentHTML)$/]',
    message: 'No HTML sinks.',
  },
  {
    selector: "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]",
    message: 'No HTML sinks.',
  },
];
// MobX cannot see a private field, so what is computed from one is never computed anew.
const NO_HIDDEN_STATE = {
  selector: "CallExpression[callee.name='makeAutoObservable'] Property > Literal[value=/^#/]",
  message: 'Observable state is no private field.',
};
const NO_ENUM = { selector: 'TSEnumDeclaration', message: 'Use an `as const` object.' };
const NO_DEFAULT = { selector: 'ExportDefaultDeclaration', message: 'Export by name.' };
/** What no file may hold, whatever else its place forbids. */
export const syntax = (/** @type {object[]} */ ...more) => ({
  'no-restricted-syntax': ['error', ...SINKS, NO_HIDDEN_STATE, NO_ENUM, NO_DEFAULT, ...more],
});

const LOOK = 'The kit is closed: take what ui/kit has, or add to it there.';
export const NO_COLOUR = {
  selector: 'Literal[value=/^#([0-9a-fA-F]{3}){1,2}$/]',
  message: 'Colours are tokens.',
};
/** How a feature would write a look of its own: a colour, a class or style, a length in pixels, a nested selector. */
export const NO_LOOK = [
  NO_COLOUR,
  { selector: 'JSXAttribute[name.name=/^(style|className)$/]', message: LOOK },
  { selector: 'Literal[value=/\\dpx\\b/]', message: LOOK },
  { selector: 'TemplateElement[value.raw=/\\dpx\\b/]', message: LOOK },
  { selector: 'Property > Literal.key[value=/&/]', message: LOOK },
];
