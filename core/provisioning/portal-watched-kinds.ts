import * as z from 'zod/mini';
import { contactForm, contactFormSchema } from '../contacts/contact-form.schema.ts';
import { passcodeForm, passcodeFormSchema } from '../passcodes/passcode-form.schema.ts';
import { spokenCodeSchema } from '../passcodes/spoken-code.schema.ts';
import { zoneForm, zoneFormSchema } from '../zones/zone-form.schema.ts';
import { identityOf } from '../zones/zone-identity.rule.ts';
import { choiceCell, numberCell, textCell } from '../forms/file-cell.rule.ts';
import { columnsWith, DEVICE, ofSite, SITE, text, yesNo } from './portal-columns.ts';
import { portalKind, type PortalValues, wordOf } from './portal-kind.ts';

/** The schema of a spoken code. Codes ignore case: they are stored and compared in uppercase. */
const code = z.nullable(spokenCodeSchema.check(z.toUpperCase()));

/** One sensor or point that a panel reports by number (domain guide 6.3). */
export const ZONE_KIND = portalKind({
  title: 'Zones',
  one: 'Zone',
  columns: columnsWith(
    {
      site: SITE,
      devNum: DEVICE,
      areaNum: { title: 'area', cell: numberCell },
      num: { title: 'zone', cell: textCell },
    },
    zoneForm,
  ),
  needs: ['site', 'zone'],
  blank: zoneForm.read(zoneForm.show(null)),
  schemas: [ofSite, zoneFormSchema],
  keyOf: ({ areaNum, devNum, num, signalCode }) =>
    identityOf({
      areaNum: Number(areaNum),
      devNum: Number(devNum),
      num: wordOf(num),
      signalCode: wordOf(signalCode).toUpperCase(),
    }),
  nameOf: ({ description, num }) => `${wordOf(num)} ${wordOf(description)}`.trim(),
});

const PASSCODE_KINDS = ['normal', 'technician', 'duress'] as const;

const contactName = ({ company, firstName, lastName }: PortalValues): string =>
  [firstName, lastName].map(wordOf).filter(Boolean).join(' ') || wordOf(company);

/** A person whom the monitoring center calls about a site. The record includes the person's PIN (domain guide 6.2). */
export const CONTACT_KIND = portalKind({
  title: 'Contacts',
  one: 'Contact',
  columns: {
    ...columnsWith({ site: SITE }, contactForm),
    pin: { cell: textCell, secret: true },
  },
  needs: ['site'],
  blank: { ...contactForm.read(contactForm.show(null)), phones: [], pin: null },
  schemas: [ofSite, contactFormSchema, z.object({ pin: code })],
  keyOf: ({ company, firstName, lastName }) =>
    [firstName, lastName, company].map((part) => wordOf(part).toLowerCase()).join('|'),
  nameOf: contactName,
});

/** A spoken code of a site (domain guide 6.4). Customers link themselves to the site with the account passcode. */
export const PASSCODE_KIND = portalKind({
  title: 'Passcodes',
  one: 'Passcode',
  columns: {
    ...columnsWith(
      { site: SITE, holder: text, kind: { cell: choiceCell(PASSCODE_KINDS) }, ofAccount: yesNo },
      passcodeForm,
    ),
    code: { cell: textCell, secret: true },
  },
  needs: ['site', 'holder'],
  blank: { ...passcodeForm.read(passcodeForm.show(null)), ofAccount: false, code: null },
  schemas: [
    ofSite,
    // The validity period of the duress code follows the same rules as that of other codes.
    z.pipe(
      z.transform((given: PortalValues) => ({
        ...given,
        kind: given['kind'] === 'duress' ? 'normal' : given['kind'],
      })),
      passcodeFormSchema,
    ),
    z.object({ kind: z.enum(PASSCODE_KINDS), ofAccount: z.boolean(), code }),
  ],
  // One holder may have both a passcode and the duress code, so the key contains the kind.
  keyOf: ({ holder, kind }) =>
    `${kind === 'duress' ? 'duress' : 'passcode'}/${wordOf(holder).toLowerCase()}`,
  nameOf: ({ holder }) => wordOf(holder),
});
