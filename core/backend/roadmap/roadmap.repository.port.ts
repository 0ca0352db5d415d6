import type {
  SavedRoadmapItem,
  Roadmap,
  RoadmapForm,
  RoadmapItem,
  RoadmapInterest,
} from '../../roadmap/roadmap.schema.ts';
import type { StoredListRow, StoredRows } from '../stored-list/stored-rows.port.ts';

export interface StoredRoadmapItem extends RoadmapForm, StoredListRow {
  readonly shippedAt: number | null;
}

/** Stores the roadmap with people's votes and notice requests. */
export interface RoadmapRepository {
  readonly items: StoredRows<StoredRoadmapItem>;
  /** Returns all roadmap entries with their counts, for staff who maintain them. */
  kept(): Promise<readonly SavedRoadmapItem[]>;
  /** Returns the roadmap with one person's own votes and notice requests. */
  read(accountId: string): Promise<Roadmap>;
  /** Returns one roadmap entry with one person's own vote and notice request; null if it does not exist. */
  find(id: string, accountId: string): Promise<RoadmapItem | null>;
  /** Sets or withdraws a vote or a notice request. Idempotent. */
  setInterest(interest: {
    readonly itemId: string;
    readonly accountId: string;
    readonly kind: RoadmapInterest;
    readonly on: boolean;
    readonly at: number;
  }): Promise<void>;
  /**
   * Returns the people who requested a notice and have not been notified, and marks them as notified. Each person is
   * notified at most once per entry.
   */
  notifyInterested(itemId: string, now: number): Promise<readonly string[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly roadmap: RoadmapRepository;
  }
}
