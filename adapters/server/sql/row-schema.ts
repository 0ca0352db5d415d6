import type { $ZodType } from 'zod/v4/core';
import * as z from 'zod/mini';

/** The subset of JSON Schema that describes rows. An empty schema accepts every value. */
export interface RowSchema {
  readonly type?: 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object';
  readonly enum?: readonly (string | number | boolean)[];
  readonly anyOf?: readonly RowSchema[];
  readonly items?: RowSchema;
  readonly properties?: Readonly<Record<string, RowSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: RowSchema;
}

/** Returns the Zod type that checks a row or a value. */
export const zodOf = (schema: RowSchema): $ZodType => {
  if (schema.anyOf !== undefined) {
    const values = schema.anyOf.filter(({ type }) => type !== 'null').map(zodOf);
    const [only, ...others] = values;
    const value = only === undefined || others.length > 0 ? z.union(values) : only;
    return values.length < schema.anyOf.length ? z.nullable(value) : value;
  }
  if (schema.enum !== undefined) return z.literal([...schema.enum]);
  switch (schema.type) {
    case 'string':
      return z.string();
    case 'number':
      return z.number();
    case 'boolean':
      return z.boolean();
    case 'null':
      return z.null();
    case 'array':
      return z.array(zodOf(schema.items ?? {}));
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, one]) => {
        const field = zodOf(one);
        return [name, schema.required?.includes(name) === true ? field : z.optional(field)];
      });
      const others = zodOf(schema.additionalProperties ?? {});
      return z.catchall(z.object(Object.fromEntries(fields) as z.core.$ZodShape), others);
    }
    case undefined:
      return z.unknown();
  }
};
