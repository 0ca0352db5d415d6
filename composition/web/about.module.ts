import { ContainerModule } from 'inversify';
import { httpBuildPaperGateway } from '#adapters/http/http-build-lists.gateway.ts';
import { AboutDialog } from '#ui/about/about.dialog.tsx';
import { AboutViewModel } from '#ui/about/about.view-model.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.about).toResolvedValue(
    (http) => new AboutViewModel({ papers: httpBuildPaperGateway(http.client) }),
    [TOKENS.http],
  );
});

/** What the portal is made of. */
export const about: Section = { module, Component: AboutDialog };
