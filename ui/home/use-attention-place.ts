import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ATTENTION_SHOWS, type AttentionShow } from '#core/attention/attention.schema.ts';
import type { AttentionViewModel } from './attention.view-model.ts';

/** Which items are worked through and which is open, as the address says it, so that reload, Back and a colleague's link lead there (ui README §8). */
export const useAttentionPlace = (model: AttentionViewModel) => {
  const [query, setQuery] = useSearchParams();
  const named = query.get('attention');
  const show = ATTENTION_SHOWS.find((one) => one === named) ?? null;
  useEffect(() => {
    model.look(show ?? 'everybody');
  }, [model, show]);
  const change = (values: Readonly<Record<string, string | null>>, replace: boolean): void => {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values))
          if (value === null) after.delete(name);
          else after.set(name, value);
        return after;
      },
      { replace },
    );
  };
  return {
    show,
    open: query.get('item'),
    onShow: (wanted: AttentionShow | null) => change({ attention: wanted, item: null }, false),
    // Going from item to item is one visit of the list.
    onOpen: (key: string | null) => change({ item: key }, true),
  };
};
