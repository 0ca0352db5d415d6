import { observer } from 'mobx-react-lite';
import { libraryCategorySchema } from '#core/library/library.schema.ts';
import { campaignKindSchema, campaignKindText } from '#core/marketing/campaign.schema.ts';
import { Checkbox } from '../kit/checkbox.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Filters } from '../lists/list-filters.tsx';
import { SearchField, SearchTools, SetFilters } from '../lists/search-tools.tsx';
import type { LibraryViewModel } from './library.view-model.ts';
import type { ResourcesViewModel } from './resources.view-model.ts';
import { MARKETING, type MarketingChoice } from './use-library-address.ts';

/** The value of the option that sets no filter. */
const ALL = 'all';

interface LibraryToolsProps {
  readonly model: LibraryViewModel;
  /** Null for readers who have no campaigns. */
  readonly campaigns: ResourcesViewModel | null;
  readonly marketing: MarketingChoice;
  readonly onClear: () => void;
}

/** The search and the filters of the library. */
export const LibraryTools = observer(
  ({ model, campaigns, marketing, onClear }: LibraryToolsProps) => {
    const { filter } = model;
    const category = marketing.on ? MARKETING : filter.category;
    const kind = campaigns?.kind ?? null;
    const chooseCategory = (value: string | null): void => {
      marketing.set(value === MARKETING);
      const read = libraryCategorySchema.safeParse(value);
      model.narrow({ category: read.success ? read.data : null });
      if (value !== MARKETING) campaigns?.choose(null);
    };
    const chooseKind = (value: string | null): void => {
      const read = campaignKindSchema.safeParse(value);
      campaigns?.choose(read.success ? read.data : null);
    };
    const removals: Readonly<Record<string, () => void>> = {
      category: () => chooseCategory(null),
      kind: () => chooseKind(null),
      favorites: () => model.narrow({ favorites: false }),
    };
    const chips = [
      ...(category === null ? [] : [{ name: 'category', text: `Category: ${category}` }]),
      ...(kind === null ? [] : [{ name: 'kind', text: `Kind: ${campaignKindText(kind)}` }]),
      ...(filter.favorites ? [{ name: 'favorites', text: 'Favorites' }] : []),
    ];
    const withKinds = campaigns !== null && (marketing.on || filter.category === null);
    return (
      <SearchTools
        role="search"
        aria-label="Find a resource"
        find={
          <>
            <SearchField
              id="resource-search"
              label="Search"
              placeholder="Title, words or tag"
              value={filter.search}
              onChange={(search) => {
                model.narrow({ search });
                campaigns?.find(search);
              }}
            />
            <Filters
              count={chips.length}
              fields={() => (
                <>
                  <SelectField
                    id="resource-category"
                    label="Category"
                    placeholder="All categories"
                    options={[
                      { value: ALL, text: 'All categories' },
                      ...model.categories.map((value) => ({ value, text: value })),
                      ...(campaigns === null ? [] : [{ value: MARKETING, text: MARKETING }]),
                    ]}
                    value={category ?? ALL}
                    onChange={(value) => chooseCategory(value)}
                  />
                  {withKinds && campaigns.kinds.length > 0 && (
                    <SelectField
                      id="resource-kind"
                      label="Kind"
                      placeholder="All kinds"
                      options={[
                        { value: ALL, text: 'All kinds' },
                        ...campaigns.kinds.map((value) => ({
                          value,
                          text: campaignKindText(value),
                        })),
                      ]}
                      value={kind ?? ALL}
                      onChange={(value) => chooseKind(value)}
                    />
                  )}
                  <Checkbox
                    id="resource-favorites"
                    checked={filter.favorites}
                    onChange={(favorites) => model.narrow({ favorites })}
                  >
                    Favorites only
                  </Checkbox>
                </>
              )}
            />
          </>
        }
        chips={
          <SetFilters chips={chips} onRemove={(name) => removals[name]?.()} onClear={onClear} />
        }
      />
    );
  },
);
