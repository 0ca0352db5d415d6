import { observer } from 'mobx-react-lite';
import type { FileFieldProps } from './file-field.look.tsx';
import type { ChosenDocument } from './chosen-document.ts';
import { PickedField } from './picked-field.tsx';

type OfField = Pick<FileFieldProps, 'id' | 'label' | 'counter' | 'accept' | 'noun'>;

/** A field for one file, which shows the stored or chosen file. The file is sent after the form's other fields are saved (spec §4.3). */
export const DocumentField = observer(
  ({ document, ...field }: OfField & { readonly document: ChosenDocument }) => (
    <PickedField
      {...field}
      picked={document.picked}
      shown={document.shown}
      error={null}
      onChoose={(files) => void document.choose(files)}
      onClear={() => document.clear()}
    />
  ),
);
