import DocumentTextIcon from '@heroicons/react/20/solid/DocumentTextIcon';
import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import { useRef } from 'react';
import { FieldFrame, FieldLine } from '../kit/field-frame.tsx';
import { formatSize } from '../kit/format-size.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { inlineRow, row } from '../kit/looks.ts';
import { PickButton } from '../kit/pick-button.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { styled } from '../kit/styled.ts';

const Shown = styled('div', {
  base: {
    ...row('2'),
    minHeight: '40px',
    paddingBlock: '3px',
    paddingInlineStart: '12px',
    border: 'control',
    borderRadius: 'sm',
    justifySelf: 'stretch',
    '& > svg': { flexShrink: '0', boxSize: '20px', color: 'fg.muted' },
    '&[data-wrong]': { borderColor: 'state.alarm.solid' },
  },
});
// The size stands below a long name.
const Words = styled('div', {
  base: { ...row('2'), rowGap: '0', flex: '1 1 0', flexWrap: 'wrap', minWidth: '0' },
});
const Name = styled('span', { base: { minWidth: '0', overflowWrap: 'anywhere' } });
const Weight = styled('small', {
  base: { textStyle: 'small', color: 'fg.muted', whiteSpace: 'nowrap' },
});

// Stays invisible for the first 150 ms (ui README §9).
const Reading = styled('small', {
  base: {
    ...inlineRow('1.5'),
    textStyle: 'small',
    color: 'fg.muted',
    animation: 'appear .01s .15s both',
  },
});

const Line = styled('div', {
  base: { display: 'grid', gap: '2', justifyItems: 'start' },
});

export interface FileFieldProps {
  readonly id: string;
  readonly label: string;
  /** A text about the accepted files, shown beside the label. */
  readonly counter: string;
  readonly accept: string;
  /** The noun for the file, used in "Choose a" and "Choose another". */
  readonly noun: string;
  readonly shown: { readonly name: string; readonly size: number | null } | null;
  /** True while the shown file is being read or sent. */
  readonly reading: boolean;
  readonly error: string | null;
  readonly onChoose: (files: readonly File[]) => void;
  readonly onClear: () => void;
}

/**
 * A field for one file: shows the current file, with buttons to remove or replace it. Chakra's file field is not used,
 * because it would add 12.2 kB (kit README §9).
 */
export const FileField = (props: FileFieldProps) => {
  const { id, label, counter, accept, noun, shown, reading, error, onChoose, onClear } = props;
  const chooser = useRef<HTMLButtonElement>(null);
  const press = shown === null ? `Choose a ${noun}` : `Choose another ${noun}`;
  // A file that disappears takes the focus with it, unless the next control has it already.
  const remove = (): void => {
    chooser.current?.focus();
    onClear();
  };
  return (
    <FieldFrame id={id} label={label} counter={counter}>
      <Line>
        {shown !== null && (
          <Shown data-wrong={error === null ? undefined : ''}>
            <DocumentTextIcon aria-hidden />
            <Words>
              <Name>{shown.name}</Name>
              {reading ? (
                <Reading role="status">
                  <Spinner aria-hidden />
                  Reading
                </Reading>
              ) : (
                shown.size !== null && <Weight>{formatSize(shown.size)}</Weight>
              )}
            </Words>
            <IconButton label={`Remove ${shown.name}`} onClick={remove}>
              <XMarkIcon />
            </IconButton>
          </Shown>
        )}
        <PickButton
          ref={chooser}
          id={id}
          accept={accept}
          aria-label={`${press}: ${label}`}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChoose={onChoose}
        >
          {press}
        </PickButton>
      </Line>
      {error !== null && (
        <FieldLine id={`${id}-error`} role="alert" error>
          {error}
        </FieldLine>
      )}
    </FieldFrame>
  );
};
