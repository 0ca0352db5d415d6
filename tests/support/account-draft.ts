import { randomUUID } from 'node:crypto';
import { type ContactForm, contactForm } from '#core/contacts/contact-form.schema.ts';
import {
  type AccountDraft,
  emptyDraft,
  newTransmitter,
} from '#core/new-account/account-draft.schema.ts';
import { ZONE_TEMPLATES } from '#core/zones/zone-template-list.ts';

/** The id of the master passcode in a complete draft. */
export const MASTER = '00000000-0000-4000-8000-00000000c0de';
export const MASTER_CODE = 'LANTERN9';

const somebody = (lastName: string, number: string): AccountDraft['contacts'][number] => ({
  ...(contactForm.read(contactForm.show(null)) as ContactForm),
  id: randomUUID(),
  firstName: 'Dana',
  lastName,
  authority: 5,
  phones: [{ number, type: 'Cell', ext: null, text: true }],
});

/** Returns a complete account draft, except for account number and agreement. */
export const wholeDraft = (
  branch: number,
  xmit: string,
  change: Partial<AccountDraft> = {},
): AccountDraft => {
  const blank = emptyDraft(branch);
  return {
    ...blank,
    transmitters: [{ ...newTransmitter(1), xmit, receiver: 'Receiver 2, line 4' }],
    premises: {
      ...blank.premises,
      name: 'Pier Nine Brewing',
      siteType: 'Commercial security',
      street: '9 Pier Road',
      city: 'Port Alder',
      region: 'ME',
      postalCode: '04101',
      county: 'Alder County',
      crossStreet: 'Wharf Street',
      premisesPhone: '207-555-0181',
      callFirst: '207-555-0182',
    },
    agencies: {
      ...blank.agencies,
      Police: { name: 'Port Alder Police', phone: '860-555-0110' },
    },
    permits: [
      {
        id: randomUUID(),
        type: 'Burglar alarm',
        number: 'P-1204',
        issued: '2026-01-01',
        expires: '',
        agency: 'City of Port Alder',
      },
    ],
    contacts: [somebody('Osei', '207-555-0183'), somebody('Reyes', '207-555-0184')],
    passcodes: [
      {
        id: MASTER,
        ofAccount: true,
        holder: 'Frank Osei',
        kind: 'normal',
        authority: 5,
        validFrom: null,
        validUntil: null,
        hours: null,
      },
    ],
    areas: [{ devNum: 1, num: 1, name: 'Taproom' }],
    zones: (ZONE_TEMPLATES[1]?.zones ?? []).map((zone) => ({
      ...zone,
      id: randomUUID(),
      devNum: 1,
      areaNum: 1,
    })),
    weeks: [
      {
        id: randomUUID(),
        areaNums: [],
        entries: [
          {
            weekdays: [1, 2, 3, 4, 5],
            opensAt: 540,
            closesAt: 1080,
            windowBefore: 15,
            windowAfter: 15,
            mustOpen: false,
            mustClose: true,
          },
        ],
      },
    ],
    agreement: { ...blank.agreement, plan: ['Burglary', 'Fire'], billingNote: 'First of May' },
    ...change,
  };
};
