import type { SilentAlarm } from '#core/silent-alarms/silent-alarm.schema.ts';
import type { Stride } from './stride.ts';
import type { Walker } from './walker.ts';

const HELPER = 'priya.nair';

/** A step that submits a code heard on the phone from a person under duress. The walk has set this duress code earlier. */
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

/** Steps of a receiver, which sends with its key and without a session. */
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
