import type { PageData } from '#core/configuration/runtime-configuration.schema.ts';

/** A rendered document with the hashes of its inline styles and scripts (`sha256-…`, without quotes). */
export interface FilledPage {
  readonly html: string;
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

/** Renders the two documents of one variant for a request. */
export interface PageSource {
  signIn(data: PageData): FilledPage;
  /** Renders the empty shell for every path except the sign-in page. */
  shell(data: PageData): FilledPage;
}
