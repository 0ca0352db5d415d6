/** A row that a bulk action skips, with the reason. */
export interface SkippedRow<Row> {
  readonly row: Row;
  readonly reason: string;
}

/**
 * Splits the rows of a bulk action into those it applies to and those it skips. `reasonFor` returns null for a row that
 * qualifies (domain guide 5.5 "Bulk actions").
 */
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
