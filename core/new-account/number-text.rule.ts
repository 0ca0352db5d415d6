import type { NumberState } from '../sites/number-block.ts';

export interface NumberVerdict {
  readonly xmit: string;
  readonly state: NumberState;
  /** True if the number is in no number block of the branch, even if an account uses it. */
  readonly outside: boolean;
  /** The display name of the branch, for example `4473 Coast`. */
  readonly branch: string;
  /** The display text of the account that uses the number. Null when the caller may not see that account. */
  readonly owner: string | null;
}

/** The message when no free account number can be assigned automatically (domain guide 6.18 "Empty"). */
export const NO_NUMBER = 'No free account numbers';

/** The short label of each account-number state, shown beside the field. */
export const NUMBER_STATE_TEXT: Readonly<Record<NumberState, string>> = {
  free: 'Free',
  held: 'Held',
  inUse: 'In use',
  reserved: 'Reserved',
  outside: 'Outside',
};

/** Returns the explanation of an account-number state, shown under the field and in the review (domain guide 6.18). */
export const numberText = ({ branch, outside, owner, state, xmit }: NumberVerdict): string => {
  const block = `the block of ${branch}`;
  switch (state) {
    case 'free':
      return `${xmit} is available`;
    case 'held':
      return `${xmit} is held for another new account`;
    case 'reserved':
      return `${xmit} is reserved by the provider in ${block}`;
    case 'outside':
      return `${xmit} is outside ${block}`;
    case 'inUse': {
      const whose = owner === null ? 'is in use' : `belongs to ${owner}`;
      return `${xmit} ${whose}${outside ? `, and is outside ${block}` : ''}`;
    }
  }
};
