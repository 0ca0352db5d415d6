import type { InputSchema, Shape } from '#core/operations/operation.ts';
import type { Route } from './routes-of.ts';

/** Where the fields of an operation travel, by their names. */
export interface FieldPlaces {
  readonly path: readonly string[];
  readonly query: readonly string[];
  readonly body: readonly string[];
}

const isShape = (input: InputSchema): input is Shape => !('_zod' in input);

/** The fields of an operation by their names. */
export const shapeOf = (input: InputSchema): Shape =>
  isShape(input) ? input : (input._zod.def.shape as Shape);

/** What the path does not name is the query of a GET or a DELETE, and the body of the others but for the names that stand after the `?`. */
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
