import { httpIconGateway } from '#adapters/http/http-build-lists.gateway.ts';
import { IconsPage } from '#ui/icons/icons.page.tsx';
import { IconsViewModel } from '#ui/icons/icons.view-model.ts';
import { createSection } from './section.ts';

/** The icon viewer. */
export const section = createSection(IconsPage, {
  icons: ({ client }) => new IconsViewModel({ icons: httpIconGateway(client) }),
});
