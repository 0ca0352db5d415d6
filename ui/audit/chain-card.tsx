import ShieldCheckIcon from '@heroicons/react/20/solid/ShieldCheckIcon';
import ShieldExclamationIcon from '@heroicons/react/20/solid/ShieldExclamationIcon';
import { observer } from 'mobx-react-lite';
import type { ChainPart } from '#core/audit/audit-line.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { ActionLine } from '../kit/action-line.tsx';
import { Button } from '../kit/button.tsx';
import { formatStamp, readerZone } from '../kit/format-time.ts';
import type { ChainCheck, ChainState } from './chain-check.ts';

const number = (value: number): string => value.toLocaleString('en-US');

const stamp = (at: string): string => formatStamp(at, readerZone());

const result = ({ state, upTo, at, reason, since }: ChainPart): string => {
  if (state === 'broken')
    return reason === 'missing'
      ? `The record is broken: line ${number(upTo + 1)} is missing.`
      : `The record is broken: line ${number(upTo + 1)} is not as it was written.`;
  if (at === null) return 'Record intact; nothing is recorded yet.';
  const begin = since === null ? '' : ` Lines up to ${stamp(since)} were removed as too old.`;
  return `Record intact up to line ${number(upTo)}, ${stamp(at)}.${begin}`;
};

const text = (state: ChainState): string => {
  switch (state.at) {
    case 'unchecked':
      return 'Every line is sealed with the one before it. Check whether all are as they were written.';
    case 'checking':
      return `Checking, ${counted(state.lines, 'line')} so far…`;
    case 'failed':
      return state.text;
    case 'done':
      return result(state.part);
  }
};

const lookOf = (state: ChainState): 'plain' | 'good' | 'bad' =>
  state.at !== 'done' ? 'plain' : state.part.state === 'broken' ? 'bad' : 'good';

/** A card that verifies on request whether the audit log is unaltered (SECURITY.md §2.11). */
export const ChainCard = observer(({ chain }: { readonly chain: ChainCheck }) => {
  const { state } = chain;
  const look = lookOf(state);
  return (
    <ActionLine
      label="Check of the record"
      state={look}
      icon={
        look === 'bad' ? <ShieldExclamationIcon aria-hidden /> : <ShieldCheckIcon aria-hidden />
      }
      text={text(state)}
    >
      <Button size="sm" busy={state.at === 'checking'} onClick={() => void chain.check()}>
        Check the record
      </Button>
    </ActionLine>
  );
});
