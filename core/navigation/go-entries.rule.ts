import { APPLICATIONS } from '../permission/application.schema.ts';
import { navigationFor, type NavigationInput } from './navigation-for.rule.ts';
import { item, route, type NavigationItem } from './navigation-item.ts';

/** The key that opens a screen after `g`, by the screen's id. No two screens of one application share a key. */
const GO_KEYS: Readonly<Record<string, string>> = {
  'home/dashboard': 'h',
  site: 'a',
  'create-account': 'n',
  'ans-service/messages': 'm',
  'ans-service/on-call': 'o',
  'reports/completed': 'r',
  reports: 'r',
  'account-group/info': 'u',
  billing: 'b',
  'home/contact-us': 'c',
  'knowledge-base': 'k',
  support: 's',
  'news/setup': 'n',
  'msa/summary': 'h',
  'msa/account-info': 'i',
  'msa/no-action': 't',
  'msa/contacts': 'c',
  'msa/zones': 'z',
  'msa/passcodes': 'p',
  'msa/schedules': 's',
};

const ACCOUNTS = item('site', 'Accounts', 'queue-list', route('/site'));

/** Returns the screens that this person opens with `g` and a key, with their keys. */
export const goEntries = (
  input: NavigationInput,
): readonly { readonly key: string; readonly entry: NavigationItem }[] => {
  const menu = navigationFor(input);
  const all = input.application === APPLICATIONS.dealer && menu.length > 0 ? [ACCOUNTS] : [];
  return [...menu, ...all].flatMap((entry) => {
    const key = GO_KEYS[entry.id];
    return key === undefined ? [] : [{ key, entry }];
  });
};
