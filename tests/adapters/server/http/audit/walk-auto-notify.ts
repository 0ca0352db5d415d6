import { randomUUID } from 'node:crypto';
import { demoRule } from '#adapters/server/demo/write-auto-notify.ts';
import type { Body, Look, Stride } from './stride.ts';

const DEALER = 'sam.ortiz';
const FORM = {
  ...{ cause: 'power', categories: [], priorities: [], who: 'emails', whoId: null },
  ...{ emails: ['office@bluestone.example.com'], channel: 'email' },
  ...{ timing: 'daytime', digest: 'immediate' },
} as const;

const of = (operationId: string, rev: number, body: Body = {}): Stride => ({
  ...{ operationId, actor: DEALER },
  params: () => ({ id: demoRule(0) }),
  body: () => ({ rev, ...body }),
});

/** A rule is added, another one changed, turned off and taken away. */
export const AUTO_NOTIFY: readonly Stride[] = [
  {
    ...{ operationId: 'addNotifyRule', actor: DEALER },
    body: () => ({ id: randomUUID(), ...FORM }),
  },
  of('changeNotifyRule', 1, FORM),
  of('turnNotifyRule', 2, { enabled: false }),
  of('removeNotifyRule', 3),
];

/** Reads of the same. */
export const LOOKS_AT_RULES: readonly Look[] = [
  { operationId: 'notifyDesk', actor: DEALER },
  {
    operationId: 'dryRunNotifyRule',
    actor: DEALER,
    query: { cause: 'power', timing: 'daytime', digest: 'immediate' },
  },
];
