import BookmarkIcon from '@heroicons/react/20/solid/BookmarkIcon';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { tooLong } from '#core/forms/too-long.rule.ts';
import { FILTER_SETS } from '#core/lists/filter-set.schema.ts';
import { Button } from '../kit/button.tsx';
import { SetTabs } from '../kit/data-list/set-tabs.tsx';
import { PanelFields } from '../kit/docked-panel.tsx';
import { Field } from '../kit/field.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Popover } from '../kit/popover.tsx';
import type { ListSets } from './list-sets.ts';

interface SetToolsProps {
  readonly sets: ListSets;
  /** True if a search or filter is active, so that it can be saved. */
  readonly narrowed: boolean;
}

const SaveForm = ({
  sets,
  onDone,
}: Pick<SetToolsProps, 'sets'> & { readonly onDone: () => void }) => {
  const id = useId();
  const [name, setName] = useState('');
  const complaint = tooLong(name, FILTER_SETS.name);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sets.saveAs(name);
        onDone();
      }}
    >
      <PanelFields>
        <Field
          id={`${id}-name`}
          autoFocus
          label="Name this view"
          autoComplete="off"
          value={name}
          error={complaint}
          onChange={setName}
        />
        <Button type="submit" size="sm" disabled={name.trim() === '' || complaint !== null}>
          Save view
        </Button>
      </PanelFields>
    </form>
  );
};

/** The button that saves the first view of a list. Further ones are saved beside the tabs. */
export const SaveFirstSet = observer((props: Pick<SetToolsProps, 'sets'>) => (
  <Popover
    label="Save as new view"
    align="end"
    button={(wear) => (
      <Button icon={<BookmarkIcon />} {...wear}>
        Save as new
      </Button>
    )}
  >
    {(close) => <SaveForm {...props} onDone={close} />}
  </Popover>
));

/** Buttons for the current filter: save it over the selected set, save it as a new set, or delete the set. */
const SetTools = observer((props: SetToolsProps) => {
  const { narrowed, sets } = props;
  if (!narrowed) return null;
  return (
    <>
      {sets.edited && (
        <>
          <span>Edited</span>
          <LinkButton size="sm" onClick={() => sets.save()}>
            Save view
          </LinkButton>
        </>
      )}
      {sets.current !== null && !sets.edited ? (
        <LinkButton size="sm" onClick={() => sets.drop()}>
          Delete view
        </LinkButton>
      ) : (
        <Popover
          label="Save as new view"
          align="end"
          button={(wear) => (
            <LinkButton size="sm" {...wear}>
              Save as new
            </LinkButton>
          )}
        >
          {(close) => <SaveForm {...props} onDone={close} />}
        </Popover>
      )}
    </>
  );
});

/** The saved views of a list as tabs, with buttons for the current one. */
export const SavedViews = observer((props: SetToolsProps) => (
  <SetTabs
    label="Saved views"
    tabs={props.sets.tabs}
    onTake={(id) => props.sets.take(id)}
    tools={<SetTools {...props} />}
  />
));
