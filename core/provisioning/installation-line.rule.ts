import { counted } from '../kernel/counted.rule.ts';
import type { Provisioning } from './provisioning.schema.ts';

/** Returns one line of text with the size of the installation. `age` tells how long the installation has existed. */
export const installationLine = (
  { host, groups, people, sites }: Pick<Provisioning, 'host' | 'groups' | 'people' | 'sites'>,
  age: string,
): string =>
  `${host}, ${age}: ${counted(groups, 'group')}, ${counted(people, 'person', 'people')}, ${counted(sites, 'site')}`;
