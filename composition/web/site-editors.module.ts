import { SiteEditorsPart } from '#ui/sites/site-editors.part.tsx';
import { createSection } from './section.ts';

/** What stands open over the page of a site; its models are made of what the page holds. */
export const section = createSection(SiteEditorsPart);
