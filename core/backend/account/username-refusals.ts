import { refusalOf } from '../refusal.ts';

/** Another person signs in with this username, or with one that looks like it. */
export const TAKEN = refusalOf(
  'unacceptable',
  'usernameTaken',
  'This username is taken, or looks like one that is. Please choose another one.',
);

/** The username would reveal a dealer's number (spec §5). */
export const HOLDS_NUMBER = refusalOf(
  'unacceptable',
  'usernameHoldsDealerNumber',
  'The username must not contain your dealer number.',
);
