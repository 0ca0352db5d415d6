import type { Permission } from '../permission/permissions.ts';
import { DIALOGS } from './dialogs.ts';
import { dialog, item, type NavigationItem } from './navigation-item.ts';
import { entryOf, open, screen, type MenuPlace, type ScreenEntry } from './screen-entry.ts';

const staff = { applications: [1] } as const;
const dealer = { applications: [2] } as const;
const customer = { applications: [3] } as const;

const answering = <S extends string>(id: string, title: string, icon: string, section: S) =>
  screen(`ans-service/${id}`, title, {
    ...dealer,
    permissions: ['ansServiceBlockFlag'],
    section,
    menu: { icon, heading: 'Answering service', answeringService: true },
  });
const help = (icon: string): MenuPlace => ({ icon, heading: 'Help', ...dealer });
const keeps = ['sn', 'dn'] as const;
// Creates a screen of the customer's account. Its section is named after the last part of the path.
const account = <S extends string>(
  id: S,
  title: string,
  icon: string,
  permissions: readonly Permission[] = [],
) =>
  screen(`msa/${id}`, title, {
    ...customer,
    permissions,
    section: id,
    menu: { icon, heading: 'This account', keeps },
  });
const needing = (...permissions: readonly Permission[]) => ({ permissions });

/**
 * All screens of the portal with their navigation entries, and the dialogs between them, in navigation order (spec §2.1,
 * §2.2; rights: domain guide 4). An entry without a `section` is not built: no menu shows it, and its URL counts as
 * unknown.
 */
const TABLE = [
  open('login', 'Login'),
  open('login/register', 'Register', { section: 'register' }),
  open('loginSession', 'Login'),
  open('access-denied', 'Access denied', { navigation: true }),
  open('server-error', 'Server error', { navigation: true }),
  open('icons', 'Icons', { section: 'icons' }),
  open('reports-download', 'Report download', {
    path: '/reports-download/{id}',
    section: 'reports-download',
  }),

  screen('home/dashboard', 'Home', {
    applications: [1, 2],
    section: { 1: 'staff-home', 2: 'home' },
    menu: { icon: 'home' },
  }),
  item('account-search', 'Account search', 'magnifying-glass', dialog('account-search'), dealer),
  screen('create-account', 'Create new account', {
    ...dealer,
    ...needing('allowCreateAccountFlag'),
    section: 'create-account',
    menu: { icon: 'plus-circle' },
  }),
  screen('create-account/bulk', 'Bulk create', {
    ...dealer,
    ...needing('allowCreateAccountFlag'),
    section: 'bulk-create',
  }),
  screen('site', 'Accounts', { ...dealer, section: 'accounts' }),
  screen('site/info', 'Site', { ...dealer, section: 'site' }),
  screen('site/history', 'Site history', { ...dealer, section: 'site' }),
  screen('site/requests', 'Requests', { ...dealer, section: 'requests' }),
  answering('messages', 'Messages', 'chat-bubble-left-right', 'messages'),
  answering('on-call', 'On call', 'phone', 'on-call'),
  answering('auto-notify', 'Auto notify', 'bell-alert', 'auto-notify'),
  answering('business-hours', 'Business hours', 'clock', 'business-hours'),
  answering('temp-business-hours', 'Temporary hours', 'calendar-days', 'business-hours'),
  screen('reports/completed', 'Completed reports', {
    ...dealer,
    ...needing('reportRead'),
    section: 'reports',
    menu: { icon: 'document-text', heading: 'Manage' },
  }),
  screen('account-group/info', 'Account group', {
    ...dealer,
    ...needing('xtAdmin'),
    section: 'account-group',
    menu: { icon: 'building-office-2', heading: 'Manage' },
  }),
  screen('branding', 'Branding', {
    ...dealer,
    ...needing('xtAdmin'),
    section: 'branding',
    menu: { icon: 'swatch', heading: 'Manage' },
  }),
  screen('billing', 'Billing', {
    ...dealer,
    ...needing('billingRead'),
    section: 'billing',
    menu: { icon: 'credit-card', heading: 'Manage' },
  }),
  screen('resources', 'Resources', { section: 'resources', menu: help('folder-open') }),
  screen('home/contact-us', 'Contact us', {
    ...dealer,
    section: 'contact-us',
    menu: help('envelope'),
  }),
  screen('home/product-roadmap', 'Product roadmap', {
    ...dealer,
    section: 'roadmap',
    menu: help('map'),
  }),
  screen('reports', 'Reports', {
    ...staff,
    ...needing('reportRead'),
    section: 'reports',
    menu: { icon: 'document-text' },
  }),
  screen('support', 'Support', { ...staff, section: 'support', menu: { icon: 'lifebuoy' } }),
  screen('news', 'News', { applications: [1, 2], section: 'news' }),
  screen('news/setup', 'News setup', {
    ...staff,
    ...needing('news'),
    section: 'news-setup',
    menu: { icon: 'newspaper' },
  }),
  screen('marketing', 'Marketing', {
    ...staff,
    ...needing('marketing'),
    section: 'marketing',
    menu: { icon: 'megaphone' },
  }),
  screen('knowledge-base', 'Knowledge base', {
    section: 'knowledge-base',
    menu: help('book-open'),
  }),
  screen('msa/summary', 'Summary', {
    ...customer,
    section: 'summary',
    menu: { icon: 'home', keeps },
  }),
  screen('msa/history', 'History', { ...customer, section: 'own-history' }),
  account('account-info', 'Account info', 'identification'),
  account('panel-info', 'Panel info', 'cpu-chip'),
  screen('msa/no-action', 'Place on test', {
    ...customer,
    ...needing('noActionRead'),
    section: 'no-action',
    menu: { icon: 'beaker', keeps },
  }),
  account('contacts', 'Contacts', 'user-group', ['contactsRead']),
  account('zones', 'Zones', 'squares-2x2', ['zonesRead']),
  account('passcodes', 'Passcodes', 'key', ['sitePasscodeRead']),
  account('schedules', 'Schedules', 'calendar-days', ['scheduleRead']),
];

type SectionIn<Row> = Row extends ScreenEntry<infer Section> ? Section : never;

export type ScreenSection = SectionIn<(typeof TABLE)[number]>;

/** The screens of the table, without the dialog entries. */
export const SCREENS: readonly ScreenEntry<ScreenSection>[] = TABLE.filter((row) => 'path' in row);

/** The navigation entries of all applications, in navigation order (spec §2.2). An entry that opens a screen has the screen's id. */
export const NAVIGATION: readonly NavigationItem[] = TABLE.flatMap((row) =>
  'path' in row ? entryOf(row) : [row],
);

/**
 * Ids of entries whose screen or dialog is part of this build; menus omit all others. A dialog must not share a screen's
 * id, because the dialog would then enable the screen's entry.
 */
export const OPEN_ENTRIES: ReadonlySet<string> = new Set([
  ...SCREENS.filter(({ section }) => section !== null).map(({ id }) => id),
  ...DIALOGS,
]);
