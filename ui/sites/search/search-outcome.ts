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

/** Fewer characters find too much to be worth an answer. */
const SEARCH_MIN = 2;

/** What the account search is plugged into. */
export interface AccountSearchParts {
  readonly search: (input: {
    readonly text: string;
    readonly field: SearchField | null;
  }) => Promise<Result<SiteSearch, Failure>>;
  readonly recents: RecentSearches;
  /** How many accounts a search finds in all. */
  readonly count?: (text: string, field: SearchField | null) => Promise<Result<number, Failure>>;
  /** What the person may do with an account whose number is typed. */
  readonly verbs?: readonly AccountVerb[];
  readonly close: () => void;
  /** Typed before the dialog was there. */
  readonly typedEarly?: string | null;
  /** What is chosen is placed on test instead of opened. */
  readonly toTest?: boolean;
}

/** Where the search stands; while one is on its way the last answer stays in sight, but opens nothing. */
export type SearchOutcome =
  | { readonly at: 'idle' }
  | { readonly at: 'searching'; readonly last: SiteSearch | null }
  | { readonly at: 'found'; readonly search: SiteSearch }
  | { readonly at: 'tooLong'; readonly text: string }
  | { readonly at: 'failed'; readonly text: string };

/** A line of the dialog that the arrows reach. */
export type SearchOption =
  | { readonly kind: 'site'; readonly match: SiteMatch }
  | { readonly kind: 'all' }
  | { readonly kind: 'recent'; readonly search: RecentSearch };

/** What those who hear the page are told of an answer. */
export const foundText = ({ matches, more }: SiteSearch): string => {
  if (matches.length === 0) return 'No account matches.';
  if (more) return `The first ${counted(matches.length, 'account')} of more.`;
  return counted(matches.length, 'account');
};

/** Why words are not searched for; null where they are. */
export const notSearched = (query: string): SearchOutcome | null => {
  if (query.length < SEARCH_MIN) return { at: 'idle' };
  const text = tooLong(query, LIMITS.searchText);
  return text === null ? null : { at: 'tooLong', text };
};

/** What is shown of an outcome: of a command only accounts that bear its number. */
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

/** The one account that bears a number; null where none or several do. */
export const numbered = ({ matches }: SiteSearch, number: string): SiteMatch | null => {
  const [only, ...others] = matches.filter((match) => bearsNumber(match, number));
  return only !== undefined && others.length === 0 ? only : null;
};

/** The lines the arrows reach: hits, the way to all of them, earlier searches. */
export const searchOptions = (
  shown: SiteSearch | null,
  leadsToAll: boolean,
  recents: readonly RecentSearch[],
): readonly SearchOption[] => [
  ...(shown?.matches ?? []).map((match) => ({ kind: 'site' as const, match })),
  ...(leadsToAll ? [{ kind: 'all' as const }] : []),
  ...recents.map((search) => ({ kind: 'recent' as const, search })),
];

/** What stands where a search was refused or did not arrive. */
export const failedSearch = (failure: Failure): SearchOutcome => {
  const text = explain(failure, 'The accounts could not be searched.', 'read');
  return text === null ? { at: 'idle' } : { at: 'failed', text };
};
