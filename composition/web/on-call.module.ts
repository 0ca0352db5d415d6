import { intlWallClock } from '#adapters/browser/intl-wall-clock.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { onCallRoutes } from '#adapters/wire/on-call.routes.ts';
import { OnCallPage } from '#ui/on-call/on-call.page.tsx';
import { OnCallViewModel } from '#ui/on-call/on-call.view-model.ts';
import { createSection } from './section.ts';

/** Who is on call for a dealer. */
export const section = createSection(OnCallPage, {
  onCall: ({ client, clock, makeKey, toasts }) =>
    new OnCallViewModel({
      gateway: gatewayOf(client, onCallRoutes),
      clock,
      wallClock: intlWallClock,
      makeKey,
      toasts,
    }),
});
