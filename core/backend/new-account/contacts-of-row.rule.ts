import { phoneParts } from '../../contacts/phone-parts.rule.ts';
import { type ContactForm, contactForm } from '../../contacts/contact-form.schema.ts';
import { CONTACT_RELATIONS } from '../../contacts/contact.ts';
import { nextEcvTurn } from '../../contacts/next-ecv-turn.rule.ts';
import type { AccountDraft } from '../../new-account/account-draft.schema.ts';
import { DURESS, type GivenCode } from '../../new-account/check-draft-codes.rule.ts';
import { SPREADSHEET_CONTACTS } from '../../new-account/spreadsheet-fields.rule.ts';
import { MASTER_AUTHORITY } from '../../passcodes/authority-rights.ts';
import { foldPasscode } from '../passcodes/fold-passcode.rule.ts';
import type { Reading } from './reading-of.rule.ts';

/** Parses a person's name in the form `Osei, Frank` or `Frank Osei`. */
const personOf = (name: string): Pick<ContactForm, 'firstName' | 'lastName'> => {
  const comma = /^([^,]*),(.*)$/.exec(name);
  const spaced = /^(.*)\s(\S+)$/.exec(name);
  const [lastName, firstName] =
    comma === null ? [spaced?.[2] ?? name, spaced?.[1] ?? ''] : [comma[1] ?? '', comma[2] ?? ''];
  return { lastName: lastName.trim() || null, firstName: firstName.trim() || null };
};

/**
 * Returns the call list that a row defines, in order. If the row does not set ECV turns, the group's setting applies
 * (domain guide 6.10 "ECV default").
 */
export const contactsOfRow = (
  { choice, level, text }: Reading,
  { ecvContacts, newId }: { readonly ecvContacts: number; readonly newId: () => string },
): AccountDraft['contacts'] => {
  const blank = contactForm.show(null);
  const contacts: AccountDraft['contacts'] = [];
  for (const num of SPREADSHEET_CONTACTS) {
    const name = text(`contact${num}Name`);
    const number = text(`contact${num}Phone`);
    const address = text(`contact${num}Email`);
    if (name === '' && number === '' && address === '') continue;
    const listed = contacts.map(({ ecvOrder }) => ({ ecvOrder, inherited: false }));
    const cellText = text(`contact${num}Ecv`);
    const turn =
      cellText === '' ? nextEcvTurn({ contacts: listed, ecvContacts }) : Number(cellText);
    contacts.push({
      ...(contactForm.read(blank) as ContactForm),
      ...(name !== '' && personOf(name)),
      id: newId(),
      ecvOrder: turn,
      authority: level(`contact${num}Level`, blank.authority),
      phones: number === '' ? [] : [{ ...phoneParts(number, ''), type: 'Cell', text: true }],
      emails: address === '' ? [] : [{ address, notify: false }],
      relation:
        text(`contact${num}Relation`) === ''
          ? null
          : choice(`contact${num}Relation`, CONTACT_RELATIONS, { before: CONTACT_RELATIONS[0] }),
    });
  }
  return contacts;
};

/** Returns a row's account passcode and duress code. The draft fields contain only the holders; the codes are in a separate map. */
export const codesOfRow = ({ level, text }: Reading, passcodeId: string) => {
  const [code, duressCode] = [text('code'), text('duressCode')];
  const holder = text('holder') || text('contact1Name');
  const passcode: AccountDraft['passcodes'][number] = {
    id: passcodeId,
    ofAccount: true,
    kind: 'normal',
    holder,
    authority: level('level', MASTER_AUTHORITY),
    validFrom: null,
    validUntil: null,
    hours: null,
  };
  const isDuress = duressCode !== '' || text('duressHolder') !== '';
  const given: readonly (readonly [string, string])[] = [
    [passcodeId, code],
    [DURESS, duressCode],
  ];
  return {
    passcodes: code === '' && text('holder') === '' ? [] : [passcode],
    duress: isDuress ? { holder: text('duressHolder') || holder } : null,
    codes: new Map<string, GivenCode>(
      given
        .filter(([, typed]) => typed !== '')
        .map(([id, typed]) => [id, { code: foldPasscode(typed), knowingly: false }]),
    ),
  };
};
