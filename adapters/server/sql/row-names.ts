type Camel<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Word}${Capitalize<Camel<Rest>>}`
  : Name;
/** A field name of the core, converted to the snake case of SQL columns. */
export type Snake<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Snake<Rest>}`
  : Name;

/** A row type with one column for each field of a core value. */
export type RowOf<Value> = {
  -readonly [Name in keyof Value & string as Snake<Name>]: Value[Name];
};

/** Converts a field name of the core to a column name: `siteNum` becomes `site_num`. */
export const snakeName = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Caches the converted field names. */
const renaming = (rename: (name: string) => string) => {
  const known = new Map<string, string>();
  const nameOf = (name: string): string => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const made = rename(name);
    known.set(name, made);
    return made;
  };
  return (value: object): object => {
    const renamed: Record<string, unknown> = {};
    for (const [name, cell] of Object.entries(value)) renamed[nameOf(name)] = cell as unknown;
    return renamed;
  };
};

const toCamel = renaming((name) =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
);
const toSnake = renaming(snakeName);

/** Converts the column names of a row to the field names of the core: `site_num` becomes `siteNum`. */
export const fromRow = <Row extends object>(row: Row) =>
  toCamel(row) as { [Name in keyof Row & string as Camel<Name>]: Row[Name] };

/** Converts a value of the core to a row with column names. */
export const toRow = <Value extends object>(value: Value) => toSnake(value) as RowOf<Value>;

/** Returns a copy of an object without some of its fields. */
export const without = <Value extends object, Name extends keyof Value & string>(
  value: Value,
  ...names: readonly Name[]
) =>
  Object.fromEntries(
    Object.entries(value).filter(([name]) => !names.some((one) => one === name)),
  ) as Omit<Value, Name>;

/** Returns true if a conditional statement changed a row. The statement must have a `returning` clause. */
export const happened = async (query: {
  readonly executeTakeFirst: () => Promise<unknown>;
}): Promise<boolean> => (await query.executeTakeFirst()) !== undefined;
