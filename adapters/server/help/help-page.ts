/** Audiences of the help site, in the order of the table of contents. */
export const HELP_AUDIENCES = ['dealer', 'customer', 'staff'] as const;
export type HelpAudience = (typeof HELP_AUDIENCES)[number];

/** One page of the help site, with its rendered Markdown. */
export interface HelpPage {
  /** Paths of the screens that the page explains. The first path is also the path of the help page. */
  readonly paths: readonly string[];
  readonly audiences: readonly HelpAudience[];
  /** Position of the page among the pages of its audience. */
  readonly order: number;
  /** Path of the screen that the page links to; null if the screen's URL needs more than a path. */
  readonly screen: string | null;
  readonly title: string;
  /** First paragraph of the page, as plain text. */
  readonly summary: string;
  /** All content below the title, as HTML. */
  readonly body: string;
  /** All content as plain text, for the help search. */
  readonly text: string;
}
