/** The names of preferences that are removed at sign-out (SECURITY.md §3, T12). All other preferences remain. */
export const PURGED_PREFERENCES: readonly string[] = ['recent-searches', 'help-use'];
