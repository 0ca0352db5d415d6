type Fields = Readonly<Record<string, unknown>>;

/** A value after a merge. `clash` is true if both people changed it, each to something else. */
interface MergedValue {
  readonly value: unknown;
  readonly clash: boolean;
}

type Side = 'mine' | 'theirs';

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of fields that may identify a row of a list, in order of preference. */
const NAMED_BY = ['id', 'num', 'kind', 'email'] as const;

type Rows = ReadonlyMap<string, unknown>;

/** Maps the rows of a list by their identifying field. Returns null if a row has no such field, or if two rows share a value. */
const byName = (value: unknown): Rows | null => {
  if (!Array.isArray(value)) return null;
  const rows = new Map<string, unknown>();
  for (const row of value as readonly unknown[]) {
    const key = isFields(row) ? NAMED_BY.find((name) => name in row) : undefined;
    if (key === undefined) return null;
    rows.set(`${key} ${String((row as Fields)[key])}`, row);
  }
  return rows.size === value.length ? rows : null;
};

/** Returns whether a list has the rows that it shares with `base` in another order. */
const isMoved = (base: Rows, rows: Rows): boolean =>
  !same(
    [...base.keys()].filter((key) => rows.has(key)),
    [...rows.keys()].filter((key) => base.has(key)),
  );

/** Merges one row. Undefined stands for a row that is not in the list. */
const mergeRow = (base: unknown, mine: unknown, theirs: unknown, side: Side): MergedValue =>
  base !== undefined && mine !== undefined && theirs !== undefined
    ? mergeValue(base, mine, theirs, side)
    : choose(base, mine, theirs, side);

/** Merges rows by identity. If only one person moved rows, that order applies; new rows of the other follow. */
const mergeRows = (base: Rows, mine: Rows, theirs: Rows, side: Side): MergedValue => {
  const moved = { mine: isMoved(base, mine), theirs: isMoved(base, theirs) };
  const isTorn = moved.mine && moved.theirs && (isMoved(mine, theirs) || isMoved(theirs, mine));
  const first = moved.mine && (!moved.theirs || (isTorn && side === 'mine')) ? mine : theirs;
  const keys = new Set([...first.keys(), ...mine.keys(), ...theirs.keys()]);
  const rows = [...keys].map((key) =>
    mergeRow(base.get(key), mine.get(key), theirs.get(key), side),
  );
  return {
    value: rows.map(({ value }) => value).filter((row) => row !== undefined),
    clash: isTorn || rows.some(({ clash }) => clash),
  };
};

const mergeParts = (base: Fields, mine: Fields, theirs: Fields, side: Side): MergedValue => {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const parts = names.map(
    (name) => [name, mergeValue(base[name], mine[name], theirs[name], side)] as const,
  );
  return {
    value: Object.fromEntries(parts.map(([name, { value }]) => [name, value])),
    clash: parts.some(([, { clash }]) => clash),
  };
};

/** Takes the whole value of whoever changed it; of both, the value of `side`. */
const choose = (base: unknown, mine: unknown, theirs: unknown, side: Side): MergedValue => {
  if (same(base, mine)) return { value: theirs, clash: false };
  if (same(base, theirs) || same(mine, theirs)) return { value: mine, clash: false };
  return { value: side === 'mine' ? mine : theirs, clash: true };
};

/** Merges the value of one field: compound values part by part, lists whose rows have names row by row. */
const mergeValue = (base: unknown, mine: unknown, theirs: unknown, side: Side): MergedValue => {
  const chosen = choose(base, mine, theirs, side);
  if (!chosen.clash) return chosen;
  if (isFields(base) && isFields(mine) && isFields(theirs))
    return mergeParts(base, mine, theirs, side);
  const [before, own, other] = [byName(base), byName(mine), byName(theirs)];
  return before === null || own === null || other === null
    ? chosen
    : mergeRows(before, own, other, side);
};

/**
 * A field that both people changed. Each value is what the field becomes if that person's version is kept; parts and rows
 * that only one of them touched are in both values.
 */
export interface Clash<Typed extends object> {
  readonly field: keyof Typed & string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merge<Typed extends object> {
  /** All fields. Fields that both changed have the value that keeps this person's version. */
  readonly merged: Typed;
  readonly clashes: readonly Clash<Typed>[];
  /** The fields that the other person alone brings in. */
  readonly taken: readonly (keyof Typed & string)[];
}

/**
 * Merges a form with the values that another person saved since the form was opened, field by field: what only one person
 * changed is kept, and what both changed is returned for a choice (domain guide 5.3).
 */
export const mergeFields = <Typed extends object>(
  base: Typed,
  mine: Typed,
  theirs: Typed,
): Merge<Typed> => {
  const valueOf = (values: Typed, field: string): unknown => (values as Fields)[field];
  const fields = (Object.keys(mine) as (keyof Typed & string)[]).map((field) => {
    const [before, own, other] = [base, mine, theirs].map((values) => valueOf(values, field));
    const { clash, value } = mergeValue(before, own, other, 'mine');
    return { field, own, clash, value, other: mergeValue(before, own, other, 'theirs').value };
  });
  return {
    merged: Object.fromEntries(fields.map(({ field, value }) => [field, value])) as Typed,
    clashes: fields.flatMap(({ clash, field, other, value }) =>
      clash ? [{ field, mine: value, theirs: other }] : [],
    ),
    taken: fields.flatMap(({ clash, field, own, value }) =>
      clash || same(value, own) ? [] : [field],
    ),
  };
};
