import { foldText } from '../kernel/fold-text.rule.ts';
import { AGENCY_KINDS, premisesForm } from './premises-form.schema.ts';

/** The numbers of the contacts in one row. A row has columns for at most three contacts. */
export const SPREADSHEET_CONTACTS = [1, 2, 3] as const;
type ContactNumber = (typeof SPREADSHEET_CONTACTS)[number];

interface Heading {
  readonly title: string;
  /** Alternative headings for this field, in normalized form. */
  readonly also?: readonly string[];
}

const PREMISES_ALSO: Partial<
  Readonly<Record<keyof typeof premisesForm.labels, readonly string[]>>
> = {
  siteType: ['site type', 'type', 'account type'],
  name: ['site name', 'account name', 'customer', 'customer name', 'subscriber'],
  street: ['address', 'address 1', 'street address'],
  unit: ['suite', 'apartment', 'apt', 'address 2'],
  city: ['town'],
  region: ['state/province', 'province', 'region'],
  postalCode: ['zip', 'zip code', 'postcode', 'postal'],
  county: ['county', 'municipality'],
  crossStreet: ['nearest cross street'],
  timeZone: ['timezone'],
  premisesPhone: ['phone', 'site phone'],
};

type PremisesField = keyof typeof premisesForm.labels;
const premises = Object.fromEntries(
  Object.entries(premisesForm.labels).map(([field, title]) => [
    field,
    { title, also: PREMISES_ALSO[field as PremisesField] ?? [] },
  ]),
) as Readonly<Record<PremisesField, Heading>>;

type AgencyField = Lowercase<(typeof AGENCY_KINDS)[number]>;
const agencies = Object.fromEntries(
  AGENCY_KINDS.flatMap((kind) => [
    [kind.toLowerCase(), { title: kind, also: [`${kind.toLowerCase()} department`] }],
    [`${kind.toLowerCase()}Phone`, { title: `${kind} phone` }],
  ]),
) as Readonly<Record<AgencyField | `${AgencyField}Phone`, Heading>>;

const CONTACT_TITLES = {
  Name: 'name',
  Phone: 'phone',
  Email: 'email',
  Relation: 'relation',
  Level: 'level',
  Ecv: 'ECV',
} as const;
type ContactField = `contact${ContactNumber}${keyof typeof CONTACT_TITLES}`;
const contacts = Object.fromEntries<Heading>(
  SPREADSHEET_CONTACTS.flatMap((num) =>
    Object.entries(CONTACT_TITLES).map(([part, title]) => [
      `contact${num}${part}`,
      {
        title: `Contact ${num} ${title}`,
        also: [
          ...(num === 1 ? [`contact ${foldText(title)}`] : []),
          ...(num === 1 && part === 'Name' ? ['contact'] : []),
          // Older sheets spell email with a hyphen.
          ...(part === 'Email' ? [`contact ${num} e-mail`, 'contact e-mail'] : []),
        ],
      },
    ]),
  ),
) as Readonly<Record<ContactField, Heading>>;

const HEADINGS = {
  branch: { title: 'Branch', also: ['group', 'site group', 'account group'] },
  xmit: {
    title: 'Account number',
    also: ['account', 'transmitter', 'transmitter number', 'xmit', 'csid', 'account no'],
  },
  xmit2: { title: 'Account number 2', also: ['transmitter 2', 'transmitter number 2', 'xmit 2'] },
  receiver: { title: 'Receiver' },
  format: { title: 'Format' },
  deviceType: { title: 'Device type', also: ['device', 'panel type'] },
  path: { title: 'Path', also: ['communication path'] },
  ...premises,
  ...agencies,
  permit: { title: 'Permit number', also: ['permit'] },
  permitType: { title: 'Permit type' },
  permitIssued: { title: 'Permit issued' },
  permitExpires: { title: 'Permit expires' },
  permitAgency: { title: 'Permit agency' },
  ...contacts,
  holder: { title: 'Passcode holder', also: ['holder'] },
  level: { title: 'Passcode level', also: ['authority', 'passcode authority'] },
  code: { title: 'Passcode', also: ['code word', 'password'] },
  duressHolder: { title: 'Duress holder' },
  duressCode: { title: 'Duress code', also: ['duress'] },
  plan: { title: 'Services', also: ['service', 'service plan', 'plan'] },
  billingNote: { title: 'Billing start' },
  testHours: { title: 'Test hours' },
  dispatchInstructions: { title: 'Dispatch instructions' },
  note: { title: 'Note', also: ['notes'] },
} as const satisfies Readonly<Record<string, Heading>>;

export type SpreadsheetField = keyof typeof HEADINGS;

const isField = (text: string): text is SpreadsheetField => Object.hasOwn(HEADINGS, text);

/** All fields, in display and export order. */
export const SPREADSHEET_FIELDS: readonly SpreadsheetField[] =
  Object.keys(HEADINGS).filter(isField);

/** The fields that contain spoken codes. Their values are stored encrypted and never appear in a list or a file (domain guide 5.7). */
export const SPREADSHEET_SECRETS: ReadonlySet<SpreadsheetField> = new Set<SpreadsheetField>([
  'code',
  'duressCode',
]);

/** Returns the title of a field, which is also its column heading. */
export const spreadsheetTitle = (field: SpreadsheetField): string => HEADINGS[field].title;

const folded = (text: string): string =>
  foldText(text)
    .replaceAll(/[\s_]+/g, ' ')
    .trim();

const BY_NAME: ReadonlyMap<string, SpreadsheetField> = new Map(
  SPREADSHEET_FIELDS.toReversed().flatMap(
    (field): readonly (readonly [string, SpreadsheetField])[] => {
      const { title, also = [] }: Heading = HEADINGS[field];
      return [title, ...also].map((name) => [folded(name), field]);
    },
  ),
);

/** Returns the field that a heading names, or null for an unknown heading. */
export const fieldOfHeading = (heading: string): SpreadsheetField | null =>
  BY_NAME.get(folded(heading.replace(/^'/, ''))) ?? null;
