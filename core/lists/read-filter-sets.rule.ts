import { FILTER_SETS, filterSetsSchema, type FilterSet } from './filter-set.schema.ts';

/** Sets as they were stored; rubbish counts as none. */
export const readFilterSets = (kept: unknown): readonly FilterSet[] => {
  const read = filterSetsSchema.safeParse(kept);
  return read.success ? read.data : [];
};

/** Keeps a set under its name, in place of one of the same name; the oldest goes when there are too many. */
export const withFilterSet = (sets: readonly FilterSet[], set: FilterSet): readonly FilterSet[] => {
  const name = Array.from(set.name.trim()).slice(0, FILTER_SETS.name).join('');
  if (name === '') return sets;
  const address = Object.fromEntries(Object.entries(set.address).filter(([key]) => key !== 'page'));
  const others = sets.filter((one) => one.name !== name);
  return [...others, { name, address }].slice(-FILTER_SETS.most);
};

/** Sets without one. */
export const withoutFilterSet = (sets: readonly FilterSet[], name: string): readonly FilterSet[] =>
  sets.filter((one) => one.name !== name);
