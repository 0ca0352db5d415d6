/** Account passcode of every demo site but one; account numbers are the transmitter codes. */
export const DEMO_PASSCODE = 'HARBOR7';

/** The account nobody has claimed yet, for registration and for adding a site. */
export const UNCLAIMED = { accountNumber: 'HP1999', passcode: 'MOORING7' } as const;
