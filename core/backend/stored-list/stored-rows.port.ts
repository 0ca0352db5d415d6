/** A row of a list that staff maintain. Times are milliseconds UTC. */
export interface StoredListRow {
  readonly id: string;
  readonly rev: number;
  readonly updatedBy: string | null;
  /** Null for a row that came with the installation and was never changed. */
  readonly updatedAt: number | null;
  readonly deletedAt: number | null;
}

/** Stores the rows of one list that staff maintain. */
export interface StoredRows<Row extends StoredListRow> {
  /** Returns the rows that are not deleted, in list order. */
  list(): Promise<readonly Row[]>;
  /** Returns a row, deleted or not, and locks it until the transaction ends. */
  lock(id: string): Promise<Row | null>;
  /** Adds a row. Returns false and writes nothing if the id is already used. */
  add(row: Row): Promise<boolean>;
  put(row: Row): Promise<void>;
}
