import type { CommandTime } from '#core/commands/command-time.rule.ts';
import { findEntries } from '#core/commands/find-entries.rule.ts';
import { reportsNamed } from '#core/commands/command-path.rule.ts';
import {
  bearsNumber,
  bearsWords,
  meantAccount,
  type Command,
} from '#core/commands/read-command.rule.ts';
import { VERBS, type Verb } from '#core/commands/verb-names.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import type { NavigationItem } from '#core/navigation/navigation-item.ts';
import type { ReportKind } from '#core/reports/report-kinds.ts';
import type { RecentSearch } from '#core/sites/recent-search.schema.ts';
import type { SiteMatch } from '#core/sites/site-info.schema.ts';

/** A found account. Customers see no state of their other sites here. */
export type Hit = Omit<SiteMatch, 'badges'> & { readonly badges: SiteMatch['badges'] | null };

export interface Hits {
  readonly asOf: string;
  readonly matches: readonly Hit[];
  readonly more: boolean;
}

/** A part of the command, as a chip that opens its choices as a list. */
export type PartName = 'site' | 'verb' | 'time';

/** Where the palette leads when it closes: a path, or an entry of a menu. */
export type Goal = { readonly path: string } | { readonly item: NavigationItem };

/** A line of the palette that the arrow keys can reach. */
export type PaletteRow =
  | { readonly kind: 'entry'; readonly item: NavigationItem }
  | { readonly kind: 'act'; readonly command: Command; readonly site: Hit }
  | { readonly kind: 'report'; readonly report: ReportKind; readonly time: CommandTime | null }
  | { readonly kind: 'site'; readonly match: Hit }
  | { readonly kind: 'all' }
  | { readonly kind: 'recent'; readonly search: RecentSearch }
  | { readonly kind: 'example'; readonly verb: Verb }
  | { readonly kind: 'choice'; readonly text: string; readonly command: Omit<Command, 'timeText'> };

export interface RowGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly PaletteRow[];
}

/** What the rows are built from. */
export interface Shown {
  readonly text: string;
  readonly command: Command | null;
  readonly hits: Hits | null;
  readonly entries: readonly NavigationItem[];
  readonly recentSites: readonly Hit[];
  readonly recents: readonly RecentSearch[];
  readonly verbs: readonly Verb[];
  readonly mayReport: (kind: ReportKind) => boolean;
  readonly leadsToAll: boolean;
}

/** The number of accounts offered for an act, and of lines below other results. */
const FEW = 5;

const entryRows = (items: readonly NavigationItem[]) =>
  items.map((item) => ({ kind: 'entry' as const, item }));

const siteRows = (matches: readonly Hit[]) =>
  matches.map((match) => ({ kind: 'site' as const, match }));

/** Returns true if a command is about one account that a search looks for. */
export const seeksAccount = (command: Command | null): command is Command =>
  command !== null && command.verb !== 'report' && command.subject !== '';

/** Returns the account that a command means; null for a plain search, and for several accounts that fit. */
export const meantBy = ({ command, hits }: Pick<Shown, 'command' | 'hits'>): Hit | null =>
  seeksAccount(command) && hits !== null ? meantAccount(hits, command.subject) : null;

const actGroup = (shown: Shown): RowGroup | null => {
  const { command, hits } = shown;
  if (command?.verb === 'report') {
    const kinds = command.subject === '' ? [] : reportsNamed(command.subject, shown.mayReport);
    const rows = kinds
      .slice(0, FEW)
      .map((report) => ({ kind: 'report' as const, report, time: command.time }));
    return { id: 'acts', title: 'Run a report', rows };
  }
  if (command !== null && command.verb !== 'open' && command.subject === '') {
    const rows = shown.recentSites.slice(0, FEW);
    return {
      id: 'acts',
      title: `${VERBS[command.verb].title}: which account?`,
      rows: rows.map((site) => ({ kind: 'act', command, site })),
    };
  }
  if (!seeksAccount(command) || command.verb === 'open' || hits === null) return null;
  const meant = meantBy(shown);
  const sites = meant === null ? hits.matches.slice(0, FEW) : [meant];
  const title = meant === null ? `${VERBS[command.verb].title}: which account?` : 'Do';
  return { id: 'acts', title, rows: sites.map((site) => ({ kind: 'act', command, site })) };
};

const siteGroup = (shown: Shown): RowGroup | null => {
  const { command, hits, text, leadsToAll } = shown;
  if (hits === null || command?.verb === 'report') return null;
  const plain = !seeksAccount(command) || command.verb === 'open';
  const meant = meantBy(shown);
  const matches = plain
    ? hits.matches
    : hits.matches.filter((match) => match === meant || bearsWords(match, text));
  const count = `${hits.more ? 'the first ' : ''}${counted(matches.length, 'result')}`;
  return {
    id: 'sites',
    title: plain ? `Sites, ${count}` : 'Open',
    rows: [...siteRows(matches), ...(leadsToAll ? [{ kind: 'all' as const }] : [])],
  };
};

/** Returns the groups of rows from top to bottom. Groups without a row are left out. */
export const paletteGroups = (shown: Shown): readonly RowGroup[] => {
  const { text, recents, recentSites, verbs } = shown;
  const examples: RowGroup = {
    id: 'examples',
    title: 'What you can type',
    rows: verbs.map((verb) => ({ kind: 'example', verb })),
  };
  const recent: RowGroup = {
    id: 'recent',
    title: 'Recent searches and actions',
    rows: recents.map((search) => ({ kind: 'recent', search })),
  };
  const asked = text.trim();
  const { exact, others } = findEntries(asked, shown.entries);
  const lists: readonly (RowGroup | null)[] =
    asked === '' || asked === '?'
      ? [
          ...(asked === '?'
            ? []
            : [
                {
                  id: 'recent-sites',
                  title: 'Recent accounts',
                  rows: siteRows(recentSites.slice(0, FEW)),
                },
                recent,
              ]),
          examples,
        ]
      : [
          { id: 'named', title: 'Screens and settings', rows: entryRows(exact) },
          actGroup(shown),
          siteGroup(shown),
          { id: 'entries', title: 'Screens and settings', rows: entryRows(others) },
          recent,
        ];
  return lists.filter((group): group is RowGroup => group !== null && group.rows.length > 0);
};

/** Returns the index of the row that Enter takes unless the person moves; -1 for none. Nothing acts on a guess. */
export const firstActive = (shown: Shown, rows: readonly PaletteRow[]): number => {
  const { command, hits, text } = shown;
  if (rows[0]?.kind === 'entry') return 0;
  if (
    seeksAccount(command) &&
    command.verb !== 'open' &&
    hits !== null &&
    hits.matches.length > 0
  ) {
    const meant = meantBy(shown);
    if (meant === null) return -1;
    // A name that holds the word of a verb, such as "Watch Repair", is a name first.
    return bearsWords(meant, text)
      ? rows.findIndex((row) => row.kind === 'site' && row.match === meant)
      : 0;
  }
  // Without a named account nothing acts by Enter alone.
  if (rows[0]?.kind === 'act' && command?.subject === '') return -1;
  if (command?.verb === 'report') return rows.length > 1 && rows[1]?.kind === 'report' ? -1 : 0;
  const first = rows[0]?.kind;
  return first === undefined || first === 'recent' || first === 'example' ? -1 : 0;
};

/** Returns the new index of a row that does not come from the search, because it stays active when results arrive. */
export const placeOf = (
  before: PaletteRow | undefined,
  rows: readonly PaletteRow[],
): number | null => {
  const index = rows.findIndex((row) =>
    row.kind === 'entry' && before?.kind === 'entry'
      ? row.item.id === before.item.id
      : row.kind === 'recent' && before?.kind === 'recent' && row.search === before.search,
  );
  return index < 0 ? null : index;
};

/** Returns the only found account with exactly this number. */
export const numberedHit = (hits: Hits | null, number: string): Hit | null => {
  const [only, ...others] = hits?.matches.filter((match) => bearsNumber(match, number)) ?? [];
  return only === undefined || others.length > 0 ? null : only;
};
