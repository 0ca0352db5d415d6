import type { ZodMiniType } from 'zod/mini';

/** Milliseconds for which what was typed waits for its writer; a day later nobody goes on from there. */
export const DRAFT_LIFE = 24 * 3600000;

/** What has drafts: nothing of it is secret, and each stands in a place of its own. */
export const DRAFTS = [
  'account',
  'accountRequest',
  'banner',
  'bug',
  'campaign',
  'contact',
  'contactMessage',
  'contactNumber',
  'contactPaste',
  'outOfService',
  'feedback',
  'holiday',
  'news',
  'passcode',
  'policy',
  'resource',
  'roadmap',
  'schedule',
  'siteAgencies',
  'siteDetails',
  'siteDevice',
  'siteNote',
  'terms',
  'weeklyHours',
  'zone',
] as const;
/** Those of the editors over the page of a site. */
export const SITE_DRAFTS = [
  'accountRequest',
  'outOfService',
  'siteAgencies',
  'siteDetails',
  'siteDevice',
  'siteNote',
] as const satisfies readonly (typeof DRAFTS)[number][];
export type DraftName = (typeof DRAFTS)[number];

/** All of them are kept under names that begin with it. */
export const DRAFT_FOLDER = 'draft';

/** The name under which a draft is kept. */
export const draftKey = (name: DraftName): string => `${DRAFT_FOLDER}/${name}`;

interface Kept {
  readonly keptAt: number;
  readonly base: unknown;
  readonly values: Readonly<Record<string, unknown>>;
}

// By hand: a schema of unknown parts would bring its kinds of schema into the first screen.
const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' &&
  kept !== null &&
  'base' in kept &&
  'keptAt' in kept &&
  typeof kept.keptAt === 'number' &&
  'values' in kept &&
  typeof kept.values === 'object' &&
  kept.values !== null;

/** What was typed and not saved, and what it began from, as it was stored then; null for something new. */
export interface Draft<Base, Values> {
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  readonly base: Base | null;
  readonly values: Values;
}

/** How a draft of one kind looks. */
export interface DraftShape<Base, Values> {
  /** What it may have begun from; null where every one begins with nothing. */
  readonly base: ZodMiniType<Base> | null;
  /** The fields of an empty form. */
  readonly empty: Values;
}

const alike = (sample: unknown, value: unknown): boolean =>
  value === null || sample === null || sample === undefined
    ? value === null || ['string', 'number', 'boolean'].includes(typeof value)
    : typeof value === typeof sample && Array.isArray(value) === Array.isArray(sample);

const isFresh = (keptAt: number, now: number): boolean =>
  keptAt <= now && now - keptAt < DRAFT_LIFE;

/** When a draft of any kind was kept, in milliseconds since 1970; null for none, and for one that is too old. */
export const storedAtOf = (kept: unknown, now: number): number | null =>
  isKept(kept) && isFresh(kept.keptAt, now) ? kept.keptAt : null;

const readBase = <Base>(
  kept: unknown,
  schema: ZodMiniType<Base> | null,
): Base | null | undefined => {
  if (kept === null) return null;
  const read = schema === null ? null : schema.safeParse(kept);
  return read?.success === true ? read.data : undefined;
};

/**
 * Reads a draft as it was stored in the browser; null for none, for one that is too old or from the future, and for one
 * that another version of the portal wrote: its base no longer reads, or a field is missing, too much, or of another kind.
 */
export const readDraft = <Base, Values extends object>(
  kept: unknown,
  now: number,
  shape: DraftShape<Base, Values>,
): Draft<Base, Values> | null => {
  if (!isKept(kept) || !isFresh(kept.keptAt, now)) return null;
  const { keptAt, values } = kept;
  const base = readBase(kept.base, shape.base);
  if (base === undefined) return null;
  const names = Object.keys(shape.empty);
  const fits =
    Object.keys(values).length === names.length &&
    names.every((name) => name in values && alike(shape.empty[name as keyof Values], values[name]));
  return fits ? { keptAt, base, values: values as Values } : null;
};
