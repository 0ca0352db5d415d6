/** A run of account numbers the provider gave to a dealer, or keeps for itself within one (domain guide 6.10, 6.18). */
export interface NumberBlock {
  /** The letters before the digits, e.g. `HP`. */
  readonly prefix: string;
  /** First and last number, both included. */
  readonly first: number;
  readonly last: number;
  /** `reserved`: the provider keeps these, though they lie in the dealer's block. */
  readonly kind: 'assigned' | 'reserved';
}

/** How much of a block is taken; a reserved number that is used counts as used. */
export interface BlockFigures {
  readonly used: number;
  readonly free: number;
  readonly reserved: number;
}

/** Whether a number may be had by an account of a group. */
export type NumberState = 'free' | 'held' | 'inUse' | 'reserved' | 'outside';
