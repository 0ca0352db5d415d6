import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import ShieldCheckIcon from '@heroicons/react/20/solid/ShieldCheckIcon';
import type { Ref } from 'react';
import { FieldLine } from '../kit/field-frame.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { focusEdge, row } from '../kit/looks.ts';
import { TICK, TICKED_BOX, TICK_BOX } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Frame = styled('div', { base: { display: 'grid', gap: '1.5' } });
const Box = styled('label', {
  base: {
    ...row('3'),
    minHeight: '48px',
    paddingInline: '3',
    border: 'control',
    borderRadius: 'sm',
    textStyle: 'form',
    cursor: 'pointer',
    '&[data-invalid]': { borderColor: 'state.alarm.solid' },
    '&:has(:focus-visible)': focusEdge,
    '& > svg:last-of-type': { boxSize: '20px', marginInlineStart: 'auto', color: 'fg.subtle' },
    '&[data-at=done] > svg:last-of-type': { color: 'state.ok.solid' },
  },
});

const Tick = styled('span', {
  base: {
    position: 'relative',
    display: 'grid',
    boxSize: '18px',
    '& > svg': { ...TICK, gridArea: '1 / 1', placeSelf: 'center' },
    '& > [data-turning]': { position: 'absolute', inset: '0', pointerEvents: 'none' },
  },
});
const Input = styled('input', {
  base: {
    ...TICK_BOX,
    gridArea: '1 / 1',
    background: 'none',
    outline: '0',
    '&:checked': TICKED_BOX,
    '[data-working] > &': { visibility: 'visible', opacity: '0' },
  },
});

export interface CheckCardProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly id: string;
  readonly label: string;
  readonly at: 'idle' | 'working' | 'done';
  /** The help text below the checkbox, also announced to screen readers. An error message replaces the help text. */
  readonly help: string;
  readonly error: string | null;
  readonly onToggle: () => void;
}

/**
 * A checkbox that starts a slow task, such as a captcha. A spinner in the checkbox shows that the task is running; start
 * and result are announced to screen readers.
 */
export const CheckCard = ({ ref, id, label, at, help, error, onToggle }: CheckCardProps) => {
  const wrong = error === null ? undefined : '';
  return (
    <Frame>
      <Box data-at={at} data-invalid={wrong}>
        <Tick data-working={at === 'working' ? '' : undefined}>
          <Input
            ref={ref}
            id={id}
            type="checkbox"
            checked={at === 'done'}
            aria-busy={at === 'working'}
            aria-required
            aria-invalid={error === null ? undefined : true}
            aria-describedby={`${id}-line`}
            onChange={onToggle}
          />
          {at === 'working' && <Spinner data-turning="" aria-hidden />}
          {at === 'done' && <CheckIcon aria-hidden />}
        </Tick>
        <span>{label}</span>
        <ShieldCheckIcon aria-hidden />
      </Box>
      <FieldLine
        id={`${id}-line`}
        role={error === null ? 'status' : 'alert'}
        error={error !== null}
      >
        {error ?? help}
      </FieldLine>
    </Frame>
  );
};
