import BookmarkIcon from '@heroicons/react/20/solid/BookmarkIcon';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { tooLong } from '#core/forms/too-long.rule.ts';
import { FILTER_SETS } from '#core/lists/filter-set.schema.ts';
import { DeletionQuestion } from '../shell/deletion-question.tsx';
import { Button } from '../kit/button.tsx';
import { Checkbox, CheckboxNote } from '../kit/checkbox.tsx';
import { SetTabs } from '../kit/data-list/set-tabs.tsx';
import { PanelFields } from '../kit/docked-panel.tsx';
import { Field } from '../kit/field.tsx';
import { focusDrawn } from '../kit/focus/focus-drawn.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { Popover } from '../kit/popover.tsx';
import { sharedText, type ListSets } from './list-sets.ts';

interface SetToolsProps {
  readonly sets: ListSets;
  /** True if a search or filter is active, so that it can be saved. */
  readonly narrowed: boolean;
}

/** The tab of the current view takes the focus, because the button that changed the view is gone. */
const focusView = (): void =>
  focusDrawn(() => document.querySelector('[aria-label="Saved views"] [aria-pressed=true]'));

const SaveForm = observer(
  ({ sets, onDone }: Pick<SetToolsProps, 'sets'> & { readonly onDone: () => void }) => {
    const id = useId();
    const [name, setName] = useState('');
    const [share, setShare] = useState(false);
    const [busy, setBusy] = useState(false);
    const [refused, setRefused] = useState<string | null>(null);
    const complaint = tooLong(name, FILTER_SETS.name);
    const save = async (): Promise<void> => {
      if (!share) sets.saveAs(name);
      else {
        setBusy(true);
        const why = await sets.shareAs(name);
        setBusy(false);
        setRefused(why);
        if (why !== null) return;
      }
      onDone();
      focusView();
    };
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void save();
        }}
      >
        <PanelFields>
          <Field
            id={`${id}-name`}
            autoFocus
            label="Name this view"
            autoComplete="off"
            value={name}
            error={complaint ?? refused}
            onChange={(text) => {
              setName(text);
              setRefused(null);
            }}
          />
          {sets.mayShare && (
            <div>
              <Checkbox id={`${id}-share`} checked={share} onChange={setShare}>
                Share with the group
              </Checkbox>
              <CheckboxNote>Colleagues see its name and its filters.</CheckboxNote>
            </div>
          )}
          <Button
            type="submit"
            size="sm"
            busy={busy}
            disabled={name.trim() === '' || complaint !== null}
          >
            Save view
          </Button>
        </PanelFields>
      </form>
    );
  },
);

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
  const { current, edited, mayShare } = sets;
  if (!narrowed) return null;
  const shared = current?.shared ?? null;
  return (
    <>
      {edited && <span>Edited</span>}
      {edited && (shared === null || (shared.mayChange && mayShare)) && (
        <LinkButton size="sm" onClick={() => sets.save()}>
          Save view
        </LinkButton>
      )}
      {!edited && shared !== null && <span>{sharedText(shared)}</span>}
      {!edited && shared?.mayChange === true && mayShare && (
        <LinkButton size="sm" onClick={() => sets.stopSharing()}>
          Stop sharing
        </LinkButton>
      )}
      {!edited && current !== null && shared === null && (
        <>
          {mayShare && (
            <LinkButton size="sm" onClick={() => void sets.shareCurrent().then(focusView)}>
              Share with the group
            </LinkButton>
          )}
          <LinkButton size="sm" onClick={() => sets.drop()}>
            Delete view
          </LinkButton>
        </>
      )}
      {(current === null || edited) && (
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
  <>
    <SetTabs
      label="Saved views"
      tabs={props.sets.tabs}
      onTake={(id) => props.sets.take(id)}
      tools={<SetTools {...props} />}
    />
    {props.sets.shared !== null && <DeletionQuestion of={props.sets.shared.deletion} />}
  </>
));
