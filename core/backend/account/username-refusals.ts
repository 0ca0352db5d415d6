import { refusalOf } from '../refusal.ts';

/** Somebody else signs in by it, or by one that looks like it. */
export const TAKEN = refusalOf(
  'unacceptable',
  'usernameTaken',
  'This username is taken, or looks like one that is. Please choose another one.',
);

/** It would give a dealer's number away (spec §5). */
export const HOLDS_NUMBER = refusalOf(
  'unacceptable',
  'usernameHoldsDealerNumber',
  'The username must not contain your dealer number.',
);
