import { served } from './plugin.ts';
import { accountGroupRoutes } from '#adapters/wire/account-group.routes.ts';

/** A dealer's own group and who may use the portal for it; the group the request names, checked by the use case (domain guide 6.10). */
export const accountGroupPlugin = served(accountGroupRoutes, (backend) => backend.accountGroup);
