/** A row of a list that staff keep, as it is stored; instants are milliseconds UTC. */
export interface StoredListRow {
  readonly id: string;
  readonly rev: number;
  readonly updatedBy: string | null;
  /** Null for what came with the installation. */
  readonly updatedAt: number | null;
  readonly deletedAt: number | null;
}

/** The rows of one such list. */
export interface StoredRows<Row extends StoredListRow> {
  /** Those that are not taken off, in their order. */
  list(): Promise<readonly Row[]>;
  /** One, also one that was taken off, locked until the transaction ends. */
  lock(id: string): Promise<Row | null>;
  /** False, and nothing is written, where its number is taken. */
  add(row: Row): Promise<boolean>;
  put(row: Row): Promise<void>;
}
