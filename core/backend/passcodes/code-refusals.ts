import type { CodeFault } from '../../passcodes/code-fault.rule.ts';
import type { CodeWeakness } from '../../passcodes/code-weakness.rule.ts';
import { refusalOf } from '../refusal.ts';

const unfit = (text: string) => refusalOf('unacceptable', 'codeRefused', text);

/** Refusals of codes that no person may use. */
export const FAULT_REFUSALS: Readonly<Record<CodeFault, ReturnType<typeof refusalOf>>> = {
  accountNumber: unfit('This is the account number, which is no secret. Choose another code.'),
  phone: unfit('These digits stand in a phone number of this site. Choose another code.'),
  street: unfit('This is the number of the street. Choose another code.'),
  sequence: unfit('This is a sequence, which is tried first. Choose another code.'),
  repeated: unfit('This is one character again and again. Choose another code.'),
};

const weak = (text: string) => refusalOf('unacceptable', 'codeWeak', text);

/** Refusals of weak codes. The user may confirm and use the code anyway. */
export const WEAKNESS_REFUSALS: Readonly<Record<CodeWeakness, ReturnType<typeof refusalOf>>> = {
  word: weak('This is a word that many people choose, so it is guessed easily.'),
  date: weak('This can be read as a date, so it is guessed easily.'),
};

/**
 * The refusal of a code that conflicts with any other code of the site. The refusal is the same for every conflict, so
 * that the duress code cannot be guessed.
 */
export const IN_USE = unfit('This code is already in use at this site. Choose another one.');

/** The refusal of a duress code that resembles another code. */
export const TOO_ALIKE = unfit(
  'This is too like another code of this site. A duress code differs from every other in two characters or more.',
);

/**
 * Returns the refusal of a duress code that cannot be compared with all other codes, because some are stored only as
 * hashes. `names` names those codes.
 */
export const notComparable = (names: readonly string[]) =>
  refusalOf(
    'unacceptable',
    'notComparable',
    `A duress code differs from every other in two characters or more, and ${names.join(', ')} on file can only be checked, not compared. Set ${names.length === 1 ? 'it' : 'them'} anew first, then the duress code.`,
  );

/** The refusal of restoring a code that cannot be decrypted and therefore cannot be compared with other codes. */
export const STAYS_REMOVED = refusalOf(
  'unacceptable',
  'codeUnreadable',
  'This code cannot be read any more and so not be compared with the others. It stays deleted; give a new one instead.',
);

/** The refusal of revealing a code whose key no longer exists or that is stored only as a hash. */
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
