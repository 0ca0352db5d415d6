import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { schedulesRoutes } from '#adapters/wire/schedules.routes.ts';
import { draftSchedulesGateway } from '#core/new-account/draft-schedules.store.ts';
import { DraftSchedulesViewModel } from '#ui/schedules/draft-schedules.view-model.ts';
import { SchedulesStep } from '#ui/schedules/draft-schedules.part.tsx';
import { draftParts } from './draft-parts.ts';
import { createSection } from './section.ts';

/** The hours of a draft. */
export const section = createSection(SchedulesStep, {
  newAccountSchedules: (parts) =>
    new DraftSchedulesViewModel({
      ...draftParts(parts),
      gateway: draftSchedulesGateway(
        parts.model('newAccount'),
        gatewayOf(parts.client, schedulesRoutes),
      ),
      makeKey: parts.makeKey,
    }),
});
