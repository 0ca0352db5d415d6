import { TIERS, type Tier } from '#core/on-call/on-call.ts';

/** What can stand at the side of the schedule. */
export const ON_CALL_PANELS = ['override', 'swap', 'lists', 'calendar', 'test'] as const;
type PanelName = (typeof ON_CALL_PANELS)[number];

/** Hours an override is to fill. */
export interface OnCallGap {
  readonly listId: string;
  readonly tier: Tier;
  /** Milliseconds UTC. */
  readonly from: number;
  readonly to: number;
}

/** What the address of the screen names. */
export interface OnCallPlace {
  readonly panel: PanelName | null;
  readonly gap: OnCallGap | null;
  /** What is edited over the page, by its id, or `NEW`. */
  readonly edited: {
    readonly what: 'rotation' | 'person' | 'fixed';
    readonly id: string;
  } | null;
}

/** The address of one that is not there yet. */
export const NEW = 'new';

const EDITED = ['rotation', 'person', 'fixed'] as const;

/** Hours left to nobody, as an address says them. */
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

/** What an address names; what it cannot mean is left out. */
export const readOnCallPlace = (get: (name: string) => string | null): OnCallPlace => {
  const named = get('panel');
  const panel = ON_CALL_PANELS.find((one) => one === named) ?? null;
  const what = EDITED.find((one) => get(one) !== null);
  return {
    panel,
    gap: panel === 'override' ? readGap(get('gap')) : null,
    edited: what === undefined ? null : { what, id: get(what) ?? NEW },
  };
};

/** What of an address is changed, so that it names a panel or none. */
export const panelQuery = (
  panel: PanelName | null,
  gap: OnCallGap | null = null,
): Readonly<Record<string, string | null>> => ({
  panel,
  gap: gap === null ? null : gapText(gap),
});

/** The same for what is edited. */
export const editedQuery = (
  edited: OnCallPlace['edited'],
): Readonly<Record<string, string | null>> =>
  Object.fromEntries(EDITED.map((one) => [one, edited?.what === one ? edited.id : null]));
