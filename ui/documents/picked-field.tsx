import { observer } from 'mobx-react-lite';
import { FileField, type FileFieldProps } from './file-field.look.tsx';
import type { FileChoice } from './file-choice.ts';

interface PickedFieldProps extends Omit<FileFieldProps, 'reading'> {
  readonly picked: FileChoice;
}

/** A field for one file. A file that is read or refused stands in place of what is kept. */
export const PickedField = observer(({ picked, shown, error, ...field }: PickedFieldProps) => (
  <FileField
    {...field}
    shown={picked.file ?? shown}
    reading={picked.reading}
    error={picked.problem ?? (picked.file === null ? error : null)}
  />
));
