import { createContext } from 'react';
import type { BulkAct } from '#core/bulk-tests/bulk-test.schema.ts';

/** An act on accounts that another screen names. */
interface BulkSites {
  readonly act: BulkAct;
  readonly siteNums: readonly number[];
  /** Called after the act, and after it was undone. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Context with the accounts of the panel of an act on many accounts, for screens other than the list of accounts. */
export const BulkSitesContext = createContext<BulkSites | null>(null);
