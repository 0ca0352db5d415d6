import type { Permission } from '../permission/permissions.ts';
import { item, route, type NavigationItem } from './navigation-item.ts';

const dealer = { applications: [2] } as const;
const staff = { applications: [1] } as const;
const customer = { applications: [3] } as const;
const answering = {
  ...dealer,
  permissions: ['ansServiceBlockFlag'],
  answeringService: true,
  heading: 'Answering service',
} as const;
const manage = { ...dealer, heading: 'Manage' } as const;
const help = { ...dealer, heading: 'Help' } as const;
const account = { ...customer, heading: 'This account' } as const;

const msa = (id: string, text: string, icon: string, ...permissions: readonly Permission[]) =>
  item(`msa/${id}`, text, icon, route(`/msa/${id}`, 'sn', 'dn'), { ...account, permissions });
const msaFirst = (
  id: string,
  text: string,
  icon: string,
  ...permissions: readonly Permission[]
) => ({
  ...msa(id, text, icon, ...permissions),
  heading: null,
});

/** The entries of each application in their order (spec §2.2); ids are those of the routes they open where they open one. */
export const NAVIGATION: readonly NavigationItem[] = [
  item('home/dashboard', 'Home', 'home', route('/home/dashboard'), { applications: [1, 2] }),
  item(
    'account-search',
    'Account search',
    'magnifying-glass',
    { to: 'dialog', dialog: 'account-search' },
    dealer,
  ),
  item(
    'create-account',
    'Create new account',
    'plus-circle',
    { to: 'dialog', dialog: 'create-account' },
    {
      ...dealer,
      permissions: ['allowCreateAccountFlag'],
    },
  ),
  item(
    'ans-service/messages',
    'Messages',
    'chat-bubble-left-right',
    route('/ans-service/messages'),
    answering,
  ),
  item('ans-service/on-call', 'On call', 'phone', route('/ans-service/on-call'), answering),
  item(
    'ans-service/auto-notify',
    'Auto notify',
    'bell-alert',
    route('/ans-service/auto-notify'),
    answering,
  ),
  item(
    'ans-service/business-hours',
    'Business hours',
    'clock',
    route('/ans-service/business-hours'),
    answering,
  ),
  item(
    'ans-service/temp-business-hours',
    'Temporary business hours',
    'calendar-days',
    route('/ans-service/temp-business-hours'),
    answering,
  ),
  item('reports/completed', 'Completed reports', 'document-text', route('/reports/completed'), {
    ...manage,
    permissions: ['reportRead'],
  }),
  item('account-group/info', 'Account group', 'building-office-2', route('/account-group/info'), {
    ...manage,
    permissions: ['xtAdmin'],
  }),
  item('branding', 'Branding', 'swatch', route('/branding'), {
    ...manage,
    permissions: ['xtAdmin'],
  }),
  item('billing', 'Billing', 'credit-card', route('/billing'), {
    ...manage,
    permissions: ['billingRead'],
  }),
  item('resources', 'Resources', 'folder-open', route('/resources'), help),
  item('home/contact-us', 'Contact us', 'envelope', route('/home/contact-us'), help),
  item('home/product-roadmap', 'Product roadmap', 'map', route('/home/product-roadmap'), help),
  item('reports', 'Reports', 'document-text', route('/reports'), {
    ...staff,
    permissions: ['reportRead'],
  }),
  item('support', 'Support', 'lifebuoy', route('/support'), staff),
  item('news/setup', 'News setup', 'newspaper', route('/news/setup'), {
    ...staff,
    permissions: ['news'],
  }),
  item('marketing', 'Marketing', 'megaphone', route('/marketing'), {
    ...staff,
    permissions: ['marketing'],
  }),
  item('knowledge-base', 'Knowledge base', 'book-open', route('/knowledge-base'), help),
  msaFirst('summary', 'Summary', 'home'),
  msa('account-info', 'Account info', 'identification'),
  msa('panel-info', 'Panel info', 'cpu-chip'),
  msaFirst('no-action', 'Place on test', 'beaker', 'noActionRead'),
  msa('contacts', 'Contacts', 'user-group', 'contactsRead'),
  msa('zones', 'Zones', 'squares-2x2', 'zonesRead'),
  msa('passcodes', 'Passcodes', 'key', 'sitePasscodeRead'),
  msa('schedules', 'Schedules', 'calendar-days', 'scheduleRead'),
];
