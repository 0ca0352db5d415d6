import type { Document } from '../documents/document.ts';

/** The methods of our API. HEAD counts as GET everywhere. */
export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A request as data, before its destination is known (gating README "Where it lives"). */
export interface ApiRequest {
  readonly method: Method;
  /** Relative to the API base without a leading slash, or a full address. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Sent as JSON; null means no body. */
  readonly body: unknown;
  /** Sent as the only part of a multipart form, in place of a body. */
  readonly upload?: Document;
  /** The response is a file, but refusals are still JSON. */
  readonly wantsFile?: true;
  /** Receives how much of a file has arrived, from 0 to 1. Not called if the length is unknown. */
  readonly onProgress?: (share: number) => void;
  /** Opens one mailed report for a reader without a session (spec §9 "Reports token"). */
  readonly reportToken?: string;
  /** A write that may take longer than others, mostly because of hashing (spec §7.1 "excluded paths"). */
  readonly unhurried?: true;
  /**
   * A write to which the server gives the same response if the same browser repeats it. It is sent again if no response
   * arrived (SECURITY.md §2.2, §2.17).
   */
  readonly repeatable?: true;
  /** A repeatable write of the sign-in, with longer attempts than other writes. */
  readonly patient?: true;
  /** Runs without a user waiting, so its 5xx opens no error page (gating README "Meanings"). */
  readonly background: boolean;
  /** Created once when the user saves, and the same at every further press for the same content (SECURITY.md T7). */
  readonly idempotencyKey?: string;
}

/** Returns true for reads. The program may repeat reads, but never writes (SECURITY.md §3). */
export const isSafe = (method: Method): boolean => method === 'GET' || method === 'HEAD';
