/** How far back an alarm or a history row can be opened, in milliseconds: 24 months including a leap day (domain guide 6.12). */
export const HISTORY_MS = 731 * 86400000;
