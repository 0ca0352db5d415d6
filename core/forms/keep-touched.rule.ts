type Fields = Readonly<Record<string, unknown>>;

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** By which of its fields a row of a list is known. */
const NAMED_BY = ['id', 'num', 'kind', 'email'] as const;

/** The rows of a list by what they are known by; null where they are not, or two share it. */
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

/** Their rows with what was typed into mine: rows that only one of the two added stay, and what I took out is out. */
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

/** One value: mine where it was typed into, else theirs; what has parts is looked at part by part. */
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

/** What stands in a form once it goes on from what somebody else saved: fields that were typed into stay as typed, every other one is theirs (domain guide 5.3). */
export const keepTouched = <Typed extends object>(
  began: Typed,
  typed: Typed,
  theirs: Typed,
): Typed => keepValue(began, typed, theirs) as Typed;

const fieldsOf = (value: object): ReadonlyMap<string, unknown> => new Map(Object.entries(value));

/** A field in which two people differ: mine is null where I did not type into it. */
export interface FieldApart {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly touched: boolean;
}

/** The fields that would be saved otherwise than somebody else did, and those they changed and I did not. */
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
