import { useEffect } from 'react';
import { ATTENTION_SHOWS, type AttentionShow } from '#core/attention/attention.schema.ts';
import { useAddressValues } from '../shell/use-address-values.ts';
import type { AttentionViewModel } from './attention.view-model.ts';

/** Stores in the URL which items are listed and which is opened, so that reload, Back and shared links work (ui README §8). */
export const useAttentionPlace = (model: AttentionViewModel) => {
  const [query, change] = useAddressValues();
  const named = query.get('attention');
  const show = ATTENTION_SHOWS.find((one) => one === named) ?? null;
  useEffect(() => {
    model.look(show ?? 'everybody');
  }, [model, show]);
  return {
    show,
    open: query.get('item'),
    onShow: (wanted: AttentionShow | null) => change({ attention: wanted, item: null }),
    // Opening another item replaces the history entry, so that a single Back leaves the list.
    onOpen: (key: string | null) => change({ item: key }, { replace: true }),
  };
};
