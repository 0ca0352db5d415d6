import { useEffect, useMemo } from 'react';
import {
  ATTENTION_AGES,
  ATTENTION_KINDS,
  ATTENTION_SHOWS,
  type AttentionItem,
  type AttentionShow,
} from '#core/attention/attention.schema.ts';
import { useAddressValues } from '../shell/use-address-values.ts';
import { UNFILTERED, type AttentionFilter } from './attention-pages.ts';
import type { AttentionViewModel } from './attention.view-model.ts';

const NO_FILTERS = { kind: null, age: null, branch: null } as const;

/**
 * Stores in the URL which items are listed, and which site and item are opened, so that reload, Back and shared links work
 * (ui README §8).
 */
export const useAttentionPlace = (model: AttentionViewModel) => {
  const [query, change] = useAddressValues();
  const named = (name: string): string | null => query.get(name);
  const show = ATTENTION_SHOWS.find((one) => one === named('attention')) ?? null;
  const kind = ATTENTION_KINDS.find((one) => one === named('kind')) ?? null;
  const age = ATTENTION_AGES.find((one) => one === named('age')) ?? null;
  const branch = Number(/^\d{1,8}$/.exec(named('branch') ?? '')?.[0] ?? 0) || null;
  const site = Number(/^\d{1,9}$/.exec(named('site') ?? '')?.[0] ?? 0) || null;
  const filter = useMemo(
    (): AttentionFilter | null => (show === null ? null : { show, kind, age, branch }),
    [show, kind, age, branch],
  );
  useEffect(() => model.look(filter ?? UNFILTERED), [model, filter]);
  useEffect(() => void model.pages.open(site), [model, site]);
  const close = { site: null, item: null } as const;
  return {
    filter,
    /** The site whose group is open, and the key of the opened item; null for none. */
    site,
    open: named('item'),
    onFilter: (wanted: Readonly<Partial<Record<keyof typeof NO_FILTERS, string | null>>>) =>
      change({ ...wanted, ...close }),
    onShow: (wanted: AttentionShow | null) =>
      change({ attention: wanted, ...close, ...(wanted === null && NO_FILTERS) }),
    // Opening another item replaces the history entry, so that a single Back leaves the list.
    onOpen: (wanted: number | null, item: Pick<AttentionItem, 'key'> | null) =>
      change(
        { site: wanted === null ? null : String(wanted), item: item?.key ?? null },
        { replace: true },
      ),
  };
};

export type AttentionPlace = ReturnType<typeof useAttentionPlace>;
