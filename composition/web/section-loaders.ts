import type { SectionName } from '#ui/shell/registry.ts';
import type { LoadedSection } from './section-module.ts';

/** Fetches a section. */
export type LoadSection = () => Promise<LoadedSection>;

/** `../../ui/news/news.page.tsx` → `news`. */
const byName = <T>(files: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(files).map(([path, load]) => [path.replaceAll(/^.*\/|\..*$/g, ''), load]));

const SECTIONS = byName({
  ...import.meta.glob<Pick<LoadedSection, 'section'>>('../../ui/**/*.{page,dialog,part,tab}.tsx'),
  ...import.meta.glob<Pick<LoadedSection, 'section'>>('./*.module.ts'),
});

const ADAPTERS = byName(import.meta.glob<Pick<LoadedSection, 'adapters'>>('./*.adapters.ts'));

/**
 * The chunk of a part that the tables of core/navigation name, which is the file of its name, so that signing in fetches
 * nothing of what comes after; tests/composition/web/sections compares names and files.
 */
export const sectionLoader = (name: SectionName): LoadSection => {
  const load = SECTIONS.get(name);
  if (load === undefined) throw new Error(`There is no section ${name}`);
  const loadAdapters = ADAPTERS.get(name);
  return async () => {
    const [section, adapters] = await Promise.all([load(), loadAdapters?.()]);
    return { ...section, ...adapters };
  };
};
