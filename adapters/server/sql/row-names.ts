type Camel<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Word}${Capitalize<Camel<Rest>>}`
  : Name;
/** A name of the core in the case of SQL. */
export type Snake<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Snake<Rest>}`
  : Name;

/** The columns that hold a value of the core, each field under its own name. */
export type RowOf<Value> = {
  -readonly [Name in keyof Value & string as Snake<Name>]: Value[Name];
};

/** A name of the core as a column bears it: `siteNum` is `site_num`. */
export const snakeName = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Every name is turned round once, however many rows bear it. */
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
    for (const [name, locked] of Object.entries(value)) renamed[nameOf(name)] = locked as unknown;
    return renamed;
  };
};

const toCamel = renaming((name) =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
);
const toSnake = renaming(snakeName);

/** A row under the names the core uses: its `site_num` is `siteNum` there. */
export const fromRow = <Row extends object>(row: Row) =>
  toCamel(row) as { [Name in keyof Row & string as Camel<Name>]: Row[Name] };

/** The other way round, for a row to be written. */
export const toRow = <Value extends object>(value: Value) => toSnake(value) as RowOf<Value>;

/** What is left of an object without some of its fields. */
export const without = <Value extends object, Name extends keyof Value & string>(
  value: Value,
  ...names: readonly Name[]
) =>
  Object.fromEntries(
    Object.entries(value).filter(([name]) => !names.some((one) => one === name)),
  ) as Omit<Value, Name>;

/** Whether a conditional statement found its row, which it returns. */
export const happened = async (query: {
  readonly executeTakeFirst: () => Promise<unknown>;
}): Promise<boolean> => (await query.executeTakeFirst()) !== undefined;
