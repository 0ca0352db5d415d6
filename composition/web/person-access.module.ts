import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { provisioningRoutes } from '#adapters/wire/provisioning.routes.ts';
import { PersonAccessCard } from '#ui/provisioning/person-access.tsx';
import { PersonAccessViewModel } from '#ui/provisioning/person-access.view-model.ts';
import { createSection } from './section.ts';

/** What a user of a dealer may, a card of their place in Support. */
export const section = createSection(PersonAccessCard, {
  personAccess: ({ client, toasts }) =>
    new PersonAccessViewModel({ gateway: gatewayOf(client, provisioningRoutes), toasts }),
});
