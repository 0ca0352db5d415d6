// The house's own lint rules, a plugin of .oxlintrc.json, which says for which files each holds. Faults of each rule are
// planted and seen to be reported by tests/architecture/lint-law.test.ts.

import { NO_PART_TWICE, NO_UNREAD_SUM } from './walked-rules.mjs';

/** @import { Context, Node } from './walked-rules.mjs' */
/** @typedef {Record<string, string>} Refused Refused syntax: the message of each selector. */

/** Maps each selector to the message that refuses it. @param {string} message @param {...string} selectors @returns {Refused} */
const refuse = (message, ...selectors) =>
  Object.fromEntries(selectors.map((selector) => [selector, message]));

/** Returns a rule that reports everything a selector matches. @param {Refused} refused */
const rule = (refused) => ({
  create: (/** @type {Context} */ context) =>
    Object.fromEntries(
      Object.entries(refused).map(([selector, message]) => [
        selector,
        (/** @type {Node} */ node) => context.report({ node, message }),
      ]),
    ),
});

/** Returns selectors that match a member access in dot and bracket notation. @param {string} object @param {string} name a name, or an expression */
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
    /** Refuses HTML sinks, so that text from the server stays text (SECURITY.md §3). */
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
    /** Refuses private fields in observed classes. MobX cannot observe a private field, so a value computed from it is never recomputed. */
    'no-hidden-state': rule(
      refuse(
        'Observable state is no private field.',
        "CallExpression[callee.name='makeAutoObservable'] Property > Literal[value=/^#/]",
      ),
    ),
    'no-enum': rule(refuse('Use an `as const` object.', 'TSEnumDeclaration')),
    /**
     * Refuses `void` before a plain value, where `void` has no effect. Before a call or an assignment, `void` stays
     * allowed, to discard the result.
     */
    'no-void-value': rule(
      refuse(
        'There is nothing to discard.',
        "UnaryExpression[operator='void'][argument.type!=/^((Call|Chain|Conditional|Assignment)Expression|Literal)$/]",
        "UnaryExpression[operator='void'][argument.type='Literal'][argument.value!=0]",
        "UnaryExpression[operator='void'][argument.type='ChainExpression'][argument.expression.type!='CallExpression']",
      ),
    ),
    /**
     * Refuses an async function where a void function is expected, because its failure would go unnoticed. This rule is
     * needed because the native type checker does not check `(): (() => void)`.
     */
    'no-async-for-void': rule(
      refuse(
        'A function that answers nothing is expected; this one answers a promise.',
        ":function[returnType.typeAnnotation.returnType.typeAnnotation.type='TSVoidKeyword'] ReturnStatement > :function[async=true]",
      ),
    ),
    'no-default-export': rule(refuse('Export by name.', 'ExportDefaultDeclaration')),
    'no-part-twice': NO_PART_TWICE,
    'no-unread-sum': NO_UNREAD_SUM,
    /** Refuses clocks and randomness in the core and view models, which must use ports so that tests can control them. */
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
    /** Refuses digit separators. A limit can then be found by searching for the number as printed in the product's rules: 3000. */
    'no-digit-separator': rule(
      refuse('Write the number as it is printed: 3000.', 'Literal[raw=/^[0-9]+_[0-9_]+$/]'),
    ),
    /** Refuses anything but pure functions in a rule file. */
    'pure-rule': rule({
      ...refuse('A rule is a pure function.', 'ClassDeclaration'),
      ...refuse('A rule returns its decision.', 'ThrowStatement'),
      ...refuse(
        'Time comes in as `now`.',
        "NewExpression[callee.name='Date']",
        "MemberExpression[object.name='Date']",
      ),
    }),
    /** Refuses module variables in the core, because their state outlives its caller and is shared by all callers. */
    'no-module-variable': rule(
      refuse(
        'A module keeps nothing: hand it over, or keep it in what lives as long.',
        "Program > VariableDeclaration[kind!='const']",
        "Program > ExportNamedDeclaration > VariableDeclaration[kind!='const']",
      ),
    ),
    /** Refuses concatenated SQL, which may contain anything. A migration must run exactly as written (adapters/server/sql/migrate.ts). */
    'literal-sql': rule(
      refuse(
        'Only a literal is raw SQL.',
        ...RAW_SQL.map((call) => `${call}[arguments.length=0]`),
        ...RAW_SQL.map((call) => `${call} > :not(Literal, TemplateLiteral).arguments`),
        ...RAW_SQL.map((call) => `${call} > TemplateLiteral.arguments[expressions.length>0]`),
      ),
    ),
    'no-fetch': rule(refuse('Call a use case.', "CallExpression[callee.name='fetch']")),
    /** Refuses React's Suspense, which shows late content no sooner than 300 ms after a fallback. */
    'no-suspense': rule(
      refuse(
        'What is fetched later comes through ui/kit/lazy-component.tsx.',
        "ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name=/^(Suspense|lazy)$/]",
      ),
    ),
    /** Refuses access to Emotion's internal cache, which may change with any version. */
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
    /**
     * Refuses the ways in which a feature could add its own styling: a class or style, a length in pixels, a nested
     * selector, or a tag to render as. A feature must use the exported slots.
     */
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
