import { refusalOf } from '../refusal.ts';

/** The refusal for a username that another person has, or that looks like another person's username. */
export const TAKEN = refusalOf(
  'unacceptable',
  'usernameTaken',
  'This username is taken or too similar to one that is. Please choose another one.',
);

/** The refusal for a username that contains a dealer's number (spec §5). */
export const HOLDS_NUMBER = refusalOf(
  'unacceptable',
  'usernameHoldsDealerNumber',
  'The username must not contain your dealer number.',
);
