import { callableContacts, listWarnings } from '../contacts/list-warnings.rule.ts';
import type { CallContact } from '../contacts/contact.ts';
import { contactFormSchema } from '../contacts/contact-form.schema.ts';
import { readForm } from '../forms/read-form.schema.ts';
import { counted } from '../kernel/counted.rule.ts';
import { passcodeFormSchema } from '../passcodes/passcode-form.schema.ts';
import { zoneFormSchema } from '../zones/zone-form.schema.ts';
import { identityOf } from '../zones/zone-identity.rule.ts';
import type { AccountDraft } from './account-draft.schema.ts';
import { agreementForm, agreementFormSchema } from './premises-form.schema.ts';
import {
  type DraftProblem,
  checkAgencies,
  checkPremises,
  checkTransmitters,
  type Say,
} from './check-premises.rule.ts';
import { type GivenCode, checkDraftCodes } from './check-draft-codes.rule.ts';
import type { NumberVerdict } from './number-text.rule.ts';

/** Data that the draft checks need in addition to the draft. */
export interface DraftFacts {
  /** The check results, keyed by account number as stored. */
  readonly numbers: ReadonlyMap<string, NumberVerdict>;
  /** The normalized spoken codes, keyed by passcode id. The duress code has the id `duress`. */
  readonly codes: ReadonlyMap<string, GivenCode>;
  readonly hasAgreement: boolean;
  /** Groups that may own the account. */
  readonly branches: readonly number[];
  /** Today's date at the site. */
  readonly today: string;
}

/** Converts the contacts of a draft to the format that the call-list rules expect. */
export const draftContacts = ({
  contacts,
}: Pick<AccountDraft, 'contacts'>): readonly CallContact[] =>
  contacts.map((contact, at) => ({ ...contact, inherited: false, position: at + 1 }));

const checkContacts = (say: Say, draft: AccountDraft, today: string): void => {
  const list = draftContacts(draft);
  if (callableContacts(list, today).length === 0)
    say('contacts', null, 'A contact with a phone that can be called', 'missing');
  const policeCome = draft.agreement.plan.includes('Burglary');
  for (const { words } of listWarnings(list, { policeCome, today }))
    say('contacts', null, words, 'advice');
  draft.contacts.forEach((contact, at) => {
    const read = readForm(contactFormSchema, contact);
    if (!read.ok)
      say('contacts', null, `Contact ${at + 1}: ${Object.values(read.error).flat()[0] ?? ''}`);
  });
};

const checkZones = (say: Say, { transmitters, zones }: AccountDraft): void => {
  const devices = new Set(transmitters.map(({ devNum }) => devNum));
  const lost = zones.filter(({ devNum }) => !devices.has(devNum)).length;
  if (lost > 0) say('zones', null, `${counted(lost, 'zone')} of a deleted transmitter`);
  if (new Set(zones.map(identityOf)).size < zones.length)
    say('zones', null, 'Two zones have the same number, area and signal code');
  if (zones.length === 0)
    say(
      'zones',
      null,
      'No zones yet. Signals will be logged but nobody will act on them.',
      'advice',
    );
  const wrong = zones.filter((zone) => !readForm(zoneFormSchema, zone).ok);
  for (const { num } of wrong.slice(0, 3)) say('zones', null, `Zone ${num} is no longer valid`);
};

const checkWeeks = (say: Say, { areas, weeks }: AccountDraft): void => {
  const known = new Set(areas.map(({ num }) => num));
  if (weeks.some(({ areaNums }) => areaNums.some((num) => !known.has(num))))
    say('schedules', null, 'Some hours are for a deleted area');
};

const checkAgreement = (say: Say, { agreement }: AccountDraft, hasAgreement: boolean) => {
  const read = readForm(agreementFormSchema, agreementForm.read(agreement));
  if (!hasAgreement) say('agreement', 'agreement-document', 'The signed agreement', 'missing');
  if (read.ok) return read.value;
  const idOf = (field: string): string => `agreement-${field}`;
  for (const [field, [text = 'Refused']] of Object.entries(read.error))
    say('agreement', idOf(field), text, field === 'plan' ? 'missing' : 'wrong');
  return null;
};

/**
 * Checks a whole draft, with the same rules and messages on the screen and on the server (domain guide 6.18 "Review").
 * `account` is null while any problem other than advice remains.
 */
export const validateAccountDraft = (draft: AccountDraft, facts: DraftFacts) => {
  const problems: DraftProblem[] = [];
  const say: Say = (step, field, text, tone = 'wrong') =>
    void problems.push({ step, field, text, tone });
  const { branch } = draft;
  if (branch === null) say('account', 'account-branch', 'Choose a branch', 'missing');
  else if (!facts.branches.includes(branch))
    say('account', 'account-branch', 'This branch is no longer one of yours');
  const devices = checkTransmitters(say, draft, facts);
  const premises = checkPremises(say, draft);
  const { agencies, permits } = checkAgencies(say, draft);
  checkContacts(say, draft, facts.today);
  const passcodes = draft.passcodes.map((passcode) =>
    passcode.kind === 'technician' ? { ...passcode, authority: 0 } : passcode,
  );
  passcodes.forEach((passcode) => {
    const read = readForm(passcodeFormSchema, passcode);
    if (!read.ok)
      say('passcodes', null, `${passcode.holder}: ${Object.values(read.error).flat()[0] ?? ''}`);
  });
  for (const { text, tone } of checkDraftCodes(draft, facts)) say('passcodes', null, text, tone);
  checkZones(say, draft);
  checkWeeks(say, draft);
  const agreement = checkAgreement(say, draft, facts.hasAgreement);
  const stands = problems.every(({ tone }) => tone === 'advice');
  const account =
    stands && branch !== null && premises !== null && agreement !== null
      ? { branch, devices, premises, agencies, permits, passcodes, agreement }
      : null;
  return { problems, account };
};

/** The checked values of a draft without blocking problems. */
export type CheckedAccount = NonNullable<ReturnType<typeof validateAccountDraft>['account']>;

/** Counts the problems that prevent the creation of the account. */
export const countBlocking = (problems: readonly DraftProblem[]): number =>
  problems.filter(({ tone }) => tone !== 'advice').length;
