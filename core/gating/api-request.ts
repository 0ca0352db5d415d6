import type { Document } from '../documents/document.ts';

/** The methods our API knows; HEAD counts as GET everywhere. */
export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A request as data, before anything is known about where it may go (gating README "Where it lives"). */
export interface ApiRequest {
  readonly method: Method;
  /** Relative to the API base without a leading slash, or a whole address. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Sent as JSON; null = no body. */
  readonly body: unknown;
  /** Sent as the one part of a form in place of a body. */
  readonly upload?: Document;
  /** The answer is a file; refusals stay JSON. */
  readonly wantsFile?: true;
  /** Hears how much of a file has come, from 0 to 1; not at all where its length is unknown. */
  readonly onProgress?: (share: number) => void;
  /** Opens one mailed report, for who has no session (spec §9 "Reports token"). */
  readonly reportToken?: string;
  /** A write that may take longer than others, mostly because it hashes (spec §7.1 "excluded paths"). */
  readonly unhurried?: true;
  /** A write whose repeat by the same browser is answered like the first: sent once more when nothing answered (SECURITY.md §2.2, §2.17). */
  readonly repeatable?: true;
  /** A repeatable write of the way in, whose tries get longer than those of other writes. */
  readonly patient?: true;
  /** Runs without a person waiting: its 5xx opens no error page (gating README "Meanings"). */
  readonly background: boolean;
  /** Made once by whoever presses Save, the same at every press of the same thing (SECURITY.md T7). */
  readonly idempotencyKey?: string;
}

/** Reads may be repeated by the program, writes never (SECURITY.md §3). */
export const isSafe = (method: Method): boolean => method === 'GET' || method === 'HEAD';
