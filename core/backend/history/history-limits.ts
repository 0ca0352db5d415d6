/** How far back an alarm or a row is found by its number, milliseconds: 24 months, the leap day included (domain guide 6.12). */
export const HISTORY_MS = 731 * 86400000;
