import * as z from 'zod/mini';
import type { Access } from '../permission/access.ts';

/** Fields by their names. */
export type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** What an operation is asked with: its fields, or an object schema where fields are checked together. */
export type InputSchema = Shape | z.ZodMiniObject;

/** How an operation can say no besides an unreadable request, a missing session or right, and a limit. */
export type RefusalName =
  | 'notFound'
  | 'conflict'
  | 'expired'
  | 'tooLarge'
  | 'wrongType'
  | 'unacceptable'
  | 'busy';

/** What some fields mean together, where the use case takes another form than the one that is sent. */
export interface Codec<Fields, Meant> {
  readonly read: (fields: Fields) => Meant;
  readonly write: (meant: Meant) => Partial<Fields>;
}

/**
 * One operation of the API, declared once. The client's gateway, the server's routes and the OpenAPI document are
 * derived from it; its name is its key in the slice's `<slice>.api.ts`. It says nothing of HTTP: method and path stand
 * in `adapters/wire`.
 */
export interface Operation {
  readonly summary: string;
  readonly access: Access;
  readonly input: InputSchema;
  // Any `Codec`: what it takes and gives, `Given` and `Said` say.
  readonly codec?: {
    readonly read: (fields: never) => object;
    readonly write: (meant: never) => object;
  };
  readonly output: z.ZodMiniType;
  readonly refusals: readonly RefusalName[];
  /** A create that takes effect once for its key (SECURITY.md §2.17). */
  readonly oncePerKey?: true;
  /**
   * What a staff member who sees the portal as a user may do (SECURITY.md §2.9): `never` is for the user alone, even
   * while acting; `always` leaves the impersonation. Absent: reads always, writes only while acting.
   */
  readonly impersonation?: 'never' | 'always';
  /** Works within the site group the request names (spec §7.1 siteGroupNum); whether the caller may, the use case checks. */
  readonly inGroup?: true;
  /** A sign-in: it also sees the refresh secret, because the session the browser had before ends with it (ASVS V7.2.4). */
  readonly opensSession?: true;
  /** Proven by the token of a mailed report (SECURITY.md §2.12). */
  readonly byReportToken?: true;
  /** Asked by balancers, restarters and other programs, which keep no cookies. */
  readonly byMachines?: true;
  /** Nobody waits for it, or whoever asked says beside it what went wrong: its failure opens no error page, and it keeps no session awake. */
  readonly background?: true;
  /** A write that may take 30 s instead of 3, mostly because it hashes (spec §7.1 "excluded paths"). */
  readonly unhurried?: true;
  /**
   * The same browser that sends it again is answered like the first time, so the program repeats it once by itself
   * (SECURITY.md §2.2, §2.17): by its nature, because what it did is `kept` for the repeat, or because it is kept
   * `byKey`, the key that our own program sends with every such call.
   */
  readonly repeatable?: 'always' | 'kept' | 'byKey';
  /** What travels as a file: the request, or the answer. */
  readonly file?: 'upload' | 'download';
  /** Bytes an upload may have at most; absent: those of a document. */
  readonly fileBytes?: number;
  /** Its answer goes on as events until either side ends it: nobody's activity, without a time limit. */
  readonly stream?: true;
  /** Media types a download may have; absent: PDF alone. */
  readonly media?: readonly string[];
  /** Its input may have 1 MB instead of 64 kB. */
  readonly roomy?: true;
}

/** The operations of a slice by their names. */
export type Api = Readonly<Record<string, Operation>>;

/** The answer of an operation that has nothing to say but that it is done. */
export const nothingSchema = z.object({});

const NOTHING = { input: {}, output: nothingSchema, refusals: [] } as const;
type LeftOut = keyof typeof NOTHING;
type Declaration = Omit<Operation, LeftOut> & Partial<Pick<Operation, LeftOut>>;

/**
 * Declares an operation and keeps the literal types of the declaration; a property nobody knows is an error. Without a
 * side effect, so that a page takes no declaration along that it never uses.
 */
export const operation = /* @__NO_SIDE_EFFECTS__ */ <const D extends Declaration>(
  declared: D & Readonly<Record<Exclude<keyof D, keyof Operation>, never>>,
) => ({ ...NOTHING, ...declared }) as D & Omit<typeof NOTHING, keyof D>;
