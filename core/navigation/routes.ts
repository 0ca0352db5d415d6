import type { Permission } from '../permission/permissions.ts';
import type { Application } from '../session/user.schema.ts';

/** One address of the portal (spec §2.1) and who may see it; the screen behind it is bound in the shell. */
export interface RouteEntry {
  readonly id: string;
  /** `{name}` is one segment; compared segment by segment, exact in case. */
  readonly path: string;
  readonly title: string;
  /** Whether the navigation is shown beside the screen. */
  readonly navigation: boolean;
  /** Guarded routes need a session (spec §6). */
  readonly needsSession: boolean;
  /** Who may see it; empty = every application. */
  readonly applications: readonly Application[];
  readonly permissions: readonly Permission[];
  /** The chunk that holds the screen; a section is loaded on demand. */
  readonly section: string;
}

type Extra = Partial<Omit<RouteEntry, 'id' | 'path' | 'title' | 'section'>>;

const open = (id: string, path: string, title: string, section: string): RouteEntry => ({
  id,
  path,
  title,
  section,
  navigation: false,
  needsSession: false,
  applications: [],
  permissions: [],
});

const guarded = (
  id: string,
  path: string,
  title: string,
  section: string,
  extra: Extra = {},
): RouteEntry => ({
  ...open(id, path, title, section),
  navigation: true,
  needsSession: true,
  ...extra,
});

const staff: Extra = { applications: [1] };
const dealer: Extra = { applications: [2] };
const customer: Extra = { applications: [3] };
const needing = (extra: Extra, ...permissions: Permission[]): Extra => ({ ...extra, permissions });

const answering = (id: string, title: string): RouteEntry =>
  guarded(
    `ans-service/${id}`,
    `/ans-service/${id}`,
    title,
    'ans-service',
    needing(dealer, 'ansServiceBlockFlag'),
  );

const msa = (id: string, title: string, ...permissions: Permission[]): RouteEntry =>
  guarded(`msa/${id}`, `/msa/${id}`, title, 'msa', needing(customer, ...permissions));

/** Every address the portal knows (spec §2.1; rights: domain guide 4). The empty path and unknown paths are the shell's: a redirect and the 404 page. */
export const ROUTES: readonly RouteEntry[] = [
  open('login', '/login', 'Login', 'login'),
  open('login/register', '/login/register', 'Register', 'register'),
  open('loginSession', '/loginSession', 'Login', 'login'),
  { ...open('access-denied', '/access-denied', 'Access denied', 'shell'), navigation: true },
  { ...open('server-error', '/server-error', 'Server error', 'shell'), navigation: true },
  open('icons', '/icons', 'Icons', 'icons'),
  open('reports-download', '/reports-download/{id}', 'Report download', 'reports-download'),
  guarded('home/dashboard', '/home/dashboard', 'Home', 'home', { applications: [1, 2] }),
  guarded('home/contact-us', '/home/contact-us', 'Contact us', 'home', dealer),
  guarded('home/product-roadmap', '/home/product-roadmap', 'Product roadmap', 'home', dealer),
  guarded('site/info', '/site/info', 'Site', 'site', dealer),
  guarded('site/history', '/site/history', 'Site history', 'site', dealer),
  answering('messages', 'Messages'),
  answering('on-call', 'On call'),
  answering('auto-notify', 'Auto notify'),
  answering('business-hours', 'Business hours'),
  answering('temp-business-hours', 'Temporary business hours'),
  msa('summary', 'Summary'),
  msa('account-info', 'Account info'),
  msa('panel-info', 'Panel info'),
  msa('no-action', 'Place on test', 'noActionRead'),
  msa('contacts', 'Contacts', 'contactsRead'),
  msa('zones', 'Zones', 'zonesRead'),
  msa('passcodes', 'Passcodes', 'sitePasscodeRead'),
  msa('schedules', 'Schedules', 'scheduleRead'),
  guarded('billing', '/billing', 'Billing', 'billing', needing(dealer, 'billingRead')),
  guarded('reports', '/reports', 'Reports', 'reports', needing(staff, 'reportRead')),
  guarded(
    'reports/completed',
    '/reports/completed',
    'Completed reports',
    'reports',
    needing(dealer, 'reportRead'),
  ),
  guarded('resources', '/resources', 'Resources', 'resources', dealer),
  guarded(
    'account-group/info',
    '/account-group/info',
    'Account group',
    'account-group',
    needing(dealer, 'xtAdmin'),
  ),
  guarded('support', '/support', 'Support', 'support', staff),
  guarded('branding', '/branding', 'Branding', 'branding', needing(dealer, 'xtAdmin')),
  guarded('marketing', '/marketing', 'Marketing', 'marketing', needing(staff, 'marketing')),
  guarded('news', '/news', 'News', 'news', { applications: [1, 2] }),
  guarded('news/setup', '/news/setup', 'News setup', 'news-setup', needing(staff, 'news')),
  guarded('knowledge-base', '/knowledge-base', 'Knowledge base', 'knowledge-base'),
];
