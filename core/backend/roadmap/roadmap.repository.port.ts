import type {
  SavedRoadmapItem,
  Roadmap,
  RoadmapForm,
  RoadmapItem,
  RoadmapInterest,
} from '../../roadmap/roadmap.schema.ts';
import type { StoredListRow, StoredRows } from '../stored-list/stored-rows.port.ts';

/** An entry as it is stored. */
export interface StoredRoadmapItem extends RoadmapForm, StoredListRow {
  readonly shippedAt: number | null;
}

/** The roadmap with what people wish of it. */
export interface RoadmapRepository {
  readonly items: StoredRows<StoredRoadmapItem>;
  /** For those who keep it, with the counts. */
  kept(): Promise<readonly SavedRoadmapItem[]>;
  /** For one reader. */
  read(accountId: string): Promise<Roadmap>;
  /** One entry for one reader; null for one that is not there. */
  find(id: string, accountId: string): Promise<RoadmapItem | null>;
  /** Says or takes back a wish; a repeat changes nothing. */
  setInterest(interest: {
    readonly itemId: string;
    readonly accountId: string;
    readonly kind: RoadmapInterest;
    readonly on: boolean;
    readonly at: number;
  }): Promise<void>;
  /** Those who want to be told and were not yet, marked as told: each once, whatever happens to the entry afterwards. */
  notifyInterested(itemId: string, now: number): Promise<readonly string[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly roadmap: RoadmapRepository;
  }
}
