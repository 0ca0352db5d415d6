import type { $ZodType } from 'zod/v4/core';
import type { Access } from '#core/session/access.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One operation of the API as data: the client encodes and decodes with it, the server validates with it, the OpenAPI document is made of it. */
export interface Endpoint<
  Query extends $ZodType = $ZodType,
  Body extends $ZodType = $ZodType,
  Reply extends $ZodType = $ZodType,
  Params extends $ZodType = $ZodType,
> {
  /** Stable name in the OpenAPI document. */
  readonly operationId: string;
  readonly method: Method;
  /** Relative to the API base, without a leading slash; `{name}` is one segment. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Schema of the `{name}` segments, as text on the wire; only where the path has some. */
  readonly params?: Params;
  readonly query: Query | null;
  readonly body: Body | null;
  readonly reply: Reply;
  /** A create that takes effect once for its `Idempotency-Key` (SECURITY.md §2.17). */
  readonly oncePerKey?: true;
  /**
   * What a staff member who sees the portal as a user may do (SECURITY.md §2.9): `never` is for the user alone, even
   * while acting; `always` leaves the impersonation. Absent: reads always, writes only while acting.
   */
  readonly impersonation?: 'never' | 'always';
  /** Works within the site group the request names (spec §7.1 siteGroupNum); whether the caller may, the use case judges. */
  readonly inGroup?: true;
  /** A sign-in: it also sees the refresh cookie, because the session the browser had before ends with it (ASVS V7.2.4). */
  readonly opensSession?: true;
  /** Proven by the token of a mailed report, in a header of its own (SECURITY.md §2.12). */
  readonly byReportToken?: true;
  /** Asked by balancers and restarters, which keep no cookies: the answer sets none. */
  readonly byMachines?: true;
  /** A write that may take 30 s instead of 3, mostly because it hashes (spec §7.1 "excluded paths"). */
  readonly unhurried?: true;
  /**
   * The same browser that sends it again is answered like the first time, so the program repeats it once by itself
   * (SECURITY.md §2.2, §2.17): by its nature, because what it did is `kept` for the repeat, or because it is kept
   * `byKey`, the `Idempotency-Key` that our own program sends with every such call.
   */
  readonly repeatable?: 'always' | 'kept' | 'byKey';
  /** What travels as a file, within the time of a transfer: the request as the one part of a form, or the answer, by `fileReplySchema`. */
  readonly file?: 'upload' | 'download';
  /** Bytes an upload may have at most; absent: those of a document. */
  readonly fileBytes?: number;
  /** Its answer goes on as server-sent events until either side ends it: nobody's activity, without a time limit, never asked by HEAD. */
  readonly stream?: true;
  /** Media types a download may have; absent: PDF alone. */
  readonly media?: readonly string[];
  /** Its body may have 1 MB instead of 64 kB. */
  readonly roomy?: true;
  /** 4xx statuses this operation can answer besides 400, 401, 403 and 429. */
  readonly errors: readonly number[];
}

const NOTHING = { query: null, body: null, errors: [] } as const;
type Left = keyof typeof NOTHING;
type Named = 'operationId' | 'method' | 'path';
type Declaration = Omit<Endpoint, Left | Named> & Partial<Pick<Endpoint, Left>>;

/** The name of an operation, its path, and the rest; a field nobody knows is an error. */
type Declared<D> = [
  operationId: string,
  path: string,
  rest: D & Readonly<Record<Exclude<keyof D, keyof Endpoint>, never>>,
];

/**
 * Keeps the literal types of a declaration, from which the server derives what a use case is handed. Query, body and
 * statuses are left out where there are none. Without a side effect, as its callers below, so that a page takes no
 * declaration along that it never calls.
 */
const endpoint = /* @__NO_SIDE_EFFECTS__ */ <const D extends Declaration>(
  method: Method,
  ...[operationId, path, rest]: Declared<D>
) =>
  ({ ...NOTHING, ...rest, operationId, method, path }) as D &
    Omit<typeof NOTHING, keyof D> &
    Pick<Endpoint, Named>;

/** Declares an operation that reads. */
export const get = /* @__NO_SIDE_EFFECTS__ */ <const D extends Declaration>(...said: Declared<D>) =>
  endpoint('GET', ...said);

/** Declares one that does something each time it is called: a create, a message, a proof. */
export const post = /* @__NO_SIDE_EFFECTS__ */ <const D extends Declaration>(
  ...said: Declared<D>
) => endpoint('POST', ...said);

/** Declares one that says how things shall be. */
export const put = /* @__NO_SIDE_EFFECTS__ */ <const D extends Declaration>(...said: Declared<D>) =>
  endpoint('PUT', ...said);

/** Declares one that takes something away. */
export const remove = /* @__NO_SIDE_EFFECTS__ */ <const D extends Declaration>(
  ...said: Declared<D>
) => endpoint('DELETE', ...said);

/** An address of the API that a browser is sent to and sent on from: read by GET, answered 302 whatever happens (spec §7.3). */
export type Redirect = Pick<Endpoint, 'operationId' | 'path' | 'summary' | 'access'> & {
  readonly query: $ZodType;
};
