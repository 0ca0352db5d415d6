import type { ListedPasscode, SitePasscodes } from '#core/passcodes/site-passcodes.schema.ts';

/** Returns a level 4 passcode that is always valid, plus the given changes. */
export const listedPasscode = (change: Partial<ListedPasscode> = {}): ListedPasscode => ({
  id: 'p-1',
  rev: 1,
  changedBy: null,
  changedAt: null,
  holder: 'Luis Romero',
  kind: 'normal',
  authority: 4,
  validFrom: null,
  validUntil: null,
  hours: null,
  ofAccount: false,
  canReveal: true,
  lastVerifiedAt: null,
  ...change,
});

/** Returns a site's codes as in an API response: one passcode, one PIN, a contact without a PIN, and no duress code. */
export const sitePasscodesOf = (change: Partial<SitePasscodes> = {}): SitePasscodes => ({
  siteNum: 7,
  timeZone: 'America/New_York',
  asOf: '2026-03-12T18:08:00.000Z',
  today: '2026-03-12',
  passcodes: [listedPasscode()],
  pins: [
    {
      contactId: 'c-1',
      rev: 3,
      changedBy: null,
      changedAt: null,
      name: 'Carla Benson',
      relation: 'Owner',
      authority: 5,
      state: 'Active',
      lastVerifiedAt: null,
    },
  ],
  withoutPin: [{ contactId: 'c-2', name: 'Lee Park' }],
  lastReveal: null,
  duress: { isSet: false, rev: 0, changedBy: null, changedAt: null, holder: null },
  ...change,
});
