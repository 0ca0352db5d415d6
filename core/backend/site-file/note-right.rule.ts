/**
 * Returns which notes a user may write. Site editors write any note, and technicians (the right to test) write temporary
 * notes (domain guide 6.11 "Notes", 3 "Tech ID").
 */
export const noteRight = (permissions: readonly string[]): 'all' | 'temporary' | 'none' => {
  if (permissions.includes('siteEdit')) return 'all';
  return permissions.includes('noActionEdit') ? 'temporary' : 'none';
};
