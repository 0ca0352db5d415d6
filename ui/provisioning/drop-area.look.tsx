import { useState, type DragEvent, type ReactNode } from 'react';
import { FieldLine } from '../kit/field-frame.tsx';
import { PickButton } from '../kit/pick-button.tsx';
import { styled } from '../kit/styled.ts';

const Area = styled('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '2',
    margin: '16px',
    padding: '20px',
    border: '1px dashed',
    borderColor: 'border.control',
    borderRadius: 'sm',
    '&[data-over]': { borderColor: 'accent.fg', background: 'accent.subtle' },
    '@media (max-width: 40rem)': { padding: '16px' },
  },
});
const Title = styled('h3', { base: { textStyle: 'label' } });
const Text = styled('p', { base: { textStyle: 'small', color: 'fg.muted', maxWidth: '72ch' } });
const Presses = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    marginTop: '2',
  },
});

interface DropAreaProps {
  readonly id: string;
  readonly title: string;
  /** The allowed content and size of a file. */
  readonly text: string;
  readonly accept: string;
  /** Label of the button that chooses a file. */
  readonly press: string;
  readonly error: string | null;
  /** True if the button that opened the drop area is gone, so that the file button takes the focus. */
  readonly takesFocus?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
  /** Content beside the button. */
  readonly children?: ReactNode;
}

/** An area in a card without padding. A file can be dropped on it or chosen with its button. */
export const DropArea = (props: DropAreaProps) => {
  const { id, title, text, accept, press, error, onChoose, children } = props;
  const { takesFocus = false } = props;
  const [over, setOver] = useState(false);
  const hover = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <Area
      data-over={over ? '' : undefined}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onChoose([...event.dataTransfer.files]);
      }}
    >
      <Title>{title}</Title>
      <Text>{text}</Text>
      {error !== null && (
        <FieldLine id={`${id}-error`} role="alert" error>
          {error}
        </FieldLine>
      )}
      <Presses>
        <PickButton
          id={id}
          accept={accept}
          autoFocus={takesFocus}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChoose={onChoose}
        >
          {press}
        </PickButton>
        {children}
      </Presses>
    </Area>
  );
};
