/** A row that a bulk action leaves alone, with the reason. */
export interface SkippedRow<Row> {
  readonly row: Row;
  readonly reason: string;
}

/** Rows a bulk action goes through with, and those it skips; `check` answers null for a row that may (domain guide 5.5 "Bulk actions"). */
export const splitEligible = <Row>(
  rows: readonly Row[],
  reasonFor: (row: Row) => string | null,
): { readonly go: readonly Row[]; readonly skipped: readonly SkippedRow<Row>[] } => {
  const checked = rows.map((row) => ({ row, reason: reasonFor(row) }));
  return {
    go: checked.flatMap(({ row, reason }) => (reason === null ? [row] : [])),
    skipped: checked.flatMap(({ row, reason }) => (reason === null ? [] : [{ row, reason }])),
  };
};
