import { served } from './plugin.ts';
import { accountGroupRoutes } from '#adapters/wire/account-group.routes.ts';

/** Serves the company data and portal users of a dealer's group. The use case checks the group named in the request (domain guide 6.10). */
export const accountGroupPlugin = served(accountGroupRoutes, (backend) => backend.accountGroup);
