import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { libraryCategorySchema } from '#core/library/library.schema.ts';
import { campaignKindSchema } from '#core/marketing/campaign.schema.ts';
import type { LibraryViewModel } from './library.view-model.ts';
import type { ResourcesViewModel } from './resources.view-model.ts';

/** The library category with the campaigns. */
export const MARKETING = 'Marketing';

/** Whether the campaigns are chosen as a category. */
export interface MarketingChoice {
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

/**
 * Keeps the library's search and filters in the URL (`q`, `category`, `kind`, `favorite`): reads the initial values and
 * writes every change.
 */
export const useLibraryAddress = (
  model: LibraryViewModel,
  campaigns: ResourcesViewModel,
): { readonly marketing: MarketingChoice } => {
  const [query, setQuery] = useSearchParams();
  const [marketing, setMarketing] = useState(query.get('category') === MARKETING);
  const [begun] = useState(() => new URLSearchParams(query));
  useEffect(() => {
    const search = begun.get('q') ?? '';
    const category = libraryCategorySchema.safeParse(begun.get('category'));
    const kind = campaignKindSchema.safeParse(begun.get('kind'));
    model.narrow({
      search,
      category: category.success ? category.data : null,
      favorites: begun.get('favorite') === '1',
    });
    campaigns.find(search);
    campaigns.choose(kind.success ? kind.data : null);
  }, [model, campaigns, begun]);

  const { search, favorites } = model.filter;
  const category = marketing ? MARKETING : model.filter.category;
  const { kind } = campaigns;
  useEffect(() => {
    setQuery(
      (now) => {
        const fields = { q: search, category, kind, favorite: favorites ? '1' : '' };
        for (const [name, value] of Object.entries(fields))
          if (value === null || value === '') now.delete(name);
          else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  }, [setQuery, search, category, kind, favorites]);
  return { marketing: { on: marketing, set: setMarketing } };
};
