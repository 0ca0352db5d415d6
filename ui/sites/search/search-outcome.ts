import { tooLong } from '#core/forms/too-long.rule.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import {
  bearsNumber,
  type AccountCommand,
  type AccountVerb,
} from '#core/sites/account-command.rule.ts';
import type { RecentSearch } from '#core/sites/recent-search.schema.ts';
import type { RecentSearches } from '#core/sites/recent-searches.store.ts';
import type { SearchField, SiteMatch, SiteSearch } from '#core/sites/site-info.schema.ts';

/** Minimum length of a search text, in characters. */
const SEARCH_MIN = 2;

export interface AccountSearchParts {
  readonly search: (input: {
    readonly text: string;
    readonly field: SearchField | null;
  }) => Promise<Result<SiteSearch, Failure>>;
  readonly recents: RecentSearches;
  /** Returns the total count of accounts that match. */
  readonly count?: (text: string, field: SearchField | null) => Promise<Result<number, Failure>>;
  /** The commands the person may use after an account number. */
  readonly verbs?: readonly AccountVerb[];
  readonly close: () => void;
  /** Text typed before the dialog was loaded. */
  readonly typedEarly?: string | null;
  /** True if choosing an account opens the form that places it on test. */
  readonly toTest?: boolean;
}

/** The state of the search. While searching, the last result stays visible, but Enter opens none of its accounts. */
export type SearchOutcome =
  | { readonly at: 'idle' }
  | { readonly at: 'searching'; readonly last: SiteSearch | null }
  | { readonly at: 'found'; readonly search: SiteSearch }
  | { readonly at: 'tooLong'; readonly text: string }
  | { readonly at: 'failed'; readonly text: string };

/** A line of the dialog that the arrow keys can reach. */
export type SearchOption =
  | { readonly kind: 'site'; readonly match: SiteMatch }
  | { readonly kind: 'all' }
  | { readonly kind: 'recent'; readonly search: RecentSearch };

/** Returns the announcement of a result for screen readers. */
export const foundText = ({ matches, more }: SiteSearch): string => {
  if (matches.length === 0) return 'No account matches.';
  if (more) return `The first ${counted(matches.length, 'account')} of more.`;
  return counted(matches.length, 'account');
};

/** Returns the state for a text that is not searched; null if the text can be searched. */
export const notSearched = (query: string): SearchOutcome | null => {
  if (query.length < SEARCH_MIN) return { at: 'idle' };
  const text = tooLong(query, LIMITS.searchText);
  return text === null ? null : { at: 'tooLong', text };
};

/** Returns the result to show. For a command, it contains only accounts with the typed number. */
export const shownSearch = (
  outcome: SearchOutcome,
  command: AccountCommand | null,
): SiteSearch | null => {
  if (outcome.at === 'searching') return outcome.last;
  if (outcome.at !== 'found') return null;
  const { search } = outcome;
  if (command === null) return search;
  const matches = search.matches.filter((match) => bearsNumber(match, command.number));
  return { ...search, matches, more: false };
};

/** Returns the only account with a number; null for none or several. */
export const numbered = ({ matches }: SiteSearch, number: string): SiteMatch | null => {
  const [only, ...others] = matches.filter((match) => bearsNumber(match, number));
  return only !== undefined && others.length === 0 ? only : null;
};

/** Returns the lines that the arrow keys can reach: results, the link to all results, recent searches. */
export const searchOptions = (
  shown: SiteSearch | null,
  leadsToAll: boolean,
  recents: readonly RecentSearch[],
): readonly SearchOption[] => [
  ...(shown?.matches ?? []).map((match) => ({ kind: 'site' as const, match })),
  ...(leadsToAll ? [{ kind: 'all' as const }] : []),
  ...recents.map((search) => ({ kind: 'recent' as const, search })),
];

/** Returns the state after a failed search. */
export const failedSearch = (failure: Failure): SearchOutcome => {
  const text = explain(failure, 'The accounts could not be searched.', 'read');
  return text === null ? { at: 'idle' } : { at: 'failed', text };
};
