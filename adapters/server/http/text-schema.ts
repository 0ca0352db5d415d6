import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

const asNumber = (pattern: RegExp, message: string, schema: z.ZodMiniNumber) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(pattern, message)), z.transform(Number)),
    schema as z.ZodMiniType<number, number>,
  );

const asFlag = (schema: z.ZodMiniBoolean) =>
  z.pipe(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((text) => text === 'true'),
    ),
    schema as z.ZodMiniType<boolean, boolean>,
  );

const isAboveZero = (field: z.ZodMiniNumber): boolean =>
  (field._zod.def.checks ?? []).some(({ _zod: { def } }) => {
    const { check, value } = def as { readonly check: string; readonly value?: number };
    return check === 'greater_than' && Number(value) >= 1;
  });

/** Converts a field's schema for a path or query, where every value is text: numbers as digits, booleans as words. */
export const textSchema = (schema: $ZodType): z.ZodMiniType => {
  const field = schema as z.ZodMiniType;
  if (field instanceof z.ZodMiniOptional) return z.optional(textSchema(field._zod.def.innerType));
  if (field instanceof z.ZodMiniDefault)
    return z._default(textSchema(field._zod.def.innerType), field._zod.def.defaultValue);
  if (field instanceof z.ZodMiniBoolean) return asFlag(field);
  if (!(field instanceof z.ZodMiniNumber)) return field;
  return isAboveZero(field)
    ? asNumber(/^[1-9]\d{0,8}$/, 'Must be a number', field)
    : asNumber(/^(0|[1-9]\d{0,8})$/, 'Must be a revision', field);
};
