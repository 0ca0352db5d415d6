import type { NumberBlock } from '../../sites/number-block.ts';

/** A block with the group it was given to. */
export interface GroupBlock extends NumberBlock {
  readonly siteGroupNum: number;
}

/** A number somebody has: a device, or an account in the making that holds it for a while. */
export interface TakenNumber {
  readonly xmit: string;
  /** The account in the making; null where a device has it. */
  readonly draftId: string | null;
}

/** The numbers a group may give to accounts. */
export interface GroupNumbers {
  /** The group's own blocks, or those of the nearest group above it that has some. */
  readonly blocks: readonly GroupBlock[];
  /** Numbers of these blocks that a device has, or that somebody's account in the making holds at the moment. */
  readonly taken: readonly TakenNumber[];
}

/** Account numbers as the provider gave them out (domain guide 6.10, 6.18). */
export interface NumberBlockRepository {
  /** By one statement; milliseconds UTC. */
  ofGroup(siteGroupNum: number, now: number): Promise<GroupNumbers>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly numberBlocks: NumberBlockRepository;
  }
}
