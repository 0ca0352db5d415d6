import { observer } from 'mobx-react-lite';
import { FileField, type FileFieldProps } from '../kit/file-field.tsx';
import type { ChosenDocument } from './chosen-document.ts';

/** A field for one file, which shows the stored or chosen file. The file is sent after the form's other fields are saved (spec §4.3). */
export const DocumentField = observer(
  ({
    document,
    ...field
  }: Omit<FileFieldProps, 'shown' | 'error' | 'onChoose' | 'onClear'> & {
    readonly document: ChosenDocument;
  }) => (
    <FileField
      {...field}
      shown={document.shown}
      error={document.problem}
      onChoose={(files) => void document.choose(files)}
      onClear={() => document.clear()}
    />
  ),
);
