import { pageToSaveFrom } from '#adapters/browser/browser-file-saver.ts';
import { browserFileViewer } from '#adapters/browser/browser-file-viewer.ts';
import { SiteEditorsPart } from '#ui/sites/site-editors.part.tsx';
import { createSection } from './section.ts';

/** What stands open over the page of a site; but for what shows files, its models are made of what the page holds. */
export const section = createSection(SiteEditorsPart, {
  siteFileViewer: () => browserFileViewer(pageToSaveFrom(document)),
});
