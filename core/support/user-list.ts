import { listShape } from '../lists/list-shape.ts';

/** People in Support: searched by words, ordered by what has an order (domain guide 6.17). */
export const USER_LIST = listShape({ name: 'users', sorts: ['name', 'application', 'lastLogin'] });

/** Headings of the list and of every file of it. */
export const USER_TITLES = {
  name: 'User',
  application: 'Application',
  groups: 'Groups',
  lastLogin: 'Last login',
  code: 'Code',
  signIn: 'Sign-in',
  username: 'Username',
  email: 'E-mail',
  phone: 'Phone',
} as const;
