import {
  AliasNode,
  DeleteQueryNode,
  IdentifierNode,
  InsertQueryNode,
  RawNode,
  SelectQueryNode,
  UpdateQueryNode,
  type OperationNode,
  type OperationNodeSource,
  type SelectionNode,
} from 'kysely';

/** What is wrong with a value that came out of the database, a line each; empty where nothing is. */
type FindFaults = (value: unknown) => readonly string[];

const CHECKS = new WeakMap<OperationNode, FindFaults>();

/** Stands last in a piece of SQL and prints nothing; by it the check of the piece is found when its rows come out. */
export const checkedBy = (check: FindFaults): OperationNodeSource => {
  const node = RawNode.create([''], []);
  CHECKS.set(node, check);
  return { toOperationNode: () => node };
};

const checkOf = (node: OperationNode): FindFaults | undefined => {
  const last = RawNode.is(node) ? node.parameters.at(-1) : undefined;
  return last === undefined ? undefined : CHECKS.get(last);
};

/** What a statement of the query builder answers with. */
const selectionsOf = (node: OperationNode): readonly SelectionNode[] => {
  if (SelectQueryNode.is(node)) return node.selections ?? [];
  if (InsertQueryNode.is(node) || UpdateQueryNode.is(node) || DeleteQueryNode.is(node))
    return node.returning?.selections ?? [];
  return [];
};

const isRow = (value: unknown): value is object => typeof value === 'object' && value !== null;

const within = (name: string, faults: readonly string[]): readonly string[] =>
  faults.map((fault) => `${name}: ${fault}`);

/** The value of a select that found no row is null, whatever it would have selected. */
const findValueFaults = (node: OperationNode, value: unknown): readonly string[] => {
  const check = checkOf(node);
  if (check !== undefined) return check(value);
  const [only] = SelectQueryNode.is(node) ? selectionsOf(node) : [];
  if (only === undefined || value === null) return [];
  const { selection } = only;
  return findValueFaults(AliasNode.is(selection) ? selection.node : selection, value);
};

/**
 * What is wrong with a row, by the SQL that answered with it. Columns that the query builder selects from a table need no
 * check: their types are those of the tables, which a test holds against the migrated database.
 */
export const findRowFaults = (statement: OperationNode, row: unknown): readonly string[] => {
  const check = checkOf(statement);
  if (check !== undefined) return check(row);
  if (!isRow(row)) return ['object expected'];
  const values = new Map<string, unknown>(Object.entries(row));
  return selectionsOf(statement).flatMap(({ selection }) => {
    if (!AliasNode.is(selection) || !IdentifierNode.is(selection.alias)) return [];
    const { name } = selection.alias;
    return within(name, findValueFaults(selection.node, values.get(name)));
  });
};

/** What is wrong with the rows of a select that came as JSON. */
export const findArrayFaults = (rows: OperationNodeSource, value: unknown): readonly string[] => {
  if (!Array.isArray(value)) return ['array expected'];
  const statement = rows.toOperationNode();
  return value.flatMap((row: unknown) => findRowFaults(statement, row));
};

/** What is wrong with a row of several such selects, each under its name. */
export const findPartFaults = (
  parts: Readonly<Record<string, OperationNodeSource>>,
  row: unknown,
): readonly string[] => {
  const values = new Map<string, unknown>(Object.entries(row ?? {}));
  return Object.entries(parts).flatMap(([name, part]) =>
    within(name, findArrayFaults(part, values.get(name))),
  );
};
