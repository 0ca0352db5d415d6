import type { Stride } from './stride.ts';

/** What a receiver hands in; nobody signed in does it. */
export const SIGNALS: readonly Stride[] = [
  {
    operationId: 'receiveBatch',
    actor: null,
    from: { variant: 'dealer' },
    receiverKey: (walker) => walker.receiverKey('signals'),
    body: () => ({
      entries: [
        { kind: 'signal', counter: '1', xmit: 'HP1577', format: 'CID', text: '1602 01 000' },
        { kind: 'signal', counter: '2', xmit: 'HP1577', format: 'SIA', text: 'Nri1/CL2' },
      ],
    }),
  },
];
