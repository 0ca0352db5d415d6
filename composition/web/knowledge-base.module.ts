import { helpAudience } from '#core/knowledge-base/help-audience.rule.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { KnowledgeBasePage } from '#ui/knowledge-base/knowledge-base.page.tsx';
import { KnowledgeBaseViewModel } from '#ui/knowledge-base/knowledge-base.view-model.ts';
import { createSection } from './section.ts';
import { knowledgeBaseRoutes } from '#adapters/wire/knowledge-base.routes.ts';

/** The embedded help site. */
export const section = createSection(KnowledgeBasePage, {
  knowledgeBase: ({ client, configuration, context }) =>
    new KnowledgeBaseViewModel({
      base: configuration.helpUrl,
      ask: () => client.call(knowledgeBaseRoutes.helpState, {}, { background: true }),
      audience: helpAudience(context.current.view?.user.applicationNum ?? APPLICATIONS.customer),
    }),
});
