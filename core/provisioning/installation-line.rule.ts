import { counted } from '../kernel/counted.rule.ts';
import type { Provisioning } from './provisioning.schema.ts';

/** What an installation has, in one line under the title; `age` says since when it is there. */
export const installationLine = (
  { host, groups, people, sites }: Pick<Provisioning, 'host' | 'groups' | 'people' | 'sites'>,
  age: string,
): string =>
  `${host}, ${age}: ${counted(groups, 'group')}, ${counted(people, 'person', 'people')}, ${counted(sites, 'site')}`;
