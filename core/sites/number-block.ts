/** A range of account numbers that the provider assigned to a dealer, or reserves within an assigned range (domain guide 6.10, 6.18). */
export interface NumberBlock {
  /** The letters before the digits of each number, for example `HP`. */
  readonly prefix: string;
  /** The first number of the range. Both `first` and `last` are inclusive. */
  readonly first: number;
  readonly last: number;
  /** Whether the range is assigned to the dealer or reserved by the provider within an assigned range. */
  readonly kind: 'assigned' | 'reserved';
}

/** How many numbers of a block are used, reserved and free. A reserved number in use counts as used. */
export interface BlockFigures {
  readonly used: number;
  readonly free: number;
  readonly reserved: number;
}

/** The state of a number, which decides whether an account of a group may have the number. */
export type NumberState = 'free' | 'held' | 'inUse' | 'reserved' | 'outside';
