import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import type { Operation, RefusalName } from '#core/operations/operation.ts';
import { fieldsOf, shapeOf } from '#adapters/wire/fields-of.ts';
import type { Method, Route } from '#adapters/wire/routes-of.ts';
import { textSchema } from './text-schema.ts';

/** An operation with its HTTP details. */
export interface Endpoint extends Operation {
  readonly operationId: string;
  readonly method: Method;
  readonly path: string;
  /** Schema of the `{name}` path segments; null if the path has none. */
  readonly params: $ZodType | null;
  readonly query: $ZodType | null;
  readonly body: $ZodType | null;
  /** Error statuses of this operation besides 400, 401, 403 and 429. */
  readonly errors: readonly number[];
}

const STATUSES: Readonly<Record<RefusalName, number>> = {
  notFound: 404,
  conflict: 409,
  expired: 412,
  tooLarge: 413,
  wrongType: 415,
  unacceptable: 422,
  busy: 503,
};

/**
 * Builds a schema from some fields of the operation's input, or returns the whole schema if these are all fields. Only the
 * body keeps rules across fields.
 */
const part = (operation: Operation, names: readonly string[]): $ZodType | null => {
  const shape = shapeOf(operation.input);
  const picked = Object.fromEntries(Object.entries(shape).filter(([name]) => names.includes(name)));
  if (names.length === 0) return null;
  if (!(operation.input instanceof z.ZodMiniObject)) return z.strictObject(picked);
  return names.length === Object.keys(shape).length
    ? operation.input
    : z.clone(operation.input, { ...operation.input._zod.def, shape: picked });
};

const textPart = (operation: Operation, names: readonly string[]): $ZodType | null => {
  if (names.length === 0) return null;
  const shape = shapeOf(operation.input);
  return z.strictObject(
    Object.fromEntries(
      Object.entries(shape)
        .filter(([name]) => names.includes(name))
        .map(([name, schema]) => [name, textSchema(schema)]),
    ),
  );
};

/** Derives the schemas of path, query and body from the single input of the operation. */
export const endpointOf = (route: Route): Endpoint => {
  const { operation, operationId, method, path } = route;
  const fields = fieldsOf(route);
  return {
    ...operation,
    operationId,
    method,
    path,
    params: textPart(operation, fields.path),
    query: textPart(operation, fields.query),
    body: part(operation, fields.body),
    errors: operation.refusals.map((name) => STATUSES[name]),
  };
};
