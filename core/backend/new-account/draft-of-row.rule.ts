import { CONTACT_LANGUAGES } from '../../contacts/contact-text.ts';
import { cutNumberText, isCutNumber } from '../../kernel/cut-number-text.rule.ts';
import {
  type AccountDraft,
  emptyDraft,
  newTransmitter,
} from '../../new-account/account-draft.schema.ts';
import { permitForm } from '../../new-account/premises-form.schema.ts';
import type { SpreadsheetCells } from '../../new-account/spreadsheet.schema.ts';
import { beginFrom } from '../../new-account/begin-from.rule.ts';
import type { GivenCode } from '../../new-account/check-draft-codes.rule.ts';
import { readTimeZone } from '../../kernel/read-time-zone.rule.ts';
import { cellDay } from './cell-day.rule.ts';
import {
  SPREADSHEET_SECRETS,
  spreadsheetTitle,
} from '../../new-account/spreadsheet-fields.rule.ts';
import { TEST_HOURS } from '../../new-account/new-account-limits.ts';
import type { AccountBranch } from '../../new-account/stored-account-draft.schema.ts';
import type { SiteTemplateContent } from '../../sites/site-template.schema.ts';
import { hasLostZeros, MAY_LACK_ZEROS, readZip } from '../../sites/read-zip.rule.ts';
import { DEVICE_TYPES, PATH_KINDS, PLAN_SERVICES, SITE_TYPES } from '../../sites/site-types.ts';
import { FORMAT_NAMES, ZONE_FORMATS } from '../../zones/zone-kinds.ts';
import { type Complain, type Reading, readingOf, sameWord } from './reading-of.rule.ts';
import { codesOfRow, contactsOfRow } from './contacts-of-row.rule.ts';

/** A spreadsheet row converted to a draft, not validated yet. */
export interface RowDraft {
  readonly draft: AccountDraft;
  /** Folded codes by the id of their passcode. A draft itself contains no codes. */
  readonly codes: ReadonlyMap<string, GivenCode>;
  /** Messages about cells with unknown values. */
  readonly problems: readonly string[];
}

/** The choices for the whole spreadsheet. */
export interface SpreadsheetContext {
  /** Groups that may own a new account. */
  readonly branches: readonly AccountBranch[];
  /** Number of the branch for rows that name no branch; null if none was chosen. */
  readonly branch: number | null;
  readonly template: { readonly name: string; readonly content: SiteTemplateContent } | null;
  readonly newId: () => string;
  /** True if a spreadsheet program removed leading zeros from any row. */
  readonly lostZeros: boolean;
}

/** Checks for signs that a spreadsheet program removed leading zeros from a row's numbers. */
export const rowLostZeros = ({
  postalCode = '',
  region = '',
  ...cells
}: SpreadsheetCells): boolean =>
  hasLostZeros(postalCode, region) || Object.values(cells).some(isCutNumber);

const branchOf = (text: string, { branch, branches }: SpreadsheetContext, complain: Complain) => {
  if (text === '') return branch;
  const found = branches.find(
    ({ name, siteGroupNum }) =>
      String(siteGroupNum) === text ||
      sameWord(name, text) ||
      sameWord(`${siteGroupNum} ${name}`, text),
  );
  if (found === undefined) complain(`${text} is not one of your branches`);
  return found?.siteGroupNum ?? null;
};

const transmittersOf = (
  { choice, text }: Reading,
  { transmitters }: AccountDraft,
): AccountDraft['transmitters'] => {
  const [first = newTransmitter(1), second, ...more] = transmitters;
  const one = {
    ...first,
    xmit: text('xmit'),
    receiver: text('receiver'),
    format: choice('format', ZONE_FORMATS, { names: FORMAT_NAMES, before: first.format }),
    deviceType: choice('deviceType', DEVICE_TYPES, { before: first.deviceType }),
    path: choice('path', PATH_KINDS, { before: first.path }),
  };
  const xmit = text('xmit2');
  if (second === undefined && xmit === '') return [one];
  return [one, { ...(second ?? newTransmitter(2)), xmit }, ...more];
};

/** Parses a time zone by its name, an older name, or a description. */
const zoneOf = ({ complain, text }: Reading, before: string): string => {
  const typedZone = text('timeZone');
  if (typedZone === '') return before;
  const found = readTimeZone(typedZone);
  if (found === null) complain(`${typedZone} is not a time zone; use one like America/Detroit`);
  return found ?? before;
};

const premisesOf = (
  reading: Reading,
  before: AccountDraft['premises'],
): AccountDraft['premises'] => {
  const { choice, text } = reading;
  return {
    name: text('name'),
    street: text('street'),
    unit: text('unit'),
    city: text('city'),
    region: text('region'),
    postalCode: text('postalCode'),
    county: text('county'),
    crossStreet: text('crossStreet'),
    subdivision: text('subdivision'),
    premisesPhone: text('premisesPhone'),
    callFirst: text('callFirst'),
    callSecond: text('callSecond'),
    siteType: choice('siteType', SITE_TYPES, { before: before.siteType }),
    timeZone: zoneOf(reading, before.timeZone),
    language: choice('language', Object.keys(CONTACT_LANGUAGES), {
      names: CONTACT_LANGUAGES,
      before: before.language,
    }),
  };
};

const agenciesOf = ({ text }: Reading): AccountDraft['agencies'] => ({
  Police: { name: text('police'), phone: text('policePhone') },
  Fire: { name: text('fire'), phone: text('firePhone') },
  Medical: { name: text('medical'), phone: text('medicalPhone') },
  Guard: { name: text('guard'), phone: text('guardPhone') },
});

const permitsOf = ({ choice, text }: Reading, newId: () => string): AccountDraft['permits'] => {
  const number = text('permit');
  if (number === '') return [];
  const { type } = permitForm.show(null);
  // A text that is no day stays for the person to correct.
  const day = (field: 'permitIssued' | 'permitExpires'): string =>
    cellDay(text(field)) ?? text(field);
  return [
    {
      id: newId(),
      number,
      agency: text('permitAgency'),
      issued: day('permitIssued'),
      expires: day('permitExpires'),
      type: choice('permitType', permitForm.draft.type.options, { before: type }),
    },
  ];
};

const agreementOf = (
  { choice, text }: Reading,
  before: AccountDraft['agreement'],
  complain: Complain,
): AccountDraft['agreement'] => {
  const services = text('plan')
    .split(/[;,|+]/)
    .map((service) => service.trim())
    .filter((service) => service !== '');
  const known = (service: string) => PLAN_SERVICES.find((one) => sameWord(one, service));
  const unknown = services.find((service) => known(service) === undefined);
  if (unknown !== undefined) complain(`${unknown} is not a service`);
  const named = new Set(services.map(known));
  return {
    plan: services.length === 0 ? before.plan : PLAN_SERVICES.filter((one) => named.has(one)),
    testHours: choice('testHours', TEST_HOURS, { before: before.testHours }),
    billingNote: text('billingNote'),
    note: text('note'),
    dispatchInstructions: text('dispatchInstructions'),
  };
};

/** Converts a spreadsheet row to a draft, which is validated like any other draft (domain guide 6.18 "Bulk create"). */
export const draftOfRow = (cells: SpreadsheetCells, context: SpreadsheetContext): RowDraft => {
  const { branches, newId, template } = context;
  const problems: string[] = [];
  const complain = (problem: string): void => void problems.push(problem);
  for (const cell of Object.values(cells)) if (isCutNumber(cell)) complain(cutNumberText(cell));
  const read = readingOf(cells, complain);
  const [region, postalCode] = [read.text('region'), read.text('postalCode')];
  const zip = readZip(postalCode, region);
  if (!zip.ok) complain(zip.error);
  if (context.lostZeros)
    for (const field of SPREADSHEET_SECRETS)
      // Only a number without a leading zero may have lost its leading zeros.
      if (/^[1-9]\d*$/.test(read.text(field)))
        complain(`${spreadsheetTitle(field)} ${MAY_LACK_ZEROS}`);
  const branch = branchOf(read.text('branch'), context, complain);
  const own = branches.find(({ siteGroupNum }) => siteGroupNum === branch);
  const blank = emptyDraft(branch, own?.timeZone);
  const begun =
    template === null ? blank : beginFrom(blank, template.content, { from: template.name, newId });
  const { codes, ...people } = codesOfRow(read, newId());
  const draft: AccountDraft = {
    ...begun,
    ...people,
    transmitters: transmittersOf(read, begun),
    premises: {
      ...premisesOf(read, begun.premises),
      postalCode: zip.ok ? zip.value : postalCode,
    },
    agencies: agenciesOf(read),
    permits: permitsOf(read, newId),
    contacts: contactsOfRow(read, { newId, ecvContacts: own?.ecvContacts ?? 0 }),
    agreement: agreementOf(read, begun.agreement, complain),
  };
  return { draft, codes, problems };
};
