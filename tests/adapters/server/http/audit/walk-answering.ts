import { randomUUID } from 'node:crypto';
import { demoMessage } from '#adapters/server/demo/write-answering.ts';
import type { Body, Look, Stride } from './stride.ts';

const READER = 'sam.ortiz';
/** The actor of the answering-service steps, and a group that uses the answering service. */
const EDITOR = { actor: 'dealer.admin', query: { siteGroupNum: '4490' } } as const;

const of = (operationId: string, at: number, body: Body): Stride => ({
  operationId,
  ...EDITOR,
  params: () => ({ id: demoMessage(at) }),
  body: () => body,
});

/** Steps of the answering service: the answering service delivers messages, and the dealer's users handle the messages. */
export const ANSWERING: readonly Stride[] = [
  {
    operationId: 'receiveAnsweringMessages',
    actor: null,
    from: { variant: 'dealer' },
    receiverKey: (walker) => walker.receiverKey('answering'),
    body: () => ({
      entries: [
        {
          kind: 'message',
          counter: '1',
          siteGroupNum: 4490,
          takenBy: 'TV',
          callerName: 'Nadia Stone',
          category: 'Service call',
          text: 'The keypad beeps.',
        },
        {
          kind: 'try',
          counter: '2',
          message: { counter: '1' },
          channel: 'call',
          person: 'Sam Ortiz',
          result: 'Voicemail',
        },
        { kind: 'state', counter: '3', message: { counter: '1' }, state: 'Escalated' },
      ],
    }),
  },
  of('assignAnsweringMessage', 2, { rev: 1, personId: null }),
  of('acknowledgeAnsweringMessage', 2, { rev: 2 }),
  of('noteAnsweringMessage', 2, { entryId: randomUUID(), text: 'The money goes back on Monday.' }),
  of('callAnsweringMessage', 2, { entryId: randomUUID() }),
  of('closeAnsweringMessage', 2, { rev: 3, outcome: 'Called back', words: '' }),
  {
    operationId: 'acknowledgeAnsweringMessages',
    ...EDITOR,
    body: () => ({ messages: [{ id: demoMessage(3), rev: 1 }], dryRun: false }),
  },
  {
    ...of('redeliverAnsweringMessage', 4, {}),
    body: (walker) => ({
      rev: 1,
      deliveryId: randomUUID(),
      channel: 'email',
      personId: walker.idOf(READER),
    }),
  },
];

/** Requests that read answering-service data. */
export const LOOKS_AT_ANSWERING: readonly Look[] = [
  { operationId: 'listAnsweringMessages', actor: READER },
  { operationId: 'countAnsweringMessages', actor: READER },
  { operationId: 'exportAnsweringMessages', actor: READER, query: { format: 'csv' } },
  {
    operationId: 'readAnsweringMessage',
    actor: READER,
    params: () => ({ id: demoMessage(4) }),
  },
];
