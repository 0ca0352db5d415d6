import * as z from 'zod/mini';
import type { Access } from '../permission/access.ts';

/** Fields by their names. */
export type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** The input of an operation: its fields, or an object schema when fields are checked together. */
export type InputSchema = Shape | z.ZodMiniObject;

/** The refusals an operation can return besides an unreadable request, a missing session or permission, and a rate limit. */
export type RefusalName =
  | 'notFound'
  | 'conflict'
  | 'expired'
  | 'tooLarge'
  | 'wrongType'
  | 'unacceptable'
  | 'busy';

/** Converts between the fields that are sent and the form that the use case takes. */
export interface Codec<Fields, Meant> {
  readonly read: (fields: Fields) => Meant;
  readonly write: (meant: Meant) => Partial<Fields>;
}

/**
 * One operation of the API, declared once. The client's gateway, the server's routes and the OpenAPI document are derived
 * from it. Its name is its key in the slice's `<slice>.api.ts`. It contains nothing about HTTP; method and path are in
 * `adapters/wire`.
 */
export interface Operation {
  readonly summary: string;
  readonly access: Access;
  readonly input: InputSchema;
  // Any `Codec`. The types `Given` and `OperationInput` derive its input and output.
  readonly codec?: {
    readonly read: (fields: never) => object;
    readonly write: (meant: never) => object;
  };
  readonly output: z.ZodMiniType;
  readonly refusals: readonly RefusalName[];
  /** An operation that creates something takes effect once for its key (SECURITY.md §2.17). */
  readonly oncePerKey?: true;
  /**
   * What a staff member may do while viewing the portal as a user (SECURITY.md §2.9): `never` reserves the operation for
   * the user, even while acting; `always` is for leaving the impersonation. Without a value, reads are always allowed and
   * writes only while acting.
   */
  readonly impersonation?: 'never' | 'always';
  /** Works within the site group that the request names (spec §7.1 siteGroupNum). The use case checks whether the caller may. */
  readonly inGroup?: true;
  /** A sign-in. It also receives the refresh secret, because it ends the browser's previous session (ASVS V7.2.4). */
  readonly opensSession?: true;
  /** Authorized by the token of a mailed report (SECURITY.md §2.12). */
  readonly byReportToken?: true;
  /** Called by load balancers, restart tools and other programs that keep no cookies. */
  readonly byMachines?: true;
  /**
   * No person waits for the operation, or the caller shows the error itself. Its failure opens no error page, and it does
   * not keep a session alive.
   */
  readonly background?: true;
  /** A write that may take 30 s instead of 3, usually because it hashes (spec §7.1 "excluded paths"). */
  readonly unhurried?: true;
  /**
   * When the same browser sends it again, the response is the same as the first time, so the program repeats it once
   * automatically (SECURITY.md §2.2, §2.17). `always`: by its nature. `kept`: because the response is stored for the
   * repeat. `byKey`: because it is stored under the key that this program sends with each such call.
   */
  readonly repeatable?: 'always' | 'kept' | 'byKey';
  /** Whether the request or the response is a file. */
  readonly file?: 'upload' | 'download';
  /** The maximum size of an upload in bytes. Without a value, the limit for documents applies. */
  readonly fileBytes?: number;
  /** The response is a stream of events until either side ends it. It has no time limit and does not count as user activity. */
  readonly stream?: true;
  /** The media types a download may have. Without a value, only PDF. */
  readonly media?: readonly string[];
  /** The input may have 1 MB instead of 64 kB. */
  readonly roomy?: true;
}

/** The operations of a slice by their names. */
export type Api = Readonly<Record<string, Operation>>;

/** The response of an operation that only confirms its success. */
export const nothingSchema = z.object({});

const NOTHING = { input: {}, output: nothingSchema, refusals: [] } as const;
type LeftOut = keyof typeof NOTHING;
type Declaration = Omit<Operation, LeftOut> & Partial<Pick<Operation, LeftOut>>;

/**
 * Declares an operation and keeps the literal types of the declaration. An unknown property is a type error. It has no
 * side effects, so that a page contains only the declarations it uses.
 */
export const operation = /* @__NO_SIDE_EFFECTS__ */ <const D extends Declaration>(
  declared: D & Readonly<Record<Exclude<keyof D, keyof Operation>, never>>,
) => ({ ...NOTHING, ...declared }) as D & Omit<typeof NOTHING, keyof D>;
