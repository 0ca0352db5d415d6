import { dialog, item, route, type NavigationItem } from './navigation-item.ts';

/** The help menu (spec §2.3), and after its entries those of the keyboard. The classic portal is offered only to dealers, and never while impersonating (spec §6). */
export const HELP_MENU: readonly NavigationItem[] = [
  item('about', 'About', 'information-circle', dialog('about')),
  item('knowledge-base', 'Knowledge Base', 'book-open', { to: 'help' }),
  item('banner-settings', 'Banner Settings', 'megaphone', dialog('banner-settings'), {
    applications: [1],
    permissions: ['banner'],
  }),
  item(
    'classic-portal',
    'Classic dealer portal',
    'arrow-top-right-on-square',
    { to: 'classic' },
    { applications: [2], hiddenWhileImpersonating: true },
  ),
  item(
    'dealer-portal',
    'Dealer production portal',
    'arrow-top-right-on-square',
    { to: 'dealerPortal' },
    { permissions: ['stagesDealerURLFlag'] },
  ),
  item('resources', 'Resources', 'folder-open', route('/resources')),
  item('submit-bug', 'Submit A Bug', 'bug-ant', dialog('submit-bug'), { changes: true }),
  item('feedback', 'Provide Feedback', 'chat-bubble-left', dialog('feedback'), {
    changes: true,
  }),
  item('home/contact-us', 'Contact Us', 'envelope', route('/home/contact-us'), {
    applications: [2],
  }),
  item('home/product-roadmap', 'Product Roadmap', 'map', route('/home/product-roadmap'), {
    applications: [2],
  }),
  item('account-search', 'Search and actions', 'magnifying-glass', dialog('account-search'), {
    applications: [3],
  }),
  item('keys', 'Keyboard shortcuts', 'command-line', dialog('keys')),
];

/** The user menu (spec §2.3), the same for all people. */
export const USER_MENU: readonly NavigationItem[] = [
  item('user-account', 'User Account', 'user-circle', dialog('user-account')),
  item('log-out', 'Log Out', 'arrow-right-start-on-rectangle', { to: 'action', action: 'logOut' }),
  item('dark-mode', 'Dark Mode', 'moon', { to: 'action', action: 'darkMode' }),
];
