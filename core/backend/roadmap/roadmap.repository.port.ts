import type {
  SavedRoadmapItem,
  Roadmap,
  RoadmapForm,
  RoadmapItem,
  RoadmapInterest,
} from '../../roadmap/roadmap.schema.ts';
import type { StoredListRow, StoredRows } from '../stored-list/stored-rows.port.ts';

/** A roadmap entry as it is stored. */
export interface StoredRoadmapItem extends RoadmapForm, StoredListRow {
  readonly shippedAt: number | null;
}

/** The roadmap with people's votes and notice requests. */
export interface RoadmapRepository {
  readonly items: StoredRows<StoredRoadmapItem>;
  /** Returns the entries with their counts, for staff who maintain them. */
  kept(): Promise<readonly SavedRoadmapItem[]>;
  /** Returns the roadmap for one reader. */
  read(accountId: string): Promise<Roadmap>;
  /** Returns one entry for one reader; null if it does not exist. */
  find(id: string, accountId: string): Promise<RoadmapItem | null>;
  /** Sets or withdraws a vote or a notice request. A repeat changes nothing. */
  setInterest(interest: {
    readonly itemId: string;
    readonly accountId: string;
    readonly kind: RoadmapInterest;
    readonly on: boolean;
    readonly at: number;
  }): Promise<void>;
  /**
   * Returns the people who want to be notified and were not yet, and marks them as notified. Each is notified once,
   * whatever happens to the entry afterward.
   */
  notifyInterested(itemId: string, now: number): Promise<readonly string[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly roadmap: RoadmapRepository;
  }
}
