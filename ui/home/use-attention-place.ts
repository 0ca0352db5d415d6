import { useEffect } from 'react';
import {
  ATTENTION_KINDS,
  ATTENTION_SHOWS,
  type AttentionKind,
  type AttentionShow,
} from '#core/attention/attention.schema.ts';
import { useAddressValues } from '../shell/use-address-values.ts';
import type { AttentionViewModel } from './attention.view-model.ts';

/** Stores in the URL which items are listed and which is opened, so that reload, Back and shared links work (ui README §8). */
export const useAttentionPlace = (model: AttentionViewModel) => {
  const [query, change] = useAddressValues();
  const named = query.get('attention');
  const show = ATTENTION_SHOWS.find((one) => one === named) ?? null;
  const kindNamed = query.get('kind');
  const kind = ATTENTION_KINDS.find((one) => one === kindNamed) ?? null;
  useEffect(() => {
    model.look(show ?? 'everybody', show === null ? null : kind);
  }, [model, show, kind]);
  return {
    show,
    kind,
    onKind: (wanted: AttentionKind | null) => change({ kind: wanted, item: null }),
    open: query.get('item'),
    onShow: (wanted: AttentionShow | null) =>
      change({ attention: wanted, item: null, ...(wanted === null && { kind: null }) }),
    // Opening another item replaces the history entry, so that a single Back leaves the list.
    onOpen: (key: string | null) => change({ item: key }, { replace: true }),
  };
};
