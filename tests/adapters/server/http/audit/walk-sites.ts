import { randomUUID } from 'node:crypto';
import type { Body, Stride } from './stride.ts';
import { panelsOfWalk } from './walk-panels.ts';

const DEALER = 'dealer.limited';
/** May create accounts, which templates are for. */
export const OPENER = 'front.desk';
const TEMPLATE = randomUUID();

const ofTemplate = (operationId: string, body: Body): Stride => ({
  ...{ operationId, actor: DEALER, params: () => ({ id: TEMPLATE }) },
  body: () => body,
});

/** The template the walk keeps. */
export const templateOfWalk = () => ({ id: TEMPLATE });

/** What a dealer does with a site's own fields. */
export const SITES: readonly Stride[] = [
  {
    ...{ operationId: 'keepSiteTemplate', actor: DEALER, params: panelsOfWalk },
    body: () => ({ id: TEMPLATE, name: 'Boat house' }),
  },
  ofTemplate('renameSiteTemplate', { name: 'Boat house, two doors', rev: 1 }),
  {
    ...{ operationId: 'removeSiteTemplate', actor: DEALER, params: templateOfWalk },
    query: { rev: '2' },
  },
];
