import type { Container } from 'inversify';
import { DEMO_SETTING } from '#adapters/server/demo/demo-database.ts';
import type { Database } from '#adapters/server/sql/open-database.ts';
import { SERVER } from './tokens.ts';

const holdsDemoWorld = async ({ kysely }: Database): Promise<boolean> => {
  const marked = await kysely
    .selectFrom('setting')
    .select('name')
    .where('name', '=', DEMO_SETTING)
    .executeTakeFirst();
  return marked !== undefined;
};

/**
 * Links the people named in the single sign-on configuration. The demo providers ask for no password, so demo people are
 * linked only in a database with demo data.
 */
export const linkSsoPeople = async (container: Container): Promise<void> => {
  const { configuration, demo } = container.get(SERVER.sso);
  if (demo !== null && !(await holdsDemoWorld(container.get(SERVER.database)))) return;
  const log = container.get(SERVER.log);
  const unknown = await container.get(SERVER.backend).sso.linkSsoPeople(configuration.links);
  for (const { username } of unknown)
    log.error('SSO_CONFIG names a person without an account', { username });
};
