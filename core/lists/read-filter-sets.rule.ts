import { FILTER_SETS, filterSetsSchema, type FilterSet } from './filter-set.schema.ts';

/** Reads stored filter sets. Invalid content counts as none. */
export const readFilterSets = (kept: unknown): readonly FilterSet[] => {
  const read = filterSetsSchema.safeParse(kept);
  return read.success ? read.data : [];
};

/** Stores a set under its name and replaces one of the same name. The oldest is dropped if there are too many. */
export const withFilterSet = (sets: readonly FilterSet[], set: FilterSet): readonly FilterSet[] => {
  const name = Array.from(set.name.trim()).slice(0, FILTER_SETS.name).join('');
  if (name === '') return sets;
  const address = Object.fromEntries(Object.entries(set.address).filter(([key]) => key !== 'page'));
  const others = sets.filter((one) => one.name !== name);
  return [...others, { name, address }].slice(-FILTER_SETS.most);
};

/** Returns the sets without the named one. */
export const withoutFilterSet = (sets: readonly FilterSet[], name: string): readonly FilterSet[] =>
  sets.filter((one) => one.name !== name);
