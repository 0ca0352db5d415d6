import {
  AliasNode,
  DeleteQueryNode,
  IdentifierNode,
  InsertQueryNode,
  RawNode,
  SelectQueryNode,
  sql,
  UpdateQueryNode,
  type OperationNode,
  type OperationNodeSource,
  type SelectionNode,
} from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { safeParse, type $ZodIssue, type $ZodType } from 'zod/v4/core';

/** Looks up the schema of an SQL fragment by its text, with `?` for each value. */
export type FindSchema = (text: string) => $ZodType | undefined;

type FindFaults = (node: OperationNode, value: unknown) => readonly string[];

/** Returns the text of an `sql` template with `?` for each value, or null for a node of the query builder. */
const textOf = (node: OperationNode): string | null =>
  RawNode.is(node) ? node.sqlFragments.join('?') : null;

const exampleText = (example: OperationNodeSource): string | null =>
  textOf(example.toOperationNode());
const ARRAY = exampleText(jsonArrayFrom(sql`example`));
const OBJECT = exampleText(jsonObjectFrom(sql`example`));

/** Returns the faults of a value; if no type of a union matches, returns the faults against the nearest type. */
const faultsOf = (issue: $ZodIssue): readonly string[] => {
  const [nearest] =
    issue.code === 'invalid_union'
      ? issue.errors.toSorted((one, other) => one.length - other.length)
      : [];
  const fault = issue.code === 'invalid_type' ? `${issue.expected} expected` : issue.code;
  const faults = nearest === undefined ? [fault] : nearest.flatMap(faultsOf);
  return faults.map((one) => [...issue.path.map(String), one].join(': '));
};

/** Returns the columns that a statement of the query builder returns. */
const selectionsOf = (node: OperationNode): readonly SelectionNode[] => {
  if (SelectQueryNode.is(node)) return node.selections ?? [];
  if (InsertQueryNode.is(node) || UpdateQueryNode.is(node) || DeleteQueryNode.is(node))
    return node.returning?.selections ?? [];
  return [];
};

/** Checks the rows of a nested select that was returned as a JSON array. */
const inArray = (findFaults: FindFaults, rows: OperationNode, value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((row: unknown) => findFaults(rows, row))
    : ['array expected'];

/**
 * Returns a function that lists the faults of a row by the SQL that returned the row. Table columns of the query builder
 * are not checked, because a test compares the table types with the migrated database.
 */
export const rowFaults = (findSchema: FindSchema): FindFaults => {
  const bySchema: FindFaults = (node, value) => {
    const text = textOf(node);
    const schema = text === null ? undefined : findSchema(text);
    if (schema === undefined) return [];
    return safeParse(schema, value).error?.issues.flatMap(faultsOf) ?? [];
  };
  const ofValue: FindFaults = (node, value) => {
    const text = textOf(node);
    const [inner] = RawNode.is(node) ? node.parameters : [];
    if (text === ARRAY && inner !== undefined) return inArray(ofRow, inner, value);
    if (text === OBJECT && inner !== undefined) return value === null ? [] : ofRow(inner, value);
    const [only] = SelectQueryNode.is(node) ? selectionsOf(node) : [];
    if (only === undefined) return bySchema(node, value);
    // A nested select without a row returns null.
    if (value === null) return [];
    return ofValue(AliasNode.is(only.selection) ? only.selection.node : only.selection, value);
  };
  const ofRow: FindFaults = (statement, row) => {
    if (RawNode.is(statement)) return bySchema(statement, row);
    const values = new Map<string, unknown>(Object.entries(row ?? {}));
    return selectionsOf(statement).flatMap(({ selection }) => {
      if (!AliasNode.is(selection) || !IdentifierNode.is(selection.alias)) return [];
      const { name } = selection.alias;
      return ofValue(selection.node, values.get(name)).map((fault) => `${name}: ${fault}`);
    });
  };
  return ofRow;
};
