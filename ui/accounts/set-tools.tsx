import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { tooLong } from '#core/forms/too-long.rule.ts';
import { FILTER_SETS } from '#core/lists/filter-set.schema.ts';
import { Button } from '../kit/button.tsx';
import { PanelFields } from '../kit/docked-panel.tsx';
import { Field } from '../kit/field.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Popover } from '../kit/popover.tsx';
import type { AccountsViewModel } from './accounts.view-model.ts';

type Model = { readonly model: AccountsViewModel };

const SaveAs = ({ model }: Model) => {
  const id = useId();
  const [name, setName] = useState('');
  const complaint = tooLong(name, FILTER_SETS.name);
  return (
    <Popover
      label="Save as new view"
      align="end"
      size="list"
      button={(wear) => (
        <LinkButton size="sm" {...wear}>
          Save as new
        </LinkButton>
      )}
    >
      {(close) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            model.sets.saveAs(name);
            setName('');
            close();
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
      )}
    </Popover>
  );
};

/** Buttons for the current filter: save it over the selected set, save it as a new set, or delete the set. */
export const SetTools = observer(({ model }: Model) => {
  const { list, sets } = model;
  if (!list.narrowed) return null;
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
        <SaveAs model={model} />
      )}
    </>
  );
});
