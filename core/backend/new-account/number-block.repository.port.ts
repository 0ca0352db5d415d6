import type { NumberBlock } from '../../sites/number-block.ts';

/** A block of numbers with the group it was assigned to. */
export interface GroupBlock extends NumberBlock {
  readonly siteGroupNum: number;
}

/** A number that is taken: by a device, or reserved by an account draft. */
export interface TakenNumber {
  readonly xmit: string;
  /** The account draft; null if a device has the number. */
  readonly draftId: string | null;
}

/** The numbers a group may assign to accounts. */
export interface GroupNumbers {
  /** The group's own blocks, otherwise those of the nearest group above it with blocks. */
  readonly blocks: readonly GroupBlock[];
  /** Numbers of these blocks that a device has or an account draft reserves now. */
  readonly taken: readonly TakenNumber[];
}

/** Account numbers as the provider assigned them (domain guide 6.10, 6.18). */
export interface NumberBlockRepository {
  /** Reads the numbers of a group in one statement; `now` is milliseconds UTC. */
  ofGroup(siteGroupNum: number, now: number): Promise<GroupNumbers>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly numberBlocks: NumberBlockRepository;
  }
}
