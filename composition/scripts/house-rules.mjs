// The house's own lint rules, a plugin of .oxlintrc.json, which says for which files each holds. Faults of each rule are
// planted and seen to be reported by tests/architecture/lint-law.test.ts.

/** @typedef {Record<string, string>} Refused What a file may not hold, by selector, with the words that refuse it. */
/** @typedef {{ type: string, name: string, parent: Node, left?: Node, argument?: Node, types: Node[] }} Node */
/** @typedef {{ identifier: Node, isWriteOnly: () => boolean }} Reference */
/** @typedef {{ references: Reference[], defs: { parent?: Node | null }[] }} Variable */
/** @typedef {{ upper: Scope | null, set: Map<string, Variable> }} Scope */
/** @typedef {{ getText: (node: Node) => string, getScope: (node: Node) => Scope }} SourceCode */
/** @typedef {{ report: (found: { node: Node, message: string }) => void, sourceCode: SourceCode }} Context */

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

const SINK_WORDS = '(innerHTML|outerHTML|srcdoc)';
const CLOSED =
  'The kit is closed: take what ui/kit has; what one feature alone draws stands in its *.look.tsx.';
const FROM_PORT = 'The time comes from the clock port.';

/**
 * A part that a union or an intersection names twice, by its text: of two object types written alike the checker in machine
 * code sees two.
 */
const NO_PART_TWICE = {
  create: (/** @type {Context} */ context) => {
    const check = (/** @type {Node} */ { types }) => {
      const texts = types.map((part) => context.sourceCode.getText(part));
      for (const [at, node] of types.entries())
        if (texts.indexOf(texts[at] ?? '') < at)
          context.report({ node, message: 'This part is named twice.' });
    };
    return { TSUnionType: check, TSIntersectionType: check };
  },
};

/** @param {Scope | null} scope @param {string} name */
const findVariable = (scope, name) => {
  for (let at = scope; at !== null; at = at.upper) {
    const variable = at.set.get(name);
    if (variable !== undefined) return variable;
  }
  return undefined;
};

/** `a += 1;` and `a++;` read what nobody but themselves sees. @param {Reference} reference */
const onlyChanges = ({ identifier: { parent } }) =>
  /^(AssignmentExpression|UpdateExpression)$/.test(parent.type) &&
  parent.parent.type === 'ExpressionStatement';

/** @param {Variable} variable */
const isExported = ({ defs }) =>
  defs.some(({ parent }) => parent?.parent.type === 'ExportNamedDeclaration');

/** What is only added to: `no-unused-vars` takes it for read where that happens in a loop. */
const NO_UNREAD_SUM = {
  create: (/** @type {Context} */ context) => {
    const check = (/** @type {Node | undefined} */ node) => {
      if (node?.type !== 'Identifier') return;
      const variable = findVariable(context.sourceCode.getScope(node), node.name);
      if (variable === undefined || isExported(variable)) return;
      if (variable.references.every((one) => one.isWriteOnly() || onlyChanges(one)))
        context.report({ node, message: 'Nobody reads this variable.' });
    };
    return {
      "ExpressionStatement > AssignmentExpression[operator!='=']": (/** @type {Node} */ { left }) =>
        check(left),
      'ExpressionStatement > UpdateExpression': (/** @type {Node} */ { argument }) =>
        check(argument),
    };
  },
};

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
        `AssignmentExpression[left.property.name=/^${SINK_WORDS}$/]`,
        `AssignmentExpression[left.property.value=/^${SINK_WORDS}$/]`,
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
    /** The core takes the time and chance from its ports: whoever reads a clock itself cannot be tested or moved. */
    'no-clock-or-chance': rule({
      ...refuse(
        FROM_PORT,
        "MemberExpression[object.name='Date'][property.name='now']",
        "NewExpression[callee.name='Date'][arguments.length=0]",
        "CallExpression[callee.name='Date']",
        "MemberExpression[object.name='performance'][property.name='now']",
      ),
      ...refuse(
        'Without a time it formats the one of this moment; hand it over.',
        'CallExpression[callee.property.name=/^(format|formatToParts)$/][arguments.length=0]',
      ),
      ...refuse(
        'Chance comes from a port.',
        "MemberExpression[object.name='Math'][property.name='random']",
      ),
      ...refuse(
        'Ids come from their port.',
        "MemberExpression[object.name='crypto'][property.name=/^(randomUUID|getRandomValues)$/]",
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
    'no-fetch': rule(refuse('Call a use case.', "CallExpression[callee.name='fetch']")),
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
