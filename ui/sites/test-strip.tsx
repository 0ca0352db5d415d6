import BeakerIcon from '@heroicons/react/24/outline/BeakerIcon';
import { between, formatDuration, formatZone } from '../kit/format-time.ts';
import { styled } from '../kit/styled.ts';
import { ZonedTime } from '../kit/zoned-time.tsx';

const Strip = styled('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    padding: '12px 16px 12px 30px',
    background: 'state.test.subtle',
    borderBottom: '1px solid',
    borderColor: 'state.test.border',
    '& > svg': { width: '20px', height: '20px', color: 'state.test.solid' },
    '& > p': { display: 'flex', flexWrap: 'wrap', columnGap: '3', '& > b': { fontWeight: '600' } },
    '& > b': { marginInlineStart: 'auto', fontWeight: '600', whiteSpace: 'nowrap' },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '0',
      width: '14px',
      backgroundImage:
        'repeating-linear-gradient(135deg, var(--p-colors-state-test-solid) 0 5px, var(--p-colors-state-test-subtle) 5px 10px)',
    },
  },
});

/** That nobody acts on signals, until when and how long still (kit README §7 "Test panel"). */
export const TestStrip = ({
  until,
  now,
  timeZone,
}: {
  readonly until: string;
  readonly now: string;
  readonly timeZone: string;
}) => (
  <Strip>
    <BeakerIcon aria-hidden />
    <p>
      <b>
        On test until <ZonedTime at={until} now={now} timeZone={timeZone} />{' '}
        {formatZone(until, timeZone)}
      </b>
      <span>Signals are logged and nobody acts on them.</span>
    </p>
    <b>{formatDuration(between(now, until))} left</b>
  </Strip>
);
