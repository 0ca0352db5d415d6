import { readBuildPaper } from '#adapters/http/http-build-lists.gateway.ts';
import { AboutDialog } from '#ui/about/about.dialog.tsx';
import { Loadable } from '#ui/shell/loadable.ts';
import { createSection } from './section.ts';

/** What the portal is made of. */
export const section = createSection(AboutDialog, {
  about: ({ client }) =>
    new Loadable({
      read: () => readBuildPaper(client),
      fallback: 'The build and its licences could not be loaded.',
    }),
});
