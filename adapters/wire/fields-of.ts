import type { InputSchema, Shape } from '#core/operations/operation.ts';
import type { Route } from './routes-of.ts';

/** The names of an operation's fields in the path, the query and the body. */
export interface FieldPlaces {
  readonly path: readonly string[];
  readonly query: readonly string[];
  readonly body: readonly string[];
}

const isShape = (input: InputSchema): input is Shape => !('_zod' in input);

/** Returns the schemas of an operation's fields by name. */
export const shapeOf = (input: InputSchema): Shape =>
  isShape(input) ? input : (input._zod.def.shape as Shape);

/**
 * Decides where each field is sent. Fields not in the path go to the query of a GET or DELETE. For other methods, fields
 * not in the path go to the body, except that fields named after the `?` go to the query.
 */
export const fieldsOf = ({ method, path, query, operation }: Route): FieldPlaces => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const rest = Object.keys(shapeOf(operation.input)).filter((name) => !inPath.includes(name));
  const withoutBody = method === 'GET' || method === 'DELETE' || operation.file === 'upload';
  const inQuery = rest.filter((name) => withoutBody || query?.includes(name) === true);
  return {
    path: inPath,
    query: inQuery,
    body: rest.filter((name) => !inQuery.includes(name)),
  };
};
