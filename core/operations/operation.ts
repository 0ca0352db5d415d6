import * as z from 'zod/mini';
import type { Access } from '../permission/access.ts';

/** The schemas of an operation's fields, keyed by field name. */
export type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** The input of an operation: its fields, or an object schema when several fields are checked together. */
export type InputSchema = Shape | z.ZodMiniObject;

/**
 * The refusals that an operation declares. Every operation can also refuse an unreadable request, a missing session or
 * permission, and too many requests.
 */
export type RefusalName =
  | 'notFound'
  | 'conflict'
  | 'expired'
  | 'tooLarge'
  | 'wrongType'
  | 'unacceptable'
  | 'busy';

/** Converts between the fields that are sent and the input of the use case. */
export interface Codec<Fields, Meant> {
  readonly read: (fields: Fields) => Meant;
  readonly write: (meant: Meant) => Partial<Fields>;
}

/**
 * One operation of the API, from which the client's gateway, the server's route and the OpenAPI document are derived. Its
 * name is its key in `<slice>.api.ts`; HTTP method and path are in `adapters/wire`.
 */
export interface Operation {
  readonly summary: string;
  readonly access: Access;
  readonly input: InputSchema;
  // Any `Codec`. The types `Given` and `OperationInput` infer the codec's input and output.
  readonly codec?: {
    readonly read: (fields: never) => object;
    readonly write: (meant: never) => object;
  };
  readonly output: z.ZodMiniType;
  readonly refusals: readonly RefusalName[];
  /** True for an operation that creates something at most once per idempotency key (SECURITY.md §2.17). */
  readonly oncePerKey?: true;
  /**
   * Rule for staff who view the portal as a user (SECURITY.md §2.9). `never`: not allowed, even while acting. `always`:
   * allowed, used for leaving the impersonation. Without a value, reads are allowed and writes only while acting.
   */
  readonly impersonation?: 'never' | 'always';
  /**
   * True if the operation works within the site group named in the request (spec §7.1 siteGroupNum). The use case checks
   * whether the caller may use that group.
   */
  readonly inGroup?: true;
  /** True for a sign-in. A sign-in also receives the refresh secret, because it ends the browser's previous session (ASVS V7.2.4). */
  readonly opensSession?: true;
  /** True if the token of a mailed report authorizes the operation (SECURITY.md §2.12). */
  readonly byReportToken?: true;
  /** True if load balancers, restart tools and other programs without cookies call the operation. */
  readonly byMachines?: true;
  /**
   * True if no person waits for the operation, or if the caller shows the error itself. A failure opens no error page, and
   * the call does not keep a session alive.
   */
  readonly background?: true;
  /** True for a write that may take 30 s instead of 3 s, usually because of hashing (spec §7.1 "excluded paths"). */
  readonly unhurried?: true;
  /**
   * Why the client may repeat a lost call once automatically (SECURITY.md §2.2, §2.17). A stored response is returned to a
   * repeat by the same browser within 10 minutes.
   *
   * - `always`: the operation is idempotent. Nothing is stored.
   * - `kept`: the response is stored by the content of the call and, in a sign-in step, its access token. A repeat gets the
   *   response even if the first call ended that token.
   * - `byKey`: the response is stored by the content of the call, the user and the idempotency key. A repeat gets the
   *   response before its revision is compared. A call without a key is not recognized as a repeat.
   */
  readonly repeatable?: 'always' | 'kept' | 'byKey';
  readonly file?: 'upload' | 'download';
  /** The maximum size of an upload in bytes. Defaults to the limit for documents. */
  readonly fileBytes?: number;
  /**
   * True if the response is an event stream until either side ends it. The stream has no time limit and does not count as
   * user activity.
   */
  readonly stream?: true;
  /** The media types that a download may have. Defaults to PDF. */
  readonly media?: readonly string[];
  /** True if the input may be up to 1 MB large instead of 64 kB. */
  readonly roomy?: true;
}

export type Api = Readonly<Record<string, Operation>>;

/** The empty response of an operation that only confirms success. */
export const nothingSchema = z.object({});

const NOTHING = { input: {}, output: nothingSchema, refusals: [] } as const;
type LeftOut = keyof typeof NOTHING;
type Declaration = Omit<Operation, LeftOut> & Partial<Pick<Operation, LeftOut>>;

/**
 * Declares an operation with its literal types; an unknown property is a type error. Free of side effects, so that a
 * bundler drops unused declarations.
 */
export const operation = /* @__NO_SIDE_EFFECTS__ */ <const D extends Declaration>(
  declared: D & Readonly<Record<Exclude<keyof D, keyof Operation>, never>>,
) => ({ ...NOTHING, ...declared }) as D & Omit<typeof NOTHING, keyof D>;
