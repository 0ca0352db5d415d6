import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { intakeRoutes } from '#adapters/wire/intake.routes.ts';
import { httpNewAccountGateway } from '#adapters/http/http-new-account.gateway.ts';
import { BlockRequestViewModel } from '#ui/new-account/block-request.view-model.ts';
import { NewAccountPage } from '#ui/new-account/new-account.page.tsx';
import { NewAccountViewModel } from '#ui/new-account/new-account.view-model.ts';
import { createSection } from './section.ts';
import { siteRights } from './site-rights.ts';

/** Creating an account; the one draft that is open is shared by its steps. */
export const section = createSection(
  NewAccountPage,
  {
    blockRequest: ({ client, makeKey }) =>
      new BlockRequestViewModel({ gateway: gatewayOf(client, intakeRoutes), key: makeKey() }),
  },
  {
    newAccount: ({ client, clock, context, toasts }) => {
      const { holds } = siteRights({ context });
      return new NewAccountViewModel({
        gateway: httpNewAccountGateway(client),
        ids: cryptoIdSource,
        clock,
        toasts,
        may: { zones: holds('zonesRead'), hours: holds('scheduleRead') },
      });
    },
  },
);
