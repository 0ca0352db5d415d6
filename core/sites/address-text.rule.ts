/** Returns an address for the screen: state and postal code stay in one line. */
export const addressText = (address: string): string => address.replace(/ (?=\S+$)/, '\u00A0');
