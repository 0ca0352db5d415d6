import type { Permission } from '../permission/permissions.ts';
import { DIALOGS } from './dialogs.ts';
import { dialog, item, type NavigationItem } from './navigation-item.ts';
import { entryOf, open, screen, type MenuPlace, type ScreenEntry } from './screen-entry.ts';

const staff = { applications: [1] } as const;
const dealer = { applications: [2] } as const;
const customer = { applications: [3] } as const;

const answering = <S extends string = never>(
  id: string,
  title: string,
  icon: string,
  section: S | null = null,
) =>
  screen(`ans-service/${id}`, title, {
    ...dealer,
    section,
    permissions: ['ansServiceBlockFlag'],
    menu: { icon, heading: 'Answering service', answeringService: true },
  });
const manage = (id: string, title: string, icon: string, permission: Permission) =>
  screen(id, title, {
    ...dealer,
    permissions: [permission],
    menu: { icon, heading: 'Manage' },
  });
const help = (icon: string): MenuPlace => ({ icon, heading: 'Help', ...dealer });
const keeps = ['sn', 'dn'] as const;
// Its section has the name of its address.
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
 * Every address the portal knows with its place in the navigation, and the dialogs that stand between them, in the order
 * of the navigation (spec §2.1, §2.2; rights: domain guide 4). An entry without a `section` is not built: its address
 * answers as a page that does not exist, and no menu shows it. The empty path and unknown paths are the shell's.
 */
const TABLE = [
  open('login', 'Login'),
  open('login/register', 'Register', { section: 'register' }),
  open('loginSession', 'Login'),
  open('access-denied', 'Access denied', { navigation: true }),
  open('server-error', 'Server error', { navigation: true }),
  open('icons', 'Icons', { section: 'icons' }),
  open('reports-download', 'Report download', { path: '/reports-download/{id}' }),

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
  manage('reports/completed', 'Completed reports', 'document-text', 'reportRead'),
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
  manage('billing', 'Billing', 'credit-card', 'billingRead'),
  screen('resources', 'Resources', { ...dealer, section: 'resources', menu: help('folder-open') }),
  screen('home/contact-us', 'Contact us', { ...dealer, menu: help('envelope') }),
  screen('home/product-roadmap', 'Product roadmap', { ...dealer, menu: help('map') }),
  screen('reports', 'Reports', {
    ...staff,
    ...needing('reportRead'),
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
  screen('knowledge-base', 'Knowledge base', { menu: help('book-open') }),
  screen('msa/summary', 'Summary', {
    ...customer,
    section: 'summary',
    menu: { icon: 'home', keeps },
  }),
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

/** The parts of the portal that draw a screen of the table. */
export type ScreenSection = SectionIn<(typeof TABLE)[number]>;

/** The screens of the table. */
export const SCREENS: readonly ScreenEntry<ScreenSection>[] = TABLE.filter((row) => 'path' in row);

/** The entries of each application in their order (spec §2.2); ids are those of the screens they open where they open one. */
export const NAVIGATION: readonly NavigationItem[] = TABLE.flatMap((row) =>
  'path' in row ? entryOf(row) : [row],
);

/** Ids of entries whose screen or dialog is part of this build; all others stay out of the menus, so that none is dead. No dialog has the name of a screen, or it would open the entry of that screen. */
export const OPEN_ENTRIES: ReadonlySet<string> = new Set([
  ...SCREENS.filter(({ section }) => section !== null).map(({ id }) => id),
  ...DIALOGS,
]);
