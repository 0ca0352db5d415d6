import type { SectionName } from '#ui/shell/registry.ts';
import type { LoadedSection } from './section-module.ts';

/** A function that fetches a section. */
export type LoadSection = () => Promise<LoadedSection>;

/** Maps section names to loaders: `../../ui/news/news.page.tsx` → `news`. */
const byName = <T>(files: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(files).map(([path, load]) => [path.replaceAll(/^.*\/|\..*$/g, ''), load]));

const SECTIONS = byName({
  ...import.meta.glob<Pick<LoadedSection, 'section'>>('../../ui/**/*.{page,dialog,part,tab}.tsx'),
  ...import.meta.glob<Pick<LoadedSection, 'section'>>('./*.module.ts'),
});

const ADAPTERS = byName(import.meta.glob<Pick<LoadedSection, 'adapters'>>('./*.adapters.ts'));

/** Returns the loader of a section named in core/navigation. tests/composition/web/sections compares section names with file names. */
export const sectionLoader = (name: SectionName): LoadSection => {
  const load = SECTIONS.get(name);
  if (load === undefined) throw new Error(`There is no section ${name}`);
  const loadAdapters = ADAPTERS.get(name);
  return async () => {
    const [section, adapters] = await Promise.all([load(), loadAdapters?.()]);
    return { ...section, ...adapters };
  };
};
