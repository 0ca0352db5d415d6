import { checkNewCode } from '../passcodes/check-new-code.rule.ts';
import type { KnownPlace, CodeFault } from '../passcodes/code-fault.rule.ts';
import { cleanNumber } from '../sites/check-number.rule.ts';
import type { AccountDraft } from './account-draft.schema.ts';

/** A typed spoken code, normalized for comparison. */
export interface GivenCode {
  readonly code: string;
  /** True if the person was warned that the code is easy to guess and confirmed it anyway. */
  readonly knowingly: boolean;
}

/** The id that stands for the duress code among the passcode ids. */
export const DURESS = 'duress';

export interface CodeProblem {
  /** The id of the affected passcode. Null for a problem with the whole list. */
  readonly id: string | null;
  readonly text: string;
  readonly tone: 'wrong' | 'missing';
  /** True if the code is easy to guess. The person may confirm the warning and use the code. */
  readonly weak?: true;
}

const FAULTS: Readonly<Record<CodeFault, string>> = {
  accountNumber: 'is the account number, which isn’t secret',
  phone: 'is part of one of the site’s phone numbers',
  street: 'is the street number',
  sequence: 'is a sequence, which is easy to guess',
  repeated: 'is a single repeated character',
};

const placeOf = ({ contacts, premises, transmitters }: AccountDraft): KnownPlace => ({
  accountNumbers: transmitters.map(({ xmit }) => cleanNumber(xmit)).filter((xmit) => xmit !== ''),
  phones: [
    premises.premisesPhone,
    premises.callFirst,
    premises.callSecond,
    ...contacts.flatMap(({ phones }) => phones.map(({ number }) => number)),
  ].filter((phone) => phone.trim() !== ''),
  street: premises.street,
});

/**
 * Returns the problems of the spoken codes of a new account (domain guide 6.4 "Refused"). A message may name two codes
 * that are too similar, because the same person typed both codes.
 */
export const checkDraftCodes = (
  draft: AccountDraft,
  { codes }: { readonly codes: ReadonlyMap<string, GivenCode> },
): readonly CodeProblem[] => {
  const { duress, passcodes } = draft;
  const place = placeOf(draft);
  const wanted = [
    ...passcodes.map(({ holder, id }) => ({ id, holder, isDuress: false })),
    ...(duress === null ? [] : [{ id: DURESS, holder: 'The duress code', isDuress: true }]),
  ];
  const problems = wanted.flatMap(({ holder, id, isDuress }): readonly CodeProblem[] => {
    const given = codes.get(id);
    const name = isDuress ? holder : `${holder}’s code`;
    if (given === undefined)
      return [
        { id, text: `${name} must be typed again: drafts don’t store codes`, tone: 'missing' },
      ];
    const others = wanted.flatMap((other) => {
      const code = other.id === id ? undefined : codes.get(other.id)?.code;
      return code === undefined
        ? []
        : [{ isDuress: other.isDuress, code, isSame: code === given.code }];
    });
    const verdict = checkNewCode({ ...given, isDuress }, place, others);
    if (verdict.kind === 'fits') return [];
    if (verdict.kind === 'refused')
      return [{ id, text: `${name} ${FAULTS[verdict.why]}`, tone: 'wrong' }];
    if (verdict.kind === 'weak')
      return [{ id, text: `${name} is easy to guess`, tone: 'wrong', weak: true }];
    return [
      {
        id,
        text: isDuress
          ? `${name} must differ from every other code by at least two characters`
          : `${name} is too similar to another code of this account`,
        tone: 'wrong',
      },
    ];
  });
  const stopsAlarms = passcodes.some(({ authority, kind }) => kind === 'normal' && authority >= 1);
  return stopsAlarms
    ? problems
    : [
        { id: null, text: 'At least one passcode (level 1 or higher)', tone: 'missing' },
        ...problems,
      ];
};
