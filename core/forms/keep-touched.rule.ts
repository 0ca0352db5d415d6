type Fields = Readonly<Record<string, unknown>>;

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of fields that may identify a row of a list, in order of preference. */
const NAMED_BY = ['id', 'num', 'kind', 'email'] as const;

/** Maps the rows of a list by their identifying field. Returns null if a row has no such field, or if two rows share a value. */
const byName = (value: unknown): ReadonlyMap<string, unknown> | null => {
  if (!Array.isArray(value)) return null;
  const rows = new Map<string, unknown>();
  for (const row of value as readonly unknown[]) {
    const key = isFields(row) ? NAMED_BY.find((name) => name in row) : undefined;
    if (key === undefined) return null;
    rows.set(`${key} ${String((row as Fields)[key])}`, row);
  }
  return rows.size === value.length ? rows : null;
};

/**
 * Returns the other user's rows with this user's edits applied. Keeps rows that either user added and drops rows that this
 * user removed.
 */
const storeRows = (
  began: ReadonlyMap<string, unknown>,
  typed: ReadonlyMap<string, unknown>,
  theirs: ReadonlyMap<string, unknown>,
): readonly unknown[] => [
  ...[...theirs].flatMap(([key, row]) => {
    if (typed.has(key)) return [keepValue(began.get(key), typed.get(key), row)];
    return began.has(key) ? [] : [row];
  }),
  ...[...typed].flatMap(([key, row]) =>
    theirs.has(key) || (began.has(key) && same(began.get(key), row)) ? [] : [row],
  ),
];

/**
 * Merges one value: this user's value if this user edited it, otherwise the other user's value. Compound values are merged
 * part by part.
 */
const keepValue = (began: unknown, typed: unknown, theirs: unknown): unknown => {
  if (same(began, typed)) return theirs;
  if (isFields(began) && isFields(typed) && isFields(theirs))
    return Object.fromEntries(
      Object.keys(typed).map((name) => [name, keepValue(began[name], typed[name], theirs[name])]),
    );
  const rows = [byName(began), byName(typed), byName(theirs)] as const;
  const [before, mine, now] = rows;
  return before === null || mine === null || now === null ? typed : storeRows(before, mine, now);
};

/**
 * Merges a form with the values that another user saved after the form was opened. Edited fields stay as typed, and all
 * other fields take the saved values (domain guide 5.3).
 */
export const keepTouched = <Typed extends object>(
  began: Typed,
  typed: Typed,
  theirs: Typed,
): Typed => keepValue(began, typed, theirs) as Typed;

const fieldsOf = (value: object): ReadonlyMap<string, unknown> => new Map(Object.entries(value));

/** A field on which two users differ. `touched` is false if only the other user changed the field. */
export interface FieldApart {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly touched: boolean;
}

/**
 * Returns the fields on which this user's form differs from the other user's saved values, and the fields that only the
 * other user changed.
 */
export const fieldsApart = <Typed extends object>(
  began: Typed,
  typed: Typed,
  theirs: Typed,
): readonly FieldApart[] => {
  const [before, mine, now] = [fieldsOf(began), fieldsOf(typed), fieldsOf(theirs)];
  return [...mine.keys()].flatMap((field) => {
    const touched = !same(before.get(field), mine.get(field));
    const apart = touched
      ? !same(mine.get(field), now.get(field))
      : !same(before.get(field), now.get(field));
    return apart ? [{ field, mine: mine.get(field), theirs: now.get(field), touched }] : [];
  });
};
