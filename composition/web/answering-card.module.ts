import { AnsweringCard } from '#ui/on-call/answering-card.tsx';
import { Loadable } from '#ui/shell/loadable.ts';
import { createSection } from './section.ts';
import { onCallRoutes } from '#adapters/wire/on-call.routes.ts';

/** The answering service on a dealer's dashboard. */
export const section = createSection(AnsweringCard, {
  onCallNow: ({ client }) =>
    new Loadable({
      read: (how) => client.call(onCallRoutes.onCallNow, {}, how),
      fallback: 'Who is on call could not be loaded.',
    }),
});
