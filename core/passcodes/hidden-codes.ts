/** How a code on file stands on every screen, however long it is (domain guide 6.4 "Showing"). */
export const HIDDEN_CODE = '••••••';

/** So long a revealed code stays, milliseconds (domain guide 6.4 "Showing"). */
export const REVEALED_MS = 20000;
