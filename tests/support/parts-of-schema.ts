import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** A schema inside another. `name` is null unless the inner schema is that of a field. */
export interface SchemaPart {
  readonly name: string | null;
  readonly schema: $ZodType;
}

const nameless = (...schemas: readonly ($ZodType | null | undefined)[]): readonly SchemaPart[] =>
  schemas.flatMap((schema) => (schema ? [{ name: null, schema }] : []));

/**
 * Returns the schemas directly inside a schema of a request; none for a single value. Throws for a kind that no request
 * uses yet, because a test that walked past such a kind would miss what is inside.
 */
export const partsOfSchema = (schema: $ZodType): readonly SchemaPart[] => {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => ({ name, schema: field }));
      return [...fields, ...nameless(def.catchall)];
    }
    case 'record':
    case 'map':
      return nameless(def.keyType, def.valueType);
    case 'array':
      return nameless(def.element);
    case 'set':
      return nameless(def.valueType);
    case 'tuple':
      return nameless(...def.items, def.rest);
    case 'union':
      return nameless(...def.options);
    case 'intersection':
      return nameless(def.left, def.right);
    case 'optional':
    case 'nonoptional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return nameless(def.innerType);
    case 'pipe':
      return nameless(...[def.in, def.out].filter(({ _zod }) => _zod.def.type !== 'transform'));
    case 'lazy':
      return nameless(def.getter());
    case 'string':
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'null':
    case 'never':
    case 'unknown':
      return [];
    default:
      throw new Error(`No test looks into a schema of the kind ${def.type}.`);
  }
};

/** Returns the names of all fields of a request, at every depth. */
export const namesInSchema = (schema: $ZodType): readonly string[] =>
  partsOfSchema(schema).flatMap(({ name, schema: inner }) => [
    ...(name === null ? [] : [name]),
    ...namesInSchema(inner),
  ]);
