/** Returns true if a signal names the panel itself instead of one of its zones (domain guide 7.1). */
export const isPanelZone = (zone: string | null): boolean => zone === null || /^0+$/.test(zone);
