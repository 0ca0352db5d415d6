// Rules of house-rules.mjs that need more than one selector.

/** @typedef {{ type: string, name: string, parent: Node, left?: Node, argument?: Node, types: Node[] }} Node */
/** @typedef {{ identifier: Node, isWriteOnly: () => boolean }} Reference */
/** @typedef {{ references: Reference[], defs: { parent?: Node | null }[] }} Variable */
/** @typedef {{ upper: Scope | null, set: Map<string, Variable> }} Scope */
/** @typedef {{ getText: (node: Node) => string, getScope: (node: Node) => Scope }} SourceCode */
/** @typedef {{ report: (found: { node: Node, message: string }) => void, sourceCode: SourceCode }} Context */

/**
 * Reports a duplicate member of a union or intersection, compared as text. The native type checker treats two object types
 * with the same text as different.
 */
export const NO_PART_TWICE = {
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

/** Returns true for `a += 1;` and `a++;`, which read the variable only to change it. @param {Reference} reference */
const onlyChanges = ({ identifier: { parent } }) =>
  /^(AssignmentExpression|UpdateExpression)$/.test(parent.type) &&
  parent.parent.type === 'ExpressionStatement';

/** @param {Variable} variable */
const isExported = ({ defs }) =>
  defs.some(({ parent }) => parent?.parent.type === 'ExportNamedDeclaration');

/** Reports a variable that is only added to. `no-unused-vars` misses such a variable in a loop, where it counts as read. */
export const NO_UNREAD_SUM = {
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
