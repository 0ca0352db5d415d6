import { TIERS, type Tier } from '#core/on-call/on-call.ts';

/** Names of the panels that can open beside the schedule. */
export const ON_CALL_PANELS = ['override', 'swap', 'lists', 'calendar', 'test'] as const;
type PanelName = (typeof ON_CALL_PANELS)[number];

/** Uncovered hours to fill with an override. */
export interface OnCallGap {
  readonly listId: string;
  readonly tier: Tier;
  /** Milliseconds UTC. */
  readonly from: number;
  readonly to: number;
}

/** The panel and editor named in the URL. */
export interface OnCallPlace {
  readonly panel: PanelName | null;
  readonly gap: OnCallGap | null;
  /** The id of the override that is changed; null for a new one. */
  readonly override: string | null;
  /** The item open in the editor: its type, and its id or `NEW`. */
  readonly edited: {
    readonly what: 'rotation' | 'person' | 'fixed';
    readonly id: string;
  } | null;
}

/** The id that stands for a new item in the URL. */
export const NEW = 'new';

const EDITED = ['rotation', 'person', 'fixed'] as const;

/** Formats an uncovered period for the URL. */
const gapText = ({ from, listId, tier, to }: OnCallGap): string =>
  [listId, tier, from, to].join('.');

const readGap = (text: string | null): OnCallGap | null => {
  const [listId = '', named, from, to] = (text ?? '').split('.');
  const tier = TIERS.find((one) => one === named);
  const span = { from: Number(from), to: Number(to) };
  const isSpan = Number.isSafeInteger(span.from) && span.from > 0 && span.to > span.from;
  return tier !== undefined && isSpan && Number.isSafeInteger(span.to)
    ? { listId, tier, ...span }
    : null;
};

/** Reads the panel and editor from the URL; ignores invalid values. */
export const readOnCallPlace = (get: (name: string) => string | null): OnCallPlace => {
  const named = get('panel');
  const panel = ON_CALL_PANELS.find((one) => one === named) ?? null;
  const what = EDITED.find((one) => get(one) !== null);
  return {
    panel,
    gap: panel === 'override' ? readGap(get('gap')) : null,
    override: panel === 'override' ? get('override') : null,
    edited: what === undefined ? null : { what, id: get(what) ?? NEW },
  };
};

/** Returns the query parameters that open a panel; null closes the open panel. */
export const panelQuery = (
  panel: PanelName | null,
  gap: OnCallGap | null = null,
  override: string | null = null,
): Readonly<Record<string, string | null>> => ({
  panel,
  gap: gap === null ? null : gapText(gap),
  override,
});

/** Returns the query parameters that open an editor; null closes the open editor. */
export const editedQuery = (
  edited: OnCallPlace['edited'],
): Readonly<Record<string, string | null>> =>
  Object.fromEntries(EDITED.map((one) => [one, edited?.what === one ? edited.id : null]));
