import EllipsisVerticalIcon from '@heroicons/react/20/solid/EllipsisVerticalIcon';
import PencilSquareIcon from '@heroicons/react/20/solid/PencilSquareIcon';
import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import { observer } from 'mobx-react-lite';
import { levelName, MASTER_AUTHORITY } from '#core/passcodes/authority-rights.ts';
import type { ListedPasscode, SitePasscodes } from '#core/passcodes/site-passcodes.schema.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { LevelMarks } from './level-marks.look.tsx';
import { Menu } from '../kit/menu.tsx';
import { CellNote } from '../kit/table.tsx';
import type { PasscodesViewModel } from './passcodes.view-model.ts';
import { changedText } from './valid-text.ts';

export interface Shown {
  readonly model: PasscodesViewModel;
  readonly codes: SitePasscodes;
}

/** The level of a holder as marks. */
export const Level = ({ level }: { readonly level: number }) => (
  <LevelMarks level={level} of={MASTER_AUTHORITY} name={levelName(level)} />
);

/** A table cell with two lines of facts. On a card, a label precedes the lines. */
export const TwoLines = ({
  label,
  first,
  second,
}: {
  readonly label: string;
  readonly first: string;
  readonly second: string | null;
}) => (
  <>
    <span data-label="">{label}</span>
    {first}
    {second !== null && <CellNote>{second}</CellNote>}
  </>
);

/** Who last changed a code and when, as a note below it. */
export const Changed = ({
  code,
  codes,
}: {
  readonly code: Pick<ListedPasscode, 'changedAt' | 'changedBy'>;
  readonly codes: SitePasscodes;
}) => {
  const text = changedText(code, codes.asOf, codes.timeZone);
  return text !== null && <CellNote>{text}</CellNote>;
};

/** The menu of actions for one code. */
export const RowMenu = ({
  name,
  onEdit,
  editText,
  onRemove,
  removeText,
}: {
  readonly name: string;
  readonly onEdit: () => void;
  readonly editText: string;
  readonly onRemove: (() => void) | null;
  readonly removeText: string;
}) => (
  <Menu
    label={`Actions for ${name}`}
    entries={[
      { id: 'edit', text: editText, icon: PencilSquareIcon, onSelect: onEdit },
      ...(onRemove === null
        ? []
        : [{ id: 'remove', text: removeText, icon: TrashIcon, onSelect: onRemove }]),
    ]}
    button={(wear) => (
      <IconButton {...wear} label={`Actions for ${name}`}>
        <EllipsisVerticalIcon />
      </IconButton>
    )}
  />
);

/** The name of a holder, as a button that highlights the holder's level. */
export const Chooser = observer(
  ({
    model,
    which,
    name,
  }: {
    readonly model: PasscodesViewModel;
    readonly which: Parameters<PasscodesViewModel['choose']>[0];
    readonly name: string;
  }) => (
    <button
      type="button"
      data-choose=""
      aria-pressed={model.stands === which}
      title="Show level"
      onClick={() => model.choose(which)}
    >
      {name}
    </button>
  ),
);

/** Column headings, plus an empty heading for the menu column. */
export const Heads = ({ of }: { readonly of: readonly string[] }) => (
  <thead>
    <tr>
      {of.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
      <th scope="col">
        <HiddenText>Actions</HiddenText>
      </th>
    </tr>
  </thead>
);
