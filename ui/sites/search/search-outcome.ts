import { tooLong } from '#core/forms/too-long.rule.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { Command } from '#core/commands/read-command.rule.ts';
import { VERBS, type Verb } from '#core/commands/verb-names.ts';
import type { NavigationItem } from '#core/navigation/navigation-item.ts';
import type { ReportKind } from '#core/reports/report-kinds.ts';
import type { RecentSearches } from '#core/sites/recent-searches.store.ts';
import type { SearchField } from '#core/sites/site-info.schema.ts';
import type { CommandActs } from './command-acts.ts';
import type { Hit, Hits } from './palette-rows.ts';

/** Minimum length of a search text, in characters. */
const SEARCH_MIN = 2;

export interface AccountSearchParts {
  readonly search: (input: {
    readonly text: string;
    readonly field: SearchField | null;
  }) => Promise<Result<Hits, Failure>>;
  readonly recents: RecentSearches;
  /** Returns the total count of accounts that match. */
  readonly count?: (text: string, field: SearchField | null) => Promise<Result<number, Failure>>;
  /** The verbs of the person's portal, also those that the person may not use. */
  readonly verbs: readonly Verb[];
  readonly acts: CommandActs;
  /** The screens, dialogs and settings that the person may open by name. */
  readonly entries: readonly NavigationItem[];
  readonly mayReport: (kind: ReportKind) => boolean;
  /** Returns the accounts opened lately, newest first; none if they could not be read. */
  readonly readRecentSites?: () => Promise<readonly Hit[]>;
  /** Returns the path of a found account, or of the form that places it on test. */
  readonly pathOf: (match: Hit, toTest: boolean) => string;
  readonly close: () => void;
  /** Text typed before the dialog was loaded. */
  readonly typedEarly?: string | null;
  /** True if choosing an account opens the form that places it on test. */
  readonly toTest?: boolean;
}

/** The state of the search. While searching, the last result stays visible, but Enter opens none of its accounts. */
export type SearchOutcome =
  | { readonly at: 'idle' }
  | { readonly at: 'searching'; readonly last: Hits | null }
  | { readonly at: 'found'; readonly search: Hits }
  | { readonly at: 'tooLong'; readonly text: string }
  | { readonly at: 'failed'; readonly text: string };

/** Returns the announcement of a result for screen readers. */
const foundText = ({ matches, more }: Hits): string => {
  if (matches.length === 0) return 'No account matches.';
  if (more) return `The first ${counted(matches.length, 'account')}; there are more.`;
  return counted(matches.length, 'account');
};

/** Returns what a screen reader is told. Empty while searching, so that a repeated text is announced again. */
export const announced = (
  outcome: SearchOutcome,
  command: Command | null,
  meant: Hit | null,
): string => {
  if (outcome.at !== 'found') return '';
  if (command === null || meant === null) return foundText(outcome.search);
  return `${VERBS[command.verb].title}: ${meant.siteName}`;
};

/** Returns the state for a text that is not searched; null if the text can be searched. */
export const notSearched = (query: string): SearchOutcome | null => {
  if (query.length < SEARCH_MIN) return { at: 'idle' };
  const text = tooLong(query, LIMITS.searchText);
  return text === null ? null : { at: 'tooLong', text };
};

/** Returns the state after a failed search. */
export const failedSearch = (failure: Failure): SearchOutcome => {
  const text = explain(failure, 'The accounts could not be searched.', 'read');
  return text === null ? { at: 'idle' } : { at: 'failed', text };
};
