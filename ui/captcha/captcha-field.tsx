import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import ExclamationCircleIcon from '@heroicons/react/16/solid/ExclamationCircleIcon';
import ShieldCheckIcon from '@heroicons/react/20/solid/ShieldCheckIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Spinner } from '../kit/spinner.tsx';
import { styled } from '../kit/styled.ts';
import type { CaptchaViewModel } from './captcha.view-model.ts';

const Frame = styled('div', { base: { display: 'grid', gap: '1.5' } });
const Box = styled('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '48px',
    paddingInline: '3',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'sm',
    textStyle: 'form',
    cursor: 'pointer',
    '&[data-invalid]': { borderColor: 'state.alarm.solid' },
    '&:has(:focus-visible)': {
      borderColor: 'focus.ring',
      boxShadow: '0 0 0 1px var(--p-colors-focus-ring)',
    },
    '& > svg:last-of-type': {
      width: '20px',
      height: '20px',
      marginInlineStart: 'auto',
      color: 'fg.subtle',
    },
    '&[data-at=solved] > svg:last-of-type': { color: 'state.ok.solid' },
  },
});
const Tick = styled('span', {
  base: {
    position: 'relative',
    display: 'grid',
    width: '18px',
    height: '18px',
    '& > input': {
      appearance: 'none',
      gridArea: '1 / 1',
      borderRadius: '3px',
      border: '1.5px solid',
      borderColor: 'border.control',
      outline: '0',
      cursor: 'inherit',
    },
    '& > input:checked': { background: 'accent.solid', borderColor: 'accent.solid' },
    '& > svg': {
      gridArea: '1 / 1',
      placeSelf: 'center',
      width: '14px',
      height: '14px',
      color: 'accent.on',
      pointerEvents: 'none',
    },
    '&[data-working] > input': { visibility: 'visible', opacity: '0' },
    '& > [data-turning]': { position: 'absolute', inset: '0', pointerEvents: 'none' },
  },
});
const Line = styled('div', {
  base: {
    display: 'flex',
    gap: '1.5',
    textStyle: 'small',
    color: 'fg.muted',
    '&[data-error]': {
      color: 'state.alarm.fg',
      '& > svg': {
        width: '16px',
        height: '16px',
        marginTop: '1px',
        color: 'state.alarm.solid',
      },
    },
  },
});

/**
 * The security check's box: ticked by pointer or Space, its progress and its end are said aloud. Give it the form's
 * `CaptchaViewModel`; after a submit without the check it takes the focus, unless the form gives it to a wrong field.
 */
export const CaptchaField = observer(
  ({ id = 'captcha', model }: { readonly id?: string; readonly model: CaptchaViewModel }) => {
    const box = useRef<HTMLInputElement>(null);
    const { error, refusals, state } = model;
    const working = state.at === 'working';
    useEffect(() => {
      if (refusals > 0) box.current?.focus();
    }, [refusals]);
    return (
      <Frame>
        <Box data-at={state.at} data-invalid={error === null ? undefined : ''}>
          <Tick data-working={working ? '' : undefined}>
            <input
              ref={box}
              id={id}
              type="checkbox"
              checked={state.at === 'solved'}
              aria-busy={working}
              aria-required
              aria-invalid={error === null ? undefined : true}
              aria-describedby={`${id}-line`}
              onChange={() => model.toggle()}
            />
            {working && <Spinner data-turning="" aria-hidden />}
            {state.at === 'solved' && <CheckIcon aria-hidden />}
          </Tick>
          <span>I am not a robot</span>
          <ShieldCheckIcon aria-hidden />
        </Box>
        <Line
          id={`${id}-line`}
          role={error === null ? 'status' : 'alert'}
          data-error={error === null ? undefined : ''}
        >
          {error !== null && <ExclamationCircleIcon aria-hidden />}
          <span>{error ?? model.help}</span>
        </Line>
      </Frame>
    );
  },
);
