/** Names of what is kept while somebody is signed in and goes with them (SECURITY.md §3, T12); what is missing here outlives the sign-out. */
export const PURGED_PREFERENCES: readonly string[] = ['recent-searches', 'help-use'];
