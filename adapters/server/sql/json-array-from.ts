import { sql, type Expression, type RawBuilder, type Simplify } from 'kysely';
import * as kysely from 'kysely/helpers/postgres';
import { checkedBy, findArrayFaults, findRowFaults } from './row-faults.ts';

/** Kysely's own, by which the checks of its rows are kept. */
export const jsonArrayFrom = <Row>(rows: Expression<Row>): RawBuilder<Simplify<Row>[]> => {
  const end = checkedBy((value) => findArrayFaults(rows, value));
  return sql<Simplify<Row>[]>`${kysely.jsonArrayFrom(rows)}${end}`;
};

/** Kysely's own, by which the check of its row is kept; null where there is none. */
export const jsonObjectFrom = <Row>(rows: Expression<Row>): RawBuilder<Simplify<Row> | null> => {
  const end = checkedBy((value) =>
    value === null ? [] : findRowFaults(rows.toOperationNode(), value),
  );
  return sql<Simplify<Row> | null>`${kysely.jsonObjectFrom(rows)}${end}`;
};
