import { observer } from 'mobx-react-lite';
import { FileField } from '../kit/file-field.tsx';
import type { ChosenDocument } from './chosen-document.ts';

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
  return (
    <FileField
      id={id}
      label={label}
      counter={counter}
      accept={accept}
      noun={noun}
      shown={document.shown}
      error={document.problem}
      onChoose={(files) => void document.choose(files)}
      onClear={() => document.clear()}
    />
  );
});
