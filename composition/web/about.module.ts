import { httpBuildPaperGateway } from '#adapters/http/http-build-lists.gateway.ts';
import { AboutDialog } from '#ui/about/about.dialog.tsx';
import { AboutViewModel } from '#ui/about/about.view-model.ts';
import { createSection } from './section.ts';
import { TOKENS } from './tokens.ts';

/** What the portal is made of. */
export const section = createSection(AboutDialog, (model) => {
  model(
    'about',
    [TOKENS.http],
    ({ client }) => new AboutViewModel({ papers: httpBuildPaperGateway(client) }),
  );
});
