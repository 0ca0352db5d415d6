import ShieldCheckIcon from '@heroicons/react/20/solid/ShieldCheckIcon';
import ShieldExclamationIcon from '@heroicons/react/20/solid/ShieldExclamationIcon';
import { observer } from 'mobx-react-lite';
import type { ChainPart } from '#core/audit/audit-record.schema.ts';
import { Button } from '../kit/button.tsx';
import { formatStamp } from '../kit/format-time.ts';
import { styled } from '../kit/styled.ts';
import type { ChainCheck, ChainState } from './chain-check.ts';

const Bar = styled('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '2',
    minHeight: '48px',
    border: '1px solid',
    borderColor: 'border.default',
    borderRadius: 'md',
    background: 'bg.surface',
    '& > svg': { width: '20px', height: '20px', color: 'fg.muted' },
    '& > p': { flex: '1 1 200px' },
    '& > button': { marginInlineStart: 'auto' },
  },
  variants: {
    state: {
      plain: {},
      intact: { '& > svg': { color: 'state.ok.solid' } },
      broken: {
        background: 'state.alarm.subtle',
        borderColor: 'state.alarm.border',
        '& > svg': { color: 'state.alarm.solid' },
        '& > p': { color: 'state.alarm.fg', fontWeight: '600' },
      },
    },
  },
});

const number = (value: number): string => value.toLocaleString('en-US');

const result = ({ state, upTo, at, reason }: ChainPart): string => {
  if (state === 'broken')
    return reason === 'missing'
      ? `The record is broken: line ${number(upTo + 1)} is missing.`
      : `The record is broken: line ${number(upTo + 1)} is not as it was written.`;
  if (at === null) return 'Record intact; nothing is recorded yet.';
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return `Record intact up to line ${number(upTo)}, ${formatStamp(at, zone)}.`;
};

const words = (state: ChainState): string => {
  switch (state.at) {
    case 'unchecked':
      return 'Every line is sealed with the one before it. Check whether all are as they were written.';
    case 'checking':
      return `Checking, ${number(state.lines)} lines so far…`;
    case 'failed':
      return state.text;
    case 'done':
      return result(state.part);
  }
};

const lookOf = (state: ChainState): 'plain' | 'intact' | 'broken' =>
  state.at !== 'done' ? 'plain' : state.part.state === 'broken' ? 'broken' : 'intact';

/** Whether the record is as it was written, when somebody asks (SECURITY.md §2.11). */
export const ChainCard = observer(({ chain }: { readonly chain: ChainCheck }) => {
  const { state } = chain;
  const look = lookOf(state);
  return (
    <Bar state={look} aria-label="Check of the record">
      {look === 'broken' ? <ShieldExclamationIcon aria-hidden /> : <ShieldCheckIcon aria-hidden />}
      <p role="status">{words(state)}</p>
      <Button size="sm" busy={state.at === 'checking'} onClick={() => void chain.check()}>
        Check the record
      </Button>
    </Bar>
  );
});
