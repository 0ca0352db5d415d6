import type { Document } from '../documents/document.ts';

/** HTTP methods of the API. HEAD is handled like GET everywhere. */
export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A request as plain data, before its URL is resolved (gating README "Where it lives"). */
export interface ApiRequest {
  readonly method: Method;
  /** Path relative to the API base without a leading slash, or a full URL. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** JSON body; null for no body. */
  readonly body: unknown;
  /** File sent as the only part of a multipart form, instead of `body`. */
  readonly upload?: Document;
  /** True if the response is a file. Refusals are still JSON. */
  readonly wantsFile?: true;
  /** Called with the received share of the response, from 0 to 1. Not called if the length is unknown. */
  readonly onProgress?: (share: number) => void;
  /** Token that opens one e-mailed report without a session (spec §9 "Reports token"). */
  readonly reportToken?: string;
  /** True for a write that may take longer than others, usually because it hashes a password (spec §7.1 "excluded paths"). */
  readonly unhurried?: true;
  /**
   * True for a write that the server answers identically when the same browser repeats it. The write is sent again if no
   * response arrived (SECURITY.md §2.2, §2.17).
   */
  readonly repeatable?: true;
  /** True for a repeatable write of the sign-in. Each attempt of such a write may take longer than an attempt of another write. */
  readonly patient?: true;
  /** True if no user waits for the request, so that a 5xx response opens no error page (gating README "Meanings"). */
  readonly background: boolean;
  /** Key created when the user first saves, and reused when the user saves the same content again (SECURITY.md T7). */
  readonly idempotencyKey?: string;
}

/** Returns true for methods that only read (SECURITY.md §3). */
export const isSafe = (method: Method): boolean => method === 'GET' || method === 'HEAD';
