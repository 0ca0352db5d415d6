import { observer } from 'mobx-react-lite';
import { FileField, type FileFieldProps } from '../kit/file-field.tsx';
import type { ChosenDocument } from './chosen-document.ts';

/** One file: the stored one or a new choice. It is sent after the fields are saved (spec §4.3). */
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
