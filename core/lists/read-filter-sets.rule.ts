import { FILTER_SETS, filterSetsSchema, type FilterSet } from './filter-set.schema.ts';

/** Parses stored filter sets. Returns an empty list for invalid content. */
export const readFilterSets = (kept: unknown): readonly FilterSet[] => {
  const read = filterSetsSchema.safeParse(kept);
  return read.success ? read.data : [];
};

/** Adds a filter set and replaces a set of the same name. Drops the oldest set beyond the maximum. */
export const withFilterSet = (sets: readonly FilterSet[], set: FilterSet): readonly FilterSet[] => {
  const name = Array.from(set.name.trim()).slice(0, FILTER_SETS.name).join('');
  if (name === '') return sets;
  const address = Object.fromEntries(Object.entries(set.address).filter(([key]) => key !== 'page'));
  const others = sets.filter((one) => one.name !== name);
  return [...others, { name, address }].slice(-FILTER_SETS.most);
};

export const withoutFilterSet = (sets: readonly FilterSet[], name: string): readonly FilterSet[] =>
  sets.filter((one) => one.name !== name);
