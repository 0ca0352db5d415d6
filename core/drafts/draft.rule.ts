import type { ZodMiniType } from 'zod/mini';

/** How long a draft is stored, in milliseconds. */
export const DRAFT_LIFE = 24 * 3600000;

/** Names of the forms that have drafts. A form with secrets must not be listed here. */
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
export const SITE_DRAFTS = [
  'accountRequest',
  'outOfService',
  'siteAgencies',
  'siteDetails',
  'siteDevice',
  'siteNote',
] as const satisfies readonly (typeof DRAFTS)[number][];
export type DraftName = (typeof DRAFTS)[number];

export const DRAFT_FOLDER = 'draft';

export const draftKey = (name: DraftName): string => `${DRAFT_FOLDER}/${name}`;

interface Kept {
  readonly keptAt: number;
  readonly base: unknown;
  readonly values: Readonly<Record<string, unknown>>;
}

// Checks the draft without a schema, because a schema would add code to the first screen.
const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' &&
  kept !== null &&
  'base' in kept &&
  'keptAt' in kept &&
  typeof kept.keptAt === 'number' &&
  'values' in kept &&
  typeof kept.values === 'object' &&
  kept.values !== null;

/** Unsaved form values with the stored item on which they are based. `base` is null for a new item. */
export interface Draft<Base, Values> {
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  readonly base: Base | null;
  readonly values: Values;
}

export interface DraftShape<Base, Values> {
  /** Schema of the item on which a draft is based; null if drafts of this kind are always for new items. */
  readonly base: ZodMiniType<Base> | null;
  readonly empty: Values;
}

const alike = (sample: unknown, value: unknown): boolean =>
  value === null || sample === null || sample === undefined
    ? value === null || ['string', 'number', 'boolean'].includes(typeof value)
    : typeof value === typeof sample && Array.isArray(value) === Array.isArray(sample);

const isFresh = (keptAt: number, now: number): boolean =>
  keptAt <= now && now - keptAt < DRAFT_LIFE;

/** Returns when a draft was stored, in milliseconds since 1970. Returns null if there is no draft or the draft is too old. */
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
 * Reads a draft from browser storage. Returns null if there is no draft, if the draft is too old or from the future, or if
 * another version of the portal stored the draft in another shape.
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
