import { served } from './plugin.ts';
import { accountGroupRoutes } from '#adapters/wire/account-group.routes.ts';

/** Serves a dealer's own group and its portal users. The use case checks the group that the request names (domain guide 6.10). */
export const accountGroupPlugin = served(accountGroupRoutes, (backend) => backend.accountGroup);
