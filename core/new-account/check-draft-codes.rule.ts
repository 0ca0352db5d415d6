import { checkNewCode } from '../passcodes/check-new-code.rule.ts';
import type { KnownPlace, CodeFault } from '../passcodes/code-fault.rule.ts';
import { cleanNumber } from '../sites/check-number.rule.ts';
import type { AccountDraft } from './account-draft.schema.ts';

/** A code on its way, folded. */
export interface GivenCode {
  readonly code: string;
  /** The person was told that it is guessed easily, and wants it all the same. */
  readonly knowingly: boolean;
}

/** Under which name the duress code travels beside the passcodes. */
export const DURESS = 'duress';

/** What stands in the way of one code, or of all of them. */
export interface CodeProblem {
  /** Whose code it is; null for the list as a whole. */
  readonly id: string | null;
  readonly text: string;
  readonly tone: 'wrong' | 'missing';
  /** It may be had by whoever knows that. */
  readonly weak?: true;
}

const FAULTS: Readonly<Record<CodeFault, string>> = {
  accountNumber: 'is the account number, which is no secret',
  phone: 'stands in a phone number of the site',
  street: 'is the number of the street',
  sequence: 'is a sequence, which is tried first',
  repeated: 'is one character again and again',
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
 * What stands in the way of the spoken codes of a new account (domain guide 6.4 "Refused"). Every code is the writer's own, so
 * that here it may be said which two are alike.
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
    const name = isDuress ? holder : `The code of ${holder}`;
    if (given === undefined)
      return [{ id, text: `${name} has to be typed: codes are kept in no draft`, tone: 'missing' }];
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
      return [{ id, text: `${name} is guessed easily`, tone: 'wrong', weak: true }];
    return [
      {
        id,
        text: isDuress
          ? `${name} has to differ from every other code in two characters`
          : `${name} is too like another code of this account`,
        tone: 'wrong',
      },
    ];
  });
  const stopsAlarms = passcodes.some(({ authority, kind }) => kind === 'normal' && authority >= 1);
  return stopsAlarms
    ? problems
    : [{ id: null, text: 'A passcode of level 1 or more', tone: 'missing' }, ...problems];
};
