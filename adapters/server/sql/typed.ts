import { sql, type RawBuilder } from 'kysely';
import { safeParse, type $ZodIssue, type $ZodType, type output } from 'zod/v4/core';
import * as z from 'zod/mini';
import { checkedBy } from './row-faults.ts';

type Template<Value> = (
  texts: TemplateStringsArray,
  ...values: readonly unknown[]
) => RawBuilder<Value>;

const faultOf = (issue: $ZodIssue): string => {
  const fault = issue.code === 'invalid_type' ? `${issue.expected} expected` : issue.code;
  return [...issue.path.map(String), fault].join(': ');
};

/**
 * SQL with the schema of what it answers with: that of its rows where it is a whole statement or stands for a table, else
 * that of its value. The type follows from the schema, and where the database checks rows each is held against it.
 */
export const typed = <Schema extends $ZodType>(schema: Schema): Template<output<Schema>> => {
  const end = checkedBy((value) => safeParse(schema, value).error?.issues.map(faultOf) ?? []);
  return (texts, ...values) => {
    const ended = Object.assign([...texts, ''], { raw: [...texts.raw, ''] });
    return sql<output<Schema>>(ended, ...values, end);
  };
};

export const sqlBoolean = typed(z.boolean());
export const sqlNumber = typed(z.number());
export const sqlString = typed(z.string());

/** The schema of a noun that the core describes, each of its fields once, so that none is forgotten and none is too many. */
export const schemaOf = <Noun extends object>(fields: {
  readonly [Name in keyof Noun]-?: $ZodType<Noun[Name]>;
}): $ZodType<Noun> => z.object(fields) as unknown as $ZodType<Noun>;
