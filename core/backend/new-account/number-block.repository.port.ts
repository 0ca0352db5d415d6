import type { NumberBlock } from '../../sites/number-block.ts';

/** A block of transmitter numbers and the group it is assigned to. */
export interface GroupBlock extends NumberBlock {
  readonly siteGroupNum: number;
}

/** A transmitter number that a device has or a draft reserves. */
export interface TakenNumber {
  readonly xmit: string;
  /** Id of the draft; null if a device has the number. */
  readonly draftId: string | null;
}

/** The transmitter numbers that a group may assign to accounts. */
export interface GroupNumbers {
  /** The group's own blocks, or those of its nearest ancestor that has blocks. */
  readonly blocks: readonly GroupBlock[];
  /** Numbers in these blocks that a device has or a draft reserves now. */
  readonly taken: readonly TakenNumber[];
}

/** Reads the blocks of transmitter numbers that the provider assigned (domain guide 6.10, 6.18). */
export interface NumberBlockRepository {
  /** Returns the numbers of a group in one statement; `now` is milliseconds UTC. */
  ofGroup(siteGroupNum: number, now: number): Promise<GroupNumbers>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly numberBlocks: NumberBlockRepository;
  }
}
