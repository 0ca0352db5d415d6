import { useState, type ClipboardEvent, type Ref, type SyntheticEvent } from 'react';
import { control, FieldFrame, type ControlProps } from './field-frame.tsx';
import { controlBox, focusEdge } from './looks.ts';
import { centered } from './portal-looks.ts';
import { styled } from './styled.ts';

/** Number of digits of a code. */
const LENGTH = 6;

const Box = styled('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridAutoColumns: '1fr',
    gridAutoFlow: 'column',
    gap: '2',

    '@media (max-width: 40rem)': {},
  },
});
const Digit = styled('span', {
  base: {
    ...centered,
    height: '3.75rem',
    textStyle: 'figure',
    ...controlBox,
    '&[data-invalid]': { borderColor: 'state.alarm.solid' },
    '&[data-active]': focusEdge,
    '&[data-active]:empty::after': {
      content: '""',
      width: '2px',
      height: '1.75rem',
      background: 'fg.default',
      animation: 'blink 1.1s steps(2, jump-none) infinite',
    },
    '@media (max-width: 40rem)': { height: '3.5rem' },
  },
});

// The real input covers the boxes and receives typing, paste and one-time codes. The boxes only display the digits.
const Input = styled('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: '100%',
    border: '0',
    outline: '0',
    opacity: '0',
    cursor: 'text',
    fontSize: '1rem',
  },
});

// Moves the caret to the end, because digits are only appended. If the user has selected digits, the selection is kept, so
// that typing replaces them.
const caretAtEnd = (event: SyntheticEvent<HTMLInputElement>): void => {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  if (selectionStart === selectionEnd && selectionStart !== value.length) {
    event.currentTarget.setSelectionRange(value.length, value.length);
  }
};

export interface CodeInputProps extends ControlProps {
  readonly ref?: Ref<HTMLInputElement>;
}

/** Six digit boxes over one input. `onChange` receives the whole typed or pasted text; the caller extracts the digits. */
export const CodeInput = ({ ref, ...field }: CodeInputProps) => {
  const { value, onChange, error } = field;
  const [focused, setFocused] = useState(false);
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text');
    if ((pasted.match(/\p{Nd}/gu) ?? []).length < LENGTH) return;
    event.preventDefault();
    onChange(pasted);
  };
  const active = focused ? Math.min(value.length, LENGTH - 1) : -1;
  return (
    <FieldFrame {...field}>
      <Box>
        {Array.from({ length: LENGTH }, (_, index) => (
          <Digit
            key={index}
            aria-hidden
            data-active={index === active ? '' : undefined}
            data-invalid={error ? '' : undefined}
          >
            {value[index]}
          </Digit>
        ))}
        <Input
          ref={ref}
          {...control(field)}
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          onPaste={paste}
          onSelect={caretAtEnd}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
      </Box>
    </FieldFrame>
  );
};
