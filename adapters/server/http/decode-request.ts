import { safeParse, type $ZodIssue, type $ZodType } from 'zod/v4/core';
import { err, ok, type Result } from '#core/kernel/result.ts';
import { holdsPlainText } from './holds-plain-text.rule.ts';

/**
 * Query parameters that the client sends with every request (spec §7.1). The server logs them but never bases decisions on
 * them (SECURITY.md T11).
 */
export const STAMPS = ['app', 'version', 'os', 'env', 'application', 'siteGroupNum'] as const;

const fieldOf = (issue: $ZodIssue): string => {
  if (issue.code === 'unrecognized_keys') {
    return [...issue.path.map(String), issue.keys.join(', ')].join('.');
  }
  return issue.path.map(String).join('.');
};

const wrongWith = (issue: $ZodIssue): string =>
  issue.code === 'too_big' && issue.origin === 'string'
    ? `must be at most ${String(issue.maximum)} characters long.`
    : issue.message;

/** Returns the innermost issue. If no member of a union fits, returns the issue of the union's last member. */
const innermost = (issue: $ZodIssue): $ZodIssue => {
  const inner = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined;
  return inner === undefined
    ? issue
    : innermost({ ...inner, path: [...issue.path, ...inner.path] });
};

/** Describes the faulty field and the problem, including a violated length limit. Never repeats the value. */
const explainIssue = (outer: $ZodIssue | undefined): string => {
  if (outer === undefined) return 'The request could not be read.';
  const issue = innermost(outer);
  const field = fieldOf(issue);
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${field}.`;
  return field === '' ? issue.message : `${field}: ${wrongWith(issue)}`;
};

/** Decodes a value strictly by a schema. Unknown fields are refused, no value is coerced, and text must be plain (SECURITY.md §2.10). */
export const decodeWith = (schema: $ZodType, value: unknown): Result<unknown, string> => {
  const parsed = safeParse(schema, value);
  // Also an explanation, which names fields.
  const answer = parsed.success ? ok(parsed.data) : err(explainIssue(parsed.error.issues[0]));
  return holdsPlainText(answer) ? answer : err('The text contains invalid characters.');
};

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Decodes a body. For an operation without a body, only an absent or an empty object is valid. */
export const decodeBody = (schema: $ZodType | null, body: unknown): Result<unknown, string> => {
  if (schema !== null) return decodeWith(schema, body);
  return isEmpty(body) ? ok(null) : err('This operation has no body.');
};

/** The operation's own query parameters without the stamps, and the site group that the request names (SECURITY.md T8). */
export interface DecodedQuery {
  readonly query: unknown;
  readonly siteGroupNum: number | null;
}

/** Decodes query parameters. Repeated and unknown parameters are refused. */
export const decodeQuery = (
  schema: $ZodType | null,
  parameters: Readonly<Record<string, unknown>>,
): Result<DecodedQuery, string> => {
  const stamps: readonly string[] = STAMPS;
  const entries = Object.entries(parameters);
  const repeated = entries.find(([, value]) => typeof value !== 'string');
  if (repeated !== undefined) return err(`${repeated[0]}: may be given only once.`);
  const own = Object.fromEntries(entries.filter(([name]) => !stamps.includes(name)));
  const named = parameters['siteGroupNum'];
  if (typeof named === 'string' && !/^\d{1,9}$/.test(named)) {
    return err('siteGroupNum: must be a number.');
  }
  const siteGroupNum = typeof named === 'string' ? Number(named) : null;
  if (schema === null) {
    const unknown = Object.keys(own)[0];
    return unknown === undefined
      ? ok({ query: null, siteGroupNum })
      : err(`Unknown parameter: ${unknown.slice(0, 64)}.`);
  }
  const decoded = decodeWith(schema, own);
  return decoded.ok ? ok({ query: decoded.value, siteGroupNum }) : decoded;
};
