import { ContainerModule } from 'inversify';
import { httpIconGateway } from '#adapters/http/http-build-lists.gateway.ts';
import { IconsPage } from '#ui/icons/icons.page.tsx';
import { IconsViewModel } from '#ui/icons/icons.view-model.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.icons).toResolvedValue(
    (http) => new IconsViewModel({ icons: httpIconGateway(http.client) }),
    [TOKENS.http],
  );
});

/** The icon viewer. */
export const icons: Section = { module, Component: IconsPage };
