import { randomUUID } from 'node:crypto';
import { demoRule } from '#adapters/server/demo/write-auto-notify.ts';
import type { Body, Look, Stride } from './stride.ts';

const READER = 'sam.ortiz';
/** Sender and group of the notification-rule steps. The group uses the answering service. */
const EDITOR = { actor: 'dealer.admin', query: { siteGroupNum: '4490' } } as const;
const FORM = {
  cause: 'power',
  categories: [],
  priorities: [],
  who: 'emails',
  whoId: null,
  emails: ['office@bluestone.example.com'],
  channel: 'email',
  timing: 'daytime',
  digest: 'immediate',
} as const;

const of = (operationId: string, rev: number, body: Body = {}): Stride => ({
  operationId,
  ...EDITOR,
  params: () => ({ id: demoRule(0) }),
  body: () => ({ rev, ...body }),
});

/** Steps of the notification rules: adds one rule, then changes, turns off and deletes another. */
export const AUTO_NOTIFY: readonly Stride[] = [
  {
    operationId: 'addNotifyRule',
    ...EDITOR,
    body: () => ({ id: randomUUID(), ...FORM }),
  },
  of('changeNotifyRule', 1, FORM),
  of('turnNotifyRule', 2, { enabled: false }),
  of('removeNotifyRule', 3),
];

/** Reads of the notification rules. */
export const LOOKS_AT_RULES: readonly Look[] = [
  { operationId: 'notifyDesk', actor: READER },
  {
    operationId: 'dryRunNotifyRule',
    actor: READER,
    query: { cause: 'power', timing: 'daytime', digest: 'immediate' },
  },
];
