import ShieldCheckIcon from '@heroicons/react/20/solid/ShieldCheckIcon';
import ShieldExclamationIcon from '@heroicons/react/20/solid/ShieldExclamationIcon';
import { observer } from 'mobx-react-lite';
import type { ChainPart } from '#core/audit/audit-line.schema.ts';
import { counted, grouped } from '#core/kernel/counted.rule.ts';
import { ActionLine } from '../kit/action-line.tsx';
import { Button } from '../kit/button.tsx';
import { formatStamp, readerZone } from '../kit/format-time.ts';
import type { ChainCheck, ChainState } from './chain-check.ts';

const stamp = (at: string): string => formatStamp(at, readerZone());

const result = ({ state, upTo, at, reason, since }: ChainPart): string => {
  if (state === 'broken')
    return reason === 'missing'
      ? `This log was changed: line ${grouped(upTo + 1)} is missing.`
      : `This log was changed: line ${grouped(upTo + 1)} is not what was written.`;
  if (at === null) return 'Nothing was changed. Nothing is logged yet.';
  const begin =
    since === null ? '' : ` Lines up to ${stamp(since)} were removed because of their age.`;
  return `Nothing was changed up to line ${grouped(upTo)}, ${stamp(at)}.${begin}`;
};

const text = (state: ChainState): string => {
  switch (state.at) {
    case 'unchecked':
      return 'This log is tamper-evident. Verify that nothing was changed.';
    case 'checking':
      return `Verifying, ${counted(state.lines, 'line')} so far…`;
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
      label="Verify log"
      state={look}
      icon={
        look === 'bad' ? <ShieldExclamationIcon aria-hidden /> : <ShieldCheckIcon aria-hidden />
      }
      text={text(state)}
    >
      <Button size="sm" busy={state.at === 'checking'} onClick={() => void chain.check()}>
        Verify log
      </Button>
    </ActionLine>
  );
});
