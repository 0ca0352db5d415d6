/** For whom a page of the help site is written, in the order of its contents. */
export const HELP_AUDIENCES = ['dealer', 'customer', 'staff'] as const;
export type HelpAudience = (typeof HELP_AUDIENCES)[number];

/** One page of the help site, made of its Markdown once at the start. */
export interface HelpPage {
  /** The screens of the portal it explains; the first one is its own address. */
  readonly paths: readonly string[];
  readonly audiences: readonly HelpAudience[];
  /** Its place among the pages of its readers. */
  readonly order: number;
  /** The screen a reader may go to from here; null where it needs more than an address. */
  readonly screen: string | null;
  readonly title: string;
  /** Its first paragraph, in plain words. */
  readonly summary: string;
  /** Everything below the title, as markup. */
  readonly body: string;
  /** Everything it says, without markup, for the search. */
  readonly text: string;
}
