import DocumentTextIcon from '@heroicons/react/20/solid/DocumentTextIcon';
import ArrowUpTrayIcon from '@heroicons/react/20/solid/ArrowUpTrayIcon';
import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import { useRef } from 'react';
import { Button } from './button.tsx';
import { FieldFrame } from './field-frame.tsx';
import { formatSize } from './format-size.ts';
import { IconButton } from './icon-button.tsx';
import { row } from './looks.ts';
import { styled } from './styled.ts';

const Shown = styled('div', {
  base: {
    ...row('2'),
    minHeight: '40px',
    paddingInlineStart: '12px',
    border: 'control',
    borderRadius: 'sm',
    justifySelf: 'stretch',
    '& > svg': { flexShrink: '0', boxSize: '20px', color: 'fg.muted' },
    '& > [data-end]': { marginInlineStart: 'auto' },
  },
});
const Name = styled('span', { base: { minWidth: '0', overflowWrap: 'anywhere' } });
const Weight = styled('small', {
  base: { textStyle: 'small', color: 'fg.muted', whiteSpace: 'nowrap' },
});

const Input = styled('input', { base: { display: 'none' } });

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
  readonly error: string | null;
  readonly onChoose: (files: readonly File[]) => void;
  readonly onClear: () => void;
}

/**
 * A field for one file: shows the current file, with buttons to remove or replace it. Chakra's file field is not used,
 * because it would add 12.2 kB (kit README §9).
 */
export const FileField = (props: FileFieldProps) => {
  const { id, label, counter, accept, noun, shown, error, onChoose, onClear } = props;
  const picker = useRef<HTMLInputElement>(null);
  return (
    <FieldFrame id={id} label={label} counter={counter} error={error}>
      <Input
        ref={picker}
        id={id}
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // Resets the input so that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Line>
        {shown !== null && (
          <Shown>
            <DocumentTextIcon aria-hidden />
            <Name>{shown.name}</Name>
            {shown.size !== null && <Weight>{formatSize(shown.size)}</Weight>}
            <IconButton data-end="" label={`Remove ${shown.name}`} onClick={onClear}>
              <XMarkIcon />
            </IconButton>
          </Shown>
        )}
        <Button
          size="sm"
          icon={<ArrowUpTrayIcon width={16} height={16} />}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onClick={() => picker.current?.click()}
        >
          {shown === null ? `Choose a ${noun}` : `Choose another ${noun}`}
        </Button>
      </Line>
    </FieldFrame>
  );
};
