/** The text shown on screens in place of a code of any length (domain guide 6.4 "Showing"). */
export const HIDDEN_CODE = '••••••';

/** How long a revealed code stays visible, in milliseconds (domain guide 6.4 "Showing"). */
export const REVEALED_MS = 20000;
