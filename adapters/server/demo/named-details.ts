import { DAY, HOUR } from './demo-time.ts';
import type { DemoSiteDetails } from './demo-world.ts';

/** Details of the sites in scenarios, keyed by the transmitter code of the first device. */
export const NAMED_DETAILS: Readonly<
  Record<string, (now: number) => Partial<Omit<DemoSiteDetails, 'siteNum' | 'devices'>>>
> = {
  HP1561: (now) => ({
    crossStreet: null,
    services: ['Burglary', 'Fire', 'Open/close supervision'],
    phones: [
      { kind: 'Call first', number: '413-555-0190' },
      { kind: 'Call second', number: '413-555-0191' },
    ],
    permits: [
      {
        type: 'Burglar alarm',
        number: 'P-4410',
        issuedDay: -356,
        expiresDay: 9,
        agency: 'City of Port Alder',
      },
    ],
    dispatchInstructions:
      'Press hall runs at night, Sunday to Thursday. Call the shift lead before police are sent, unless two areas report within a minute.',
    directions: 'Loading gate on the river side; the street door has no bell.',
    hazards: 'Solvents in the cellar; sprinklers are water only.',
    notes: [
      { text: 'The landlord checks the elevator shaft, not us.', expiresAt: null },
      {
        text: 'Scaffolding on the north wall; motion outside is expected.',
        expiresAt: now + 6 * DAY,
      },
      { text: 'Roof hatch open for painters.', expiresAt: now - 2 * HOUR },
    ],
  }),
  HP2210: () => ({
    crossStreet: 'Ferry Landing',
    subdivision: 'Fish Pier',
    services: ['Fire', 'Open/close supervision'],
    phones: [{ kind: 'Call first', number: '413-555-0192' }],
    permits: [
      {
        type: 'Fire alarm',
        number: 'P-2077',
        issuedDay: -120,
        expiresDay: 245,
        agency: 'Port Alder Fire Department',
      },
    ],
    dispatchInstructions:
      'Send fire first, then call. Ammonia plant: no one enters without the plant lead.',
    hazards: 'Ammonia refrigeration, sprinkler valve room 2.',
  }),
  HP1412: (now) => ({
    crossStreet: 'Beacon Street',
    services: ['Burglary', 'Fire', 'Video'],
    // Deliberately without a burglary permit.
    permits: [
      {
        type: 'Fire alarm',
        number: 'F-2207',
        issuedDay: -102,
        expiresDay: 263,
        agency: 'Port Alder Fire Department',
      },
    ],
    dispatchInstructions:
      'Call the superintendent before police are sent; he lives on the first floor.',
    notes: [{ text: 'New tenants are moving into 3B this week.', expiresAt: now + 4 * DAY }],
  }),
  HP1092: () => ({ services: ['Burglary', 'Fire', 'Open/close supervision', 'Video'] }),
};
