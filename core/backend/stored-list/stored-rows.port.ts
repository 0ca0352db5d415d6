/** A stored row of a list that staff maintain. Instants are milliseconds UTC. */
export interface StoredListRow {
  readonly id: string;
  readonly rev: number;
  readonly updatedBy: string | null;
  /** Null for rows that came with the installation. */
  readonly updatedAt: number | null;
  readonly deletedAt: number | null;
}

/** The rows of one such list. */
export interface StoredRows<Row extends StoredListRow> {
  /** Returns the rows that are not deleted, in their order. */
  list(): Promise<readonly Row[]>;
  /** Returns a row, deleted or not, and locks it until the transaction ends. */
  lock(id: string): Promise<Row | null>;
  /** Adds a row. Returns false and writes nothing if the id is already used. */
  add(row: Row): Promise<boolean>;
  put(row: Row): Promise<void>;
}
