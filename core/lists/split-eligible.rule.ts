/** A row that a bulk action skips, with the reason. */
export interface SkippedRow<Row> {
  readonly row: Row;
  readonly reason: string;
}

/**
 * Splits the rows of a bulk action into eligible and skipped rows (domain guide 5.5 "Bulk actions"). `reasonFor` returns
 * null for an eligible row.
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
