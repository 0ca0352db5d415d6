import ExclamationCircleIcon from '@heroicons/react/16/solid/ExclamationCircleIcon';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { EntryChip } from '../kit/several/entry-chip.tsx';
import { removesLastChip } from '../kit/several/several-search.rule.ts';
import { FieldFrame } from '../kit/field-frame.tsx';
import { controlBox, focusEdge, row, underFingers } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

const Box = styled('div', {
  base: {
    ...row('1.5'),
    ...controlBox,
    flexWrap: 'wrap',
    minHeight: '40px',
    padding: '5px 8px',
    '&:focus-within': focusEdge,
  },
});
const Input = styled('input', {
  base: {
    flex: '1 1 140px',
    minWidth: '0',
    height: '1.75rem',
    border: '0',
    outline: '0',
    background: 'transparent',
    textStyle: 'body',
    '@media (pointer: coarse)': { height: '2.125rem', ...underFingers },
  },
});
const Refused = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '1',
  },
});
const Reason = styled('li', {
  base: {
    display: 'flex',
    gap: '1.5',
    textStyle: 'small',
    color: 'state.alarm.fg',
    overflowWrap: 'anywhere',
    '& > svg': { boxSize: '16px', flexShrink: '0', color: 'state.alarm.solid' },
  },
});

interface ChipsFieldProps {
  readonly id: string;
  readonly label: string;
  readonly counter: string;
  readonly help?: string;
  readonly error?: string | null;
  readonly chips: readonly { readonly id: string; readonly text: string; readonly title: string }[];
  readonly value: string;
  /** Entries that did not become chips, each with the reason. */
  readonly refused: readonly string[];
  /** With 'Enter', a comma does not end an entry, because names can contain commas. */
  readonly separator?: 'comma' | 'Enter';
  readonly onChange: (text: string) => void;
  /** Turns the typed or pasted text into chips. */
  readonly onAdd: (text?: string) => void;
  readonly onRemove: (id: string) => void;
}

/**
 * A field for several short entries: Enter, a comma or blur makes chips, and Backspace removes the last chip. Chakra's
 * combobox is not used, because it offers only known entries.
 */
export const ChipsField = (props: ChipsFieldProps) => {
  const { chips, error, id, onAdd, onRemove, refused, value } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Enter that ends the composing of a character does not end the entry.
    if (event.nativeEvent.isComposing) return;
    const last = chips.at(-1);
    const ends = props.separator === 'Enter' ? ['Enter', ';'] : ['Enter', ',', ';'];
    if (ends.includes(event.key) && value !== '') {
      event.preventDefault();
      onAdd();
    } else if (removesLastChip(event, value) && last !== undefined) onRemove(last.id);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData('text');
    if (props.separator === 'Enter' ? !/[\n\t;]/.test(text.trim()) : !/[\s,;]/.test(text.trim()))
      return;
    event.preventDefault();
    onAdd(`${value} ${text}`);
  };
  return (
    <FieldFrame
      id={id}
      label={props.label}
      counter={props.counter}
      help={props.help}
      error={error ?? null}
    >
      <Box>
        {chips.map((chip) => (
          <EntryChip
            key={chip.id}
            text={chip.text}
            title={chip.title}
            onRemove={() => onRemove(chip.id)}
          />
        ))}
        <Input
          id={id}
          type="text"
          inputMode={props.separator === 'Enter' ? 'text' : 'email'}
          autoComplete="off"
          value={value}
          aria-invalid={error || refused.length > 0 ? true : undefined}
          aria-describedby={refused.length > 0 ? `${id}-refused` : undefined}
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => value !== '' && onAdd()}
        />
      </Box>
      {refused.length > 0 && (
        <div role="alert">
          <Refused id={`${id}-refused`}>
            {refused.map((reason) => (
              <Reason key={reason}>
                <ExclamationCircleIcon aria-hidden />
                {reason}
              </Reason>
            ))}
          </Refused>
        </div>
      )}
    </FieldFrame>
  );
};
