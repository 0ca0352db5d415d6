import type { Answer } from '../kernel/result.ts';
import type {
  AccountSelection,
  BulkDryRun,
  BulkRun,
  BulkTestForm,
  BulkTestTimes,
} from './bulk-test.schema.ts';

/** Placing many accounts on test over the provider's API. */
export interface BulkTestsGateway {
  /** What would happen; changes nothing. */
  check(selection: AccountSelection, times: BulkTestTimes): Answer<BulkDryRun>;
  /** Does what was checked, once for its id. */
  place(
    id: string,
    selection: AccountSelection,
    form: BulkTestForm,
    checked: Pick<BulkDryRun, 'checkedAt' | 'digest'>,
  ): Answer<BulkRun>;
  read(id: string): Answer<BulkRun>;
  /** Takes off exactly what the run placed; saying it twice changes nothing. */
  undo(id: string): Answer<BulkRun>;
}
