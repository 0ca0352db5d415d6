import { dayComplaint, isUnreadDay } from '../kernel/typed-day.rule.ts';
import type { FieldErrors } from '../forms/read-form.schema.ts';
import { readForm } from '../forms/read-form.schema.ts';
import type { AccountDraft } from './account-draft.schema.ts';
import {
  AGENCY_KINDS,
  agencyForm,
  agencyFormSchema,
  permitForm,
  permitFormSchema,
  premisesForm,
  premisesFormSchema,
  transmitterForm,
  transmitterFormSchema,
} from './premises-form.schema.ts';
import type { AccountStep } from './account-steps.ts';
import { type NumberVerdict, numberText } from './number-text.rule.ts';

/** A finding of the review of a draft: an error, a missing value or advice. */
export interface DraftProblem {
  readonly step: AccountStep;
  /** The id of the control with the problem. Null when the problem concerns the whole step. */
  readonly field: string | null;
  readonly tone: 'wrong' | 'missing' | 'advice';
  readonly text: string;
}

/** Called to add a finding to the review. */
export type Say = (
  step: AccountStep,
  field: string | null,
  text: string,
  tone?: DraftProblem['tone'],
) => void;

interface ErrorPlace {
  readonly idOf: (field: string) => string;
  readonly before?: string;
  /** Labels for fields whose error messages do not name the field. */
  readonly labels?: Readonly<Record<string, string>>;
}

const sayErrors = (
  say: Say,
  step: AccountStep,
  typed: Readonly<Record<string, unknown>>,
  errors: FieldErrors,
  { idOf, before, labels = {} }: ErrorPlace,
): void => {
  for (const [field, [text = 'Refused']] of Object.entries(errors)) {
    const isEmpty = typeof typed[field] === 'string' && typed[field].trim() === '';
    const label = labels[field];
    const names = [before, isEmpty ? undefined : label].filter((one) => one !== undefined);
    const named = names.length === 0 ? '' : `${names.join(', ')}: `;
    say(step, idOf(field), `${named}${text}`, isEmpty ? 'missing' : 'wrong');
  }
};

/** Checks that each transmitter of a draft is complete and has a free account number. */
export const checkTransmitters = (
  say: Say,
  { transmitters }: AccountDraft,
  { numbers }: { readonly numbers: ReadonlyMap<string, NumberVerdict> },
) => {
  if (transmitters.length === 0) say('account', null, 'Add a transmitter', 'missing');
  const seen = new Set<string>();
  return transmitters.flatMap((typed) => {
    const { devNum } = typed;
    const idOf = (field: string): string => `transmitter-${devNum}-${field}`;
    const read = readForm(transmitterFormSchema, transmitterForm.read(typed));
    const before = `Transmitter ${devNum}: `;
    if (!read.ok) {
      sayErrors(say, 'account', typed, read.error, { idOf, before: `Transmitter ${devNum}` });
      return [];
    }
    const { xmit } = read.value;
    const verdict = numbers.get(xmit);
    if (seen.has(xmit)) say('account', idOf('xmit'), `${before}${xmit} is entered twice`);
    else if (verdict === undefined)
      say('account', idOf('xmit'), `${before}${xmit} is being checked`);
    else if (verdict.state !== 'free')
      say('account', idOf('xmit'), `${before}${numberText(verdict)}`);
    seen.add(xmit);
    return [{ devNum, ...read.value }];
  });
};

/** Checks the address and details of the site, and recommends details that help responders. */
export const checkPremises = (say: Say, { premises }: AccountDraft) => {
  const read = readForm(premisesFormSchema, premisesForm.read(premises));
  const idOf = (field: string): string => `premises-${field}`;
  if (!read.ok) {
    sayErrors(say, 'premises', premises, read.error, { idOf, labels: premisesForm.labels });
    return null;
  }
  const { county, crossStreet, name, siteType } = read.value;
  if (crossStreet === null)
    say(
      'premises',
      'premises-crossStreet',
      'No cross street: it helps responders find the site',
      'advice',
    );
  if (county === null)
    say(
      'premises',
      'premises-county',
      'No county or municipality: it decides who responds',
      'advice',
    );
  if (siteType === 'Residential' && !name.includes(','))
    say(
      'premises',
      'premises-name',
      'Enter a home’s name as Last, First, as on the agreement',
      'advice',
    );
  return read.value;
};

/** Checks the agencies that may be dispatched and the city permits. */
export const checkAgencies = (say: Say, { agencies, permits }: AccountDraft) => {
  const named = AGENCY_KINDS.flatMap((kind) => {
    const read = readForm(agencyFormSchema, agencyForm.read(agencies[kind]));
    const idOf = (field: string): string => `agency-${kind}-${field}`;
    if (!read.ok) {
      sayErrors(say, 'agencies', agencies[kind], read.error, { idOf, before: kind });
      return [];
    }
    const { name, phone } = read.value;
    if (name === null && phone !== null)
      say('agencies', idOf('name'), `${kind}: enter a name for the number`);
    return name === null ? [] : [{ kind, name, phone }];
  });
  if (named.length === 0)
    say('agencies', 'agency-Police-name', 'No police, fire or medical agency on file', 'advice');
  const licences = permits.flatMap((typed, at) => {
    const read = readForm(permitFormSchema, permitForm.read(typed));
    const idOf = (field: string): string => `permit-${typed.id}-${field}`;
    if (read.ok) return [{ id: typed.id, ...read.value }];
    const days = (['issued', 'expires'] as const).filter((field) => isUnreadDay(typed[field]));
    const said = Object.fromEntries(days.map((field) => [field, [dayComplaint(typed[field])]]));
    sayErrors(
      say,
      'agencies',
      typed,
      { ...read.error, ...said },
      { idOf, before: `Permit ${at + 1}`, labels: { issued: 'Issued', expires: 'Expires' } },
    );
    return [];
  });
  return { agencies: named, permits: licences };
};
