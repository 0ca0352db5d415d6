import PencilSquareIcon from '@heroicons/react/20/solid/PencilSquareIcon';
import { observer } from 'mobx-react-lite';
import { IconButton } from '../kit/icon-button.tsx';
import type { Opening } from './opening.ts';
import { useSiteFile } from './site-file-context.ts';

/** The edit button of a card. Hidden without the right to edit and until the file is loaded (domain guide 6.11). */
export const EditButton = observer(
  ({ what, opening }: { readonly what: string; readonly opening: Opening }) => {
    const model = useSiteFile();
    if (!model.may.edit || model.file === null) return null;
    return (
      <IconButton size="sm" label={`Edit ${what}`} onClick={() => model.open(opening)}>
        <PencilSquareIcon />
      </IconButton>
    );
  },
);
