import type { NumberState } from '../sites/number-block.ts';

/** The result of checking a number for a draft. */
export interface NumberVerdict {
  readonly xmit: string;
  readonly state: NumberState;
  /** The number is in no block of the branch, even if an account uses it. */
  readonly outside: boolean;
  /** The branch as people call it, for example `4473 Coast`. */
  readonly branch: string;
  /** The account that uses the number, as text. Null when it is outside the caller's scope. */
  readonly owner: string | null;
}

/** The message when a number was to be assigned automatically and none is free (domain guide 6.18 "Empty"). */
export const NO_NUMBER = 'No free account numbers';

/** The short label of a number's state, shown beside the field. */
export const NUMBER_STATE_TEXT: Readonly<Record<NumberState, string>> = {
  free: 'Free',
  held: 'Held',
  inUse: 'In use',
  reserved: 'Reserved',
  outside: 'Outside',
};

/** Returns the explanation of a number's state, shown under the field and in the review (domain guide 6.18). */
export const numberText = ({ branch, outside, owner, state, xmit }: NumberVerdict): string => {
  const block = `the block of ${branch}`;
  switch (state) {
    case 'free':
      return `${xmit} is yours to use`;
    case 'held':
      return `${xmit} is held for another new account`;
    case 'reserved':
      return `${xmit} is kept back by the provider within ${block}`;
    case 'outside':
      return `${xmit} lies outside ${block}`;
    case 'inUse': {
      const whose = owner === null ? 'is in use' : `belongs to ${owner}`;
      return `${xmit} ${whose}${outside ? `, and lies outside ${block}` : ''}`;
    }
  }
};
