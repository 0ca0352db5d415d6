import DocumentTextIcon from '@heroicons/react/20/solid/DocumentTextIcon';
import ArrowUpTrayIcon from '@heroicons/react/20/solid/ArrowUpTrayIcon';
import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Button } from '../kit/button.tsx';
import { FieldFrame } from '../kit/field-frame.tsx';
import { formatSize } from '../kit/format-size.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { styled } from '../kit/styled.ts';
import type { ChosenDocument } from './chosen-document.ts';

const Shown = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '40px',
    paddingInlineStart: '12px',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'sm',
    '& > svg': { flexShrink: '0', width: '20px', height: '20px', color: 'fg.muted' },
    '& > span': { minWidth: '0', overflowWrap: 'anywhere' },
    '& > small': { textStyle: 'small', color: 'fg.muted', whiteSpace: 'nowrap' },
    '& > button': { marginInlineStart: 'auto' },
  },
});
const Input = styled('input', { base: { display: 'none' } });
const Line = styled('div', {
  base: { display: 'grid', gap: '2', '& > button': { justifySelf: 'start' } },
});

/** What the field is called and takes. */
interface DocumentFieldProps {
  readonly document: ChosenDocument;
  readonly id?: string;
  readonly label?: string;
  /** What is taken, beside the label. */
  readonly counter?: string;
  readonly accept?: string;
  /** What is chosen, after "Choose a" and "Choose another". */
  readonly noun?: string;
}

/** One file, a PDF unless said otherwise: the stored one, or another that is chosen; sent after the fields are saved (spec §4.3). */
export const DocumentField = observer((props: DocumentFieldProps) => {
  const { document, id = 'news-document', label = 'Document', noun = 'PDF' } = props;
  const { counter = 'one PDF', accept = '.pdf,application/pdf' } = props;
  const picker = useRef<HTMLInputElement>(null);
  const { shown, problem } = document;
  return (
    <FieldFrame id={id} label={label} counter={counter} error={problem}>
      <Input
        ref={picker}
        id={id}
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => {
          void document.choose([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <Line>
        {shown !== null && (
          <Shown>
            <DocumentTextIcon aria-hidden />
            <span>{shown.name}</span>
            {shown.size !== null && <small>{formatSize(shown.size)}</small>}
            <IconButton label={`Remove ${shown.name}`} onClick={() => document.clear()}>
              <XMarkIcon />
            </IconButton>
          </Shown>
        )}
        <Button
          size="sm"
          icon={<ArrowUpTrayIcon width={16} height={16} />}
          aria-describedby={problem === null ? undefined : `${id}-error`}
          onClick={() => picker.current?.click()}
        >
          {shown === null ? `Choose a ${noun}` : `Choose another ${noun}`}
        </Button>
      </Line>
    </FieldFrame>
  );
});
