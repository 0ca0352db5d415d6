import CheckCircleIcon from '@heroicons/react/20/solid/CheckCircleIcon';
import ExclamationCircleIcon from '@heroicons/react/20/solid/ExclamationCircleIcon';
import { useEffect, useState } from 'react';
import { styled } from './styled.ts';
import { tint } from './tone.ts';

const Frame = styled('div', {
  base: {
    display: 'flex',
    gap: '3',
    px: '4',
    py: '3',
    border: '1px solid',
    borderInlineStartWidth: '4px',
    borderRadius: 'sm',
    overflowWrap: 'anywhere',
    '& > svg': { boxSize: '20px' },
    '& b': { display: 'block', fontWeight: '600' },
  },
  variants: { tone: { error: tint('alarm'), success: tint('ok') } },
});

export interface FormAlertProps {
  readonly tone: 'error' | 'success';
  /** Above the text, where the words alone would not tell what it is about. */
  readonly title?: string | undefined;
  readonly text: string;
  /** Milliseconds until it goes by itself; null stays. Hover and focus hold it, and the time starts anew after. */
  readonly durationMs?: number | null | undefined;
  readonly onExpire?: () => void;
}

/** What happened to the form, in words above it, announced once. Key it by the notice, so that equal words speak again. */
export const FormAlert = ({ tone, title, text, durationMs = null, onExpire }: FormAlertProps) => {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (durationMs === null || held || onExpire === undefined) return undefined;
    const timer = setTimeout(onExpire, durationMs);
    return () => clearTimeout(timer);
  }, [durationMs, held, onExpire]);
  return (
    <Frame
      tone={tone}
      role={tone === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {tone === 'error' ? <ExclamationCircleIcon /> : <CheckCircleIcon />}
      <p>
        {title !== undefined && <b>{title}</b>}
        {text}
      </p>
    </Frame>
  );
};
