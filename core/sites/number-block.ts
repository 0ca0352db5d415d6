/** A range of account numbers that the provider assigned to a dealer, or reserves within one (domain guide 6.10, 6.18). */
export interface NumberBlock {
  /** The letters before the digits, for example `HP`. */
  readonly prefix: string;
  /** The first and last number, both included. */
  readonly first: number;
  readonly last: number;
  /** `reserved`: the provider reserves these numbers within the dealer's block. */
  readonly kind: 'assigned' | 'reserved';
}

/** How many numbers of a block are taken. A used reserved number counts as used. */
export interface BlockFigures {
  readonly used: number;
  readonly free: number;
  readonly reserved: number;
}

/** Whether an account of a group may have a number. */
export type NumberState = 'free' | 'held' | 'inUse' | 'reserved' | 'outside';
