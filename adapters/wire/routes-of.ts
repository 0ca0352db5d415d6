import type { Api, Operation } from '#core/operations/operation.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An operation with its HTTP method and path. */
export interface Route<O extends Operation = Operation> {
  /** The name of the operation in the API of its feature folder and in the OpenAPI document. */
  readonly operationId: string;
  readonly method: Method;
  /** Path relative to the API base, without a leading slash; `{name}` is one segment. */
  readonly path: string;
  /**
   * Names of the query fields of a call that also has a body. Null for a call without a body, because its query then has
   * all fields that are not in the path.
   */
  readonly query: readonly string[] | null;
  readonly operation: O;
}

/** A method and path such as `PUT statusBanner?rev`. Query fields follow a `?` only if the call also has a body. */
type Line = `${Method} ${string}`;

/** The method and path of each operation in a feature's API. A missing operation does not compile. */
export type Lines<A extends Api> = Readonly<Record<keyof A, Line>>;

/** The routes of a slice, by operation name. */
export type Routes<A extends Api> = { readonly [Name in keyof A]: Route<A[Name]> };

const LINE = /^(\w+) ([^?]+)(?:\?(.+))?$/;

/** Assigns each operation of a feature's API its method and path. Entries of other operations are ignored. */
export const routesOf = /* @__NO_SIDE_EFFECTS__ */ <const A extends Api>(
  api: A,
  lines: Lines<A>,
): Routes<A> =>
  Object.fromEntries(
    Object.entries<Operation>(api).map(([operationId, operation]): [string, Route] => {
      const [, method, path, query] = LINE.exec(lines[operationId] ?? '') ?? [];
      if (path === undefined) throw new Error(`${operationId} has no route`);
      return [
        operationId,
        {
          operationId,
          method: method as Method,
          path,
          query: query?.split(',') ?? null,
          operation,
        },
      ];
    }),
  ) as Routes<A>;
