import { SymbolFlags, TypeFlags } from 'typescript/unstable/sync';

/** @import { Checker, Type } from 'typescript/unstable/sync' */
/**
 * The subset of JSON Schema for row types; `{}` accepts everything.
 * @typedef {{ type?: 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object', enum?: readonly unknown[], anyOf?: readonly JsonSchema[], items?: JsonSchema, properties?: Readonly<Record<string, JsonSchema>>, required?: readonly string[], additionalProperties?: JsonSchema }} JsonSchema
 */

/** @type {readonly (readonly [TypeFlags, 'string' | 'number' | 'boolean' | 'null'])[]} */
const PLAIN = [
  [TypeFlags.StringLike & ~TypeFlags.StringLiteral, 'string'],
  [TypeFlags.NumberLike & ~TypeFlags.NumberLiteral, 'number'],
  [TypeFlags.Boolean, 'boolean'],
  [TypeFlags.Null, 'null'],
];

/** Returns false for `undefined` in a union, because a field that may be undefined is marked as not required. @param {Type} type */
const isValue = (type) => (type.flags & TypeFlags.Undefined) === 0;

/** Returns a function that converts a type to a JSON schema. Generic types and bytes get the schema that accepts everything. @param {Checker} checker */
export const typeSchemas = (checker) => {
  /** @param {Type} type @param {readonly Type[]} within @returns {JsonSchema} */
  const ofObject = (type, within) => {
    if (within.includes(type)) return {};
    const inner = [...within, type];
    const [index] = checker.getIndexInfosOfType(type);
    const properties = checker.getPropertiesOfType(type);
    return {
      type: 'object',
      properties: Object.fromEntries(
        properties.map((one) => [one.name, of(checker.getTypeOfSymbol(one), inner)]),
      ),
      required: properties
        .filter(({ flags }) => (flags & SymbolFlags.Optional) === 0)
        .map(({ name }) => name),
      ...(index !== undefined && { additionalProperties: of(index.valueType, inner) }),
    };
  };
  /** @param {readonly Type[]} types @param {readonly Type[]} within @returns {JsonSchema} */
  const ofUnion = (types, within) => {
    const values = types.filter(isValue);
    const literals = values.flatMap((one) => (one.isLiteralType() ? [one.value] : []));
    const rest = values.filter((one) => !one.isLiteralType()).map((one) => of(one, within));
    const all = [...(literals.length > 0 ? [{ enum: literals }] : []), ...rest];
    return all.length === 1 ? (all[0] ?? {}) : { anyOf: all };
  };
  /** @param {Type | undefined} type @param {readonly Type[]} [within] @returns {JsonSchema} */
  const of = (type, within = []) => {
    if (type === undefined) return {};
    const plain = PLAIN.find(([flags]) => (type.flags & flags) !== 0);
    if (plain !== undefined) return { type: plain[1] };
    if (type.isLiteralType()) return { enum: [type.value] };
    if (type.isUnionType()) return ofUnion(type.getTypes(), within);
    if ((type.flags & TypeFlags.Object) === 0 && !type.isIntersectionType()) return {};
    if (type.isTupleType()) return { type: 'array' };
    if (type.isTypeReference() && checker.isArrayLikeType(type))
      return { type: 'array', items: of(checker.getTypeArguments(type)[0], within) };
    return type.getSymbol()?.name === 'Uint8Array' ? {} : ofObject(type, within);
  };
  return of;
};
