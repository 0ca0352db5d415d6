/** Returns true if a signal's zone is the panel itself and not a real zone (domain guide 7.1). */
export const isPanelZone = (zone: string | null): boolean => zone === null || /^0+$/.test(zone);
