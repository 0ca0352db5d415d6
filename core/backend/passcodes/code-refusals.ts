import type { CodeFault } from '../../passcodes/code-fault.rule.ts';
import type { CodeWeakness } from '../../passcodes/code-weakness.rule.ts';
import { refusalOf } from '../refusal.ts';

const unfit = (text: string) => refusalOf('unacceptable', 'codeRefused', text);

/** Refusals of codes that no person may use. */
export const FAULT_REFUSALS: Readonly<Record<CodeFault, ReturnType<typeof refusalOf>>> = {
  accountNumber: unfit('This is the account number, which isn’t secret. Choose another code.'),
  phone: unfit('These digits are part of one of the site’s phone numbers. Choose another code.'),
  street: unfit('This is the street number. Choose another code.'),
  sequence: unfit('This is a sequence, which is easy to guess. Choose another code.'),
  repeated: unfit('This is a single repeated character. Choose another code.'),
};

const weak = (text: string) => refusalOf('unacceptable', 'codeWeak', text);

/** Refusals of weak codes. The user may confirm and use the code anyway. */
export const WEAKNESS_REFUSALS: Readonly<Record<CodeWeakness, ReturnType<typeof refusalOf>>> = {
  word: weak('Many people choose this word, so it is easy to guess.'),
  date: weak('This looks like a date, so it is easy to guess.'),
};

/**
 * The refusal of a code that conflicts with any other code of the site. The refusal is the same for every conflict, so
 * that the duress code cannot be guessed.
 */
export const IN_USE = unfit('This code is already in use at this site. Choose another one.');

/** The refusal of a duress code that resembles another code. */
export const TOO_ALIKE = unfit(
  'This is too similar to another code at this site. A duress code must differ from every other code by at least two characters.',
);

/**
 * Returns the refusal of a duress code that cannot be compared with all other codes, because some are stored only as
 * hashes. `names` names those codes.
 */
export const notComparable = (names: readonly string[]) =>
  refusalOf(
    'unacceptable',
    'notComparable',
    `A duress code must differ from every other code by at least two characters, and ${names.join(', ')} can’t be compared. Change ${names.length === 1 ? 'it' : 'them'} first, then set the duress code.`,
  );

/** The refusal of restoring a code that cannot be decrypted and therefore cannot be compared with other codes. */
export const STAYS_REMOVED = refusalOf(
  'unacceptable',
  'codeUnreadable',
  'This code can no longer be read, so it can’t be compared with the others. It stays deleted; add a new one instead.',
);

/** The refusal of revealing a code whose key no longer exists or that is stored only as a hash. */
export const UNREADABLE = refusalOf(
  'unacceptable',
  'codeUnreadable',
  'This code can’t be shown. Set a new one to see it.',
);

export const LAST_CODE = refusalOf(
  'unacceptable',
  'lastCode',
  'This is the last code that can cancel an alarm. First give someone else a code of level 1 or higher.',
);

export const LAST_MASTER = refusalOf(
  'unacceptable',
  'lastMaster',
  'This is the last master code. First give someone else level 5.',
);

export const ACCOUNT_STAYS = refusalOf(
  'unacceptable',
  'accountPasscode',
  'Customers register with the account passcode, so it can’t be deleted or made a Tech ID. Change it instead.',
);

export const HAS_ACCOUNT = refusalOf(
  'unacceptable',
  'accountPasscode',
  'This site already has an account passcode. Change that one instead.',
);

export const ID_TAKEN = refusalOf(
  'conflict',
  'idTaken',
  'This couldn’t be added. Close the form and open it again.',
);
