import type { NumberBlock } from '#core/sites/number-block.ts';

/** A block of account numbers that the provider gave to a group (domain guide 6.10). */
export interface NumberBlockTable {
  prefix: string;
  first_num: number;
  last_num: number;
  kind: NumberBlock['kind'];
  site_group_num: number;
}

/** A temporary reservation of an account number by a draft. Each number has at most one reservation. */
export interface NumberHoldTable {
  xmit: string;
  draft_id: string;
  expires_at: number;
}

export interface NumberTables {
  number_block: NumberBlockTable;
  number_hold: NumberHoldTable;
}
