import { foldText } from '../kernel/fold-text.rule.ts';
import { isBuilt, mayOpen } from '../navigation/match-route.rule.ts';
import { item, route, type NavigationItem } from '../navigation/navigation-item.ts';
import {
  helpMenuFor,
  navigationFor,
  userMenuFor,
  type NavigationInput,
} from '../navigation/navigation-for.rule.ts';
import { NAVIGATION, SCREENS } from '../navigation/screens.ts';
import { searchWords } from '../sites/search-words.rule.ts';

/** Other names under which people look for an entry, by its id. */
const ALSO: Readonly<Record<string, string>> = {
  'home/dashboard': 'dashboard, start',
  'create-account': 'new account, add account',
  'create-account/bulk': 'many accounts',
  site: 'sites, account list, customers',
  'site/requests': 'change requests',
  'ans-service/on-call': 'duty, rotation',
  'ans-service/auto-notify': 'notifications, alerts',
  'ans-service/business-hours': 'opening hours',
  'reports/completed': 'reports',
  'account-group/info': 'users, people, portal users, permissions, branches',
  branding: 'logo, colors',
  billing: 'invoices, bills, payments, statements',
  resources: 'documents, forms, downloads',
  'home/contact-us': 'support, phone numbers',
  'knowledge-base': 'help, articles, how to',
  support: 'users, people, groups',
  'news/setup': 'announcements',
  marketing: 'campaigns',
  'msa/summary': 'home, status',
  'msa/account-info': 'address',
  'msa/panel-info': 'alarm system, devices',
  'msa/no-action': 'test, on test',
  'msa/contacts': 'call list, people',
  'msa/zones': 'sensors, detectors',
  'msa/passcodes': 'codes, pins, passwords',
  'msa/schedules': 'hours, holidays',
  'user-account': 'profile, password, security, my account',
  'log-out': 'sign out, logout',
  dark: 'dark, dark mode, night',
  light: 'light, light mode, day',
  'submit-bug': 'report a problem',
  keys: 'shortcuts, keys',
};

/** Screens of one account: they open from the account. */
const OF_A_SITE: ReadonlySet<string> = new Set(['site/info', 'site/history']);
/** Entries that open the palette itself, and the switch that `themes` replaces. */
const ITSELF: ReadonlySet<string> = new Set(['account-search', 'palette', 'dark-mode']);

/** Returns everything that this person may open or press by name: screens, dialogs and actions, each once. */
export const portalEntries = (input: NavigationInput): readonly NavigationItem[] => {
  const navigation = navigationFor(input);
  const menus = [...navigation, ...userMenuFor(input), ...helpMenuFor(input)];
  const known = new Set(NAVIGATION.map(({ id }) => id));
  const others = SCREENS.filter(
    (screen) =>
      navigation.length > 0 &&
      screen.needsSession &&
      isBuilt(screen) &&
      !known.has(screen.id) &&
      !OF_A_SITE.has(screen.id) &&
      mayOpen(screen, input),
  ).map(({ id, title, path, applications, permissions }) =>
    item(id, title, 'squares-2x2', route(path), {
      applications: applications.length === 0 ? [1, 2, 3] : applications,
      permissions,
    }),
  );
  const all = [...menus, ...others, ...THEMES].filter(({ id }) => !ITSELF.has(id));
  return all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index);
};

/** Both themes by name. Naming one chooses it, also when it is shown already. */
export const THEMES = [
  item('dark', 'Dark theme', 'moon', { to: 'action', action: 'dark' }),
  item('light', 'Light theme', 'sun', { to: 'action', action: 'light' }),
];

const namesOf = ({ id, text }: NavigationItem): readonly string[] =>
  [text, ...(ALSO[id]?.split(', ') ?? [])].map(foldText);

/** The words before a screen's name that say nothing. */
const LEADING = /^(?:(?:please|go to|goto|open|show|switch to|turn on)(?: the)? )+/;

export interface FoundEntries {
  /** Entries with exactly this name. */
  readonly exact: readonly NavigationItem[];
  /** Entries with a name whose words the text begins. */
  readonly others: readonly NavigationItem[];
}

/** The number of entries shown beside other results. */
const MOST = 5;

/** Finds entries by their names and other names. */
export const findEntries = (text: string, entries: readonly NavigationItem[]): FoundEntries => {
  const asked = foldText(text).trim().replaceAll(/\s+/g, ' ').replace(LEADING, '');
  if (asked === '') return { exact: [], others: [] };
  const exact = entries.filter((entry) => namesOf(entry).includes(asked));
  const words = searchWords(asked);
  const others = entries.filter(
    (entry) =>
      !exact.includes(entry) &&
      asked.length > 1 &&
      words.length > 0 &&
      namesOf(entry).some((name) => {
        const terms = searchWords(name);
        return words.every((word) => terms.some((term) => term.startsWith(word)));
      }),
  );
  return { exact, others: others.slice(0, MOST) };
};
