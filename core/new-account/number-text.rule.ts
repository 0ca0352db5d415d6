import type { NumberState } from '../sites/number-block.ts';

/** What was found out of a number for a draft. */
export interface NumberVerdict {
  readonly xmit: string;
  readonly state: NumberState;
  /** It lies in no block of the branch, whoever has it. */
  readonly outside: boolean;
  /** The branch as people call it, e.g. `4473 Coast`. */
  readonly branch: string;
  /** Whose it is, in words; null outside of the asker's scope. */
  readonly owner: string | null;
}

/** Said of whoever is given a number by itself where none is left (domain guide 6.18 "Empty"). */
export const NO_NUMBER = 'No free account numbers';

/** The state of a number in one word, beside the field. */
export const NUMBER_STATE_TEXT: Readonly<Record<NumberState, string>> = {
  free: 'Free',
  held: 'Held',
  inUse: 'In use',
  reserved: 'Reserved',
  outside: 'Outside',
};

/** What a number's state means, under the field and in the review (domain guide 6.18). */
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
