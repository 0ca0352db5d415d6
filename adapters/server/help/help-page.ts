/** Audiences of the help pages, in the order of the table of contents. */
export const HELP_AUDIENCES = ['dealer', 'customer', 'staff'] as const;
export type HelpAudience = (typeof HELP_AUDIENCES)[number];

/** One page of the help site, rendered from its Markdown once at the start. */
export interface HelpPage {
  /** Paths of the screens that the page explains. The first path is the page's own address. */
  readonly paths: readonly string[];
  readonly audiences: readonly HelpAudience[];
  /** Its position among the pages of its audience. */
  readonly order: number;
  /** The screen that the page links to; null if the screen needs more than a path. */
  readonly screen: string | null;
  readonly title: string;
  /** Its first paragraph, as plain text. */
  readonly summary: string;
  /** All content below the title, as markup. */
  readonly body: string;
  /** Its whole content without markup, for the search. */
  readonly text: string;
}
