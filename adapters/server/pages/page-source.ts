import type { PageData } from '#core/configuration/runtime-configuration.schema.ts';

/** A finished document and the hashes of the style elements and of the script it holds inline (`sha256-…`, without quotes). */
export interface FilledPage {
  readonly html: string;
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

/** The two documents of one variant, filled per request. */
export interface PageSource {
  /** The prerendered sign-in. */
  signIn(data: PageData): FilledPage;
  /** The bare shell of every other address. */
  shell(data: PageData): FilledPage;
}
