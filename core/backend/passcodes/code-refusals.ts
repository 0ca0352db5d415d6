import type { CodeFault } from '../../passcodes/code-fault.rule.ts';
import type { CodeWeakness } from '../../passcodes/code-weakness.rule.ts';
import { refusalOf } from '../refusal.ts';

const unfit = (text: string) => refusalOf('unacceptable', 'codeRefused', text);

/** Why a code is nobody's to have. */
export const FAULT_REFUSALS: Readonly<Record<CodeFault, ReturnType<typeof refusalOf>>> = {
  accountNumber: unfit('This is the account number, which is no secret. Choose another code.'),
  phone: unfit('These digits stand in a phone number of this site. Choose another code.'),
  street: unfit('This is the number of the street. Choose another code.'),
  sequence: unfit('This is a sequence, which is tried first. Choose another code.'),
  repeated: unfit('This is one character again and again. Choose another code.'),
};

const weak = (text: string) => refusalOf('unacceptable', 'codeWeak', text);

/** Said once; who knows it may have the code all the same. */
export const WEAKNESS_REFUSALS: Readonly<Record<CodeWeakness, ReturnType<typeof refusalOf>>> = {
  word: weak('This is a word that many people choose, so it is guessed easily.'),
  date: weak('This can be read as a date, so it is guessed easily.'),
};

/** The one answer to a code that another one at the site stands in the way of, whichever that is: the duress code must not be found by trial. */
export const IN_USE = unfit('This code is already in use at this site. Choose another one.');

/** To who sets the duress code. */
export const TOO_ALIKE = unfit(
  'This is too like another code of this site. A duress code differs from every other in two characters or more.',
);

/** Of some codes there is only a check, so nobody can say how far the duress code is from them; which they are is no secret. */
export const notComparable = (names: readonly string[]) =>
  refusalOf(
    'unacceptable',
    'notComparable',
    `A duress code differs from every other in two characters or more, and ${names.join(', ')} on file can only be checked, not compared. Set ${names.length === 1 ? 'it' : 'them'} anew first, then the duress code.`,
  );

/** Nobody can say whether another code is the same by now. */
export const STAYS_REMOVED = refusalOf(
  'unacceptable',
  'codeUnreadable',
  'This code cannot be read any more and so not be compared with the others. It stays deleted; give a new one instead.',
);

/** Sealed under a key that is gone, or known by its hash alone. */
export const UNREADABLE = refusalOf(
  'unacceptable',
  'codeUnreadable',
  'This code cannot be shown. Set it anew to reveal it.',
);

export const LAST_CODE = refusalOf(
  'unacceptable',
  'lastCode',
  'This is the last code that can stop an alarm. Give somebody else one of level 1 or more first.',
);

export const LAST_MASTER = refusalOf(
  'unacceptable',
  'lastMaster',
  'This is the last master code. Give somebody else level 5 first.',
);

export const ACCOUNT_STAYS = refusalOf(
  'unacceptable',
  'accountPasscode',
  'Customers register with the account passcode, so it is not deleted and is no Tech ID. Set it anew instead.',
);

export const HAS_ACCOUNT = refusalOf(
  'unacceptable',
  'accountPasscode',
  'This site has an account passcode already. Set that one anew instead.',
);

export const ID_TAKEN = refusalOf(
  'conflict',
  'idTaken',
  'This could not be added. Close the form and open it again.',
);
