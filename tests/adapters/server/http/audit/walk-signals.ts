import type { SilentAlarm } from '#core/silent-alarms/silent-alarm.schema.ts';
import type { Stride } from './stride.ts';
import type { Walker } from './walker.ts';

const HELPER = 'priya.nair';

/** Submits a duress code that an agent heard on the phone. An earlier step of the walk created this code. */
const HEARD: Stride = {
  operationId: 'checkHeardCode',
  actor: null,
  from: { variant: 'dealer' },
  receiverKey: (walker) => walker.receiverKey('answering'),
  body: () => ({ xmit: 'HP1999', code: 'QUAHOG47', givenFor: 'Cancel alarm', agent: 'Rosa' }),
};

const waiting = async (walker: Walker) => {
  const { alarms } = await walker.read<{ alarms: readonly SilentAlarm[] }>(
    HELPER,
    'home/silent-alarms',
  );
  return { id: alarms.find(({ takenAt }) => takenAt === null)?.id ?? 'none waits' };
};

/** Steps of a signal receiver, which authenticates with its key and has no session. */
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
  HEARD,
  {
    operationId: 'takeHandedAlarm',
    actor: null,
    from: { variant: 'dealer' },
    receiverKey: (walker) => walker.receiverKey('signals'),
    params: waiting,
    body: () => ({ operator: 'HK' }),
  },
  HEARD,
  { operationId: 'takeSilentAlarm', actor: HELPER, params: waiting },
];
