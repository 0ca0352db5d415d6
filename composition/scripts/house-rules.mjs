// The house's own lint rules, a plugin of .oxlintrc.json, which says for which files each holds. Faults of each rule are
// planted and seen to be reported by tests/architecture/lint-law.test.ts.

import { NO_PART_TWICE, NO_UNREAD_SUM } from './walked-rules.mjs';

/** @import { Context, Node } from './walked-rules.mjs' */
/** @typedef {Record<string, string>} Refused What a file may not hold, by selector, with the words that refuse it. */

/** Each selector with the words that refuse it. @param {string} message @param {...string} selectors @returns {Refused} */
const refuse = (message, ...selectors) =>
  Object.fromEntries(selectors.map((selector) => [selector, message]));

/** A rule that reports whatever a selector finds. @param {Refused} refused */
const rule = (refused) => ({
  create: (/** @type {Context} */ context) =>
    Object.fromEntries(
      Object.entries(refused).map(([selector, message]) => [
        selector,
        (/** @type {Node} */ node) => context.report({ node, message }),
      ]),
    ),
});

/** A member however it is written. @param {string} object @param {string} name a name, or an expression */
const memberOf = (object, name) => {
  const is = name.startsWith('/') ? name : `'${name}'`;
  return ['name', 'value'].map(
    (how) => `MemberExpression[object.name='${object}'][property.${how}=${is}]`,
  );
};

const SINK_TEXT = '(innerHTML|outerHTML|srcdoc)';
const CLOSED =
  'The kit is closed: take what ui/kit has; what one feature alone draws stands in its *.look.tsx.';
const RAW_SQL = ['name', 'value'].map((how) => `CallExpression[callee.property.${how}='raw']`);
const FROM_PORT = 'The time comes from the clock port.';

export default {
  meta: { name: 'house' },
  rules: {
    /** HTML sinks: server text is text (SECURITY.md §3). */
    'no-html-sink': rule({
      ...refuse(
        'Server text is text.',
        'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
        "Property[key.name='dangerouslySetInnerHTML']",
      ),
      ...refuse(
        'No HTML sinks.',
        `AssignmentExpression[left.property.name=/^${SINK_TEXT}$/]`,
        `AssignmentExpression[left.property.value=/^${SINK_TEXT}$/]`,
        'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment|parseFromString)$/]',
        "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]",
      ),
    }),
    /** MobX cannot see a private field, so what is computed from one is never computed anew. */
    'no-hidden-state': rule(
      refuse(
        'Observable state is no private field.',
        "CallExpression[callee.name='makeAutoObservable'] Property > Literal[value=/^#/]",
      ),
    ),
    'no-enum': rule(refuse('Use an `as const` object.', 'TSEnumDeclaration')),
    /** `void` leaves the promise of a call alone, or the value of an assignment; of a value it says nothing. */
    'no-void-value': rule(
      refuse(
        'There is nothing to discard.',
        "UnaryExpression[operator='void'][argument.type!=/^((Call|Chain|Conditional|Assignment)Expression|Literal)$/]",
        "UnaryExpression[operator='void'][argument.type='Literal'][argument.value!=0]",
        "UnaryExpression[operator='void'][argument.type='ChainExpression'][argument.expression.type!='CallExpression']",
      ),
    ),
    /** Nobody hears of its failure. The checker in machine code does not look into `(): (() => void)`. */
    'no-async-for-void': rule(
      refuse(
        'A function that answers nothing is expected; this one answers a promise.',
        ":function[returnType.typeAnnotation.returnType.typeAnnotation.type='TSVoidKeyword'] ReturnStatement > :function[async=true]",
      ),
    ),
    'no-default-export': rule(refuse('Export by name.', 'ExportDefaultDeclaration')),
    'no-part-twice': NO_PART_TWICE,
    'no-unread-sum': NO_UNREAD_SUM,
    /** The core and view models take the time and chance from ports: whoever reads a clock cannot be tested or moved. */
    'no-clock-or-chance': rule({
      ...refuse(
        FROM_PORT,
        ...memberOf('Date', 'now'),
        ...memberOf('performance', 'now'),
        "NewExpression[callee.name='Date'][arguments.length=0]",
        "CallExpression[callee.name='Date']",
      ),
      ...refuse(
        'Without a time it formats the one of this moment; hand it over.',
        'CallExpression[callee.property.name=/^(format|formatToParts)$/][arguments.length=0]',
      ),
      ...refuse('Chance comes from a port.', ...memberOf('Math', 'random')),
      ...refuse(
        'Ids come from their port.',
        ...memberOf('crypto', '/^(randomUUID|getRandomValues)$/'),
      ),
      ...refuse(
        'By its name, so that one sees what is taken.',
        'VariableDeclarator[init.name=/^(Date|Math|performance|crypto)$/]',
      ),
    }),
    /** A limit is found by the number that the product's rules print: 3000. */
    'no-digit-separator': rule(
      refuse('Write the number as it is printed: 3000.', 'Literal[raw=/^[0-9]+_[0-9_]+$/]'),
    ),
    /** A file of rules holds pure functions of their arguments. */
    'pure-rule': rule({
      ...refuse('A rule is a pure function.', 'ClassDeclaration'),
      ...refuse('A rule returns its decision.', 'ThrowStatement'),
      ...refuse(
        'Time comes in as `now`.',
        "NewExpression[callee.name='Date']",
        "MemberExpression[object.name='Date']",
      ),
    }),
    /** What a module of the core keeps outlives whoever asked and is shared by all of them. */
    'no-module-variable': rule(
      refuse(
        'A module keeps nothing: hand it over, or keep it in what lives as long.',
        "Program > VariableDeclaration[kind!='const']",
        "Program > ExportNamedDeclaration > VariableDeclaration[kind!='const']",
      ),
    ),
    /** A text that was put together may hold anything; a migration is run as it stands (adapters/server/sql/migrate.ts). */
    'literal-sql': rule(
      refuse(
        'Only a literal is raw SQL.',
        ...RAW_SQL.map((call) => `${call}[arguments.length=0]`),
        ...RAW_SQL.map((call) => `${call} > :not(Literal, TemplateLiteral).arguments`),
        ...RAW_SQL.map((call) => `${call} > TemplateLiteral.arguments[expressions.length>0]`),
      ),
    ),
    'no-fetch': rule(refuse('Call a use case.', "CallExpression[callee.name='fetch']")),
    /** React's Suspense draws what arrives no sooner than 300 ms after it drew a fallback. */
    'no-suspense': rule(
      refuse(
        'What is fetched later comes through ui/kit/lazy-component.tsx.',
        "ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name=/^(Suspense|lazy)$/]",
      ),
    ),
    /** A library is used as it is published: where Emotion keeps its rules may change with any version. */
    'no-emotion-cache': rule(
      refuse(
        "Emotion's cache is its own.",
        "ImportDeclaration[source.value='@emotion/react'] > ImportSpecifier[imported.name=/Cache$/]",
        'ImportDeclaration[source.value=/^@emotion.(cache|sheet|utils)$/]',
      ),
    ),
    'no-style-attribute': rule(
      refuse('Look comes from tokens and recipes.', "JSXAttribute[name.name='style']"),
    ),
    'no-colour': rule(refuse('Colours are tokens.', 'Literal[value=/^#([0-9a-fA-F]{3}){1,2}$/]')),
    /** How a feature would write a look of its own: a class or style, a length in pixels, a nested selector, or a tag for some part to draw instead of the slot that it exports. */
    'closed-kit': rule(
      refuse(
        CLOSED,
        'JSXAttribute[name.name=/^(style|className)$/]',
        'Literal[value=/\\dpx\\b/]',
        'TemplateElement[value.raw=/\\dpx\\b/]',
        'Property > Literal.key[value=/&/]',
        'JSXOpeningElement[name.name=/^(b|i|u|s|small|em|strong)$/]',
      ),
    ),
    'no-skipped-test': rule(
      refuse(
        'No skipped or focused test.',
        'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(skip|only|todo|fixme)$/]',
      ),
    ),
  },
};
