import type { SectionName } from '#ui/shell/registry.ts';
import type { Section } from './section.ts';

/** Fetches a section: the module of its file. */
export type LoadSection = () => Promise<{ readonly section: Section }>;

const MODULES = import.meta.glob<{ readonly section: Section }>('./*.module.ts');

/**
 * The chunk of a part that the tables of core/navigation name, which is the file of its name, so that signing in fetches
 * nothing of what comes after; tests/composition/web/sections compares names and files.
 */
export const sectionLoader = (name: SectionName): LoadSection => {
  const load = MODULES[`./${name}.module.ts`];
  if (load === undefined) throw new Error(`There is no ${name}.module.ts`);
  return load;
};
