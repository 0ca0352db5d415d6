import { useEffect } from 'react';
import { ATTENTION_SHOWS, type AttentionShow } from '#core/attention/attention.schema.ts';
import { useAddressValues } from '../shell/use-address-values.ts';
import type { AttentionViewModel } from './attention.view-model.ts';

/** Keeps the choice of items and the opened one in the address, so that reload, Back and a colleague's link work (ui README §8). */
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
    // Moving from item to item replaces the address, so that Back leaves the list.
    onOpen: (key: string | null) => change({ item: key }, { replace: true }),
  };
};
