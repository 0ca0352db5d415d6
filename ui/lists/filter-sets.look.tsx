import BookmarkIcon from '@heroicons/react/20/solid/BookmarkIcon';
import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import { useId, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { row } from '../kit/looks.ts';
import { Popover } from '../kit/popover.tsx';
import { styled } from '../kit/styled.ts';

const Body = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    padding: '16px',
  },
});
const Nothing = styled('p', { base: { textStyle: 'small', color: 'fg.muted' } });
const Sets = styled('ul', { base: { display: 'grid', listStyle: 'none' } });
const FilterSet = styled('li', {
  base: {
    ...row('2'),
  },
});
const Take = styled('button', {
  base: {
    flex: '1 1 auto',
    minWidth: '0',
    minHeight: '40px',
    px: '2',
    borderRadius: 'sm',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    '&:hover': { background: 'bg.muted' },
  },
});
const Keep = styled('form', { base: { display: 'grid', gap: '2', justifyItems: 'start' } });
const Named = styled('div', { base: { width: '100%' } });

interface FilterSetsProps {
  readonly names: readonly string[];
  /** Returns why a filter name cannot be used; null if the name can be used. */
  readonly complaintOf: (name: string) => string | null;
  /** True if a filter is active, so that the user can save it under a name. */
  readonly mayKeep: boolean;
  readonly onTake: (name: string) => void;
  readonly onKeep: (name: string) => void;
  readonly onDrop: (name: string) => void;
}

/** The user's own named filters, with buttons to apply, save and delete (domain guide 5.5). */
export const FilterSets = ({
  names,
  complaintOf,
  mayKeep,
  onTake,
  onKeep,
  onDrop,
}: FilterSetsProps) => {
  const id = useId();
  const [name, setName] = useState('');
  return (
    <Popover
      label="Saved views"
      align="end"
      size="list"
      button={(wear) => (
        <Button size="sm" icon={<BookmarkIcon />} {...wear}>
          Saved views{names.length > 0 && ` ${names.length}`}
        </Button>
      )}
    >
      {(close) => (
        <Body>
          {names.length === 0 && <Nothing>No saved views yet.</Nothing>}
          {names.length > 0 && (
            <Sets>
              {names.map((one) => (
                <FilterSet key={one}>
                  <Take
                    type="button"
                    onClick={() => {
                      onTake(one);
                      close();
                    }}
                  >
                    {one}
                  </Take>
                  <IconButton size="sm" label={`Delete ${one}`} onClick={() => onDrop(one)}>
                    <TrashIcon />
                  </IconButton>
                </FilterSet>
              ))}
            </Sets>
          )}
          <Keep
            onSubmit={(event) => {
              event.preventDefault();
              onKeep(name);
              setName('');
              close();
            }}
          >
            <Named>
              <Field
                id={`${id}-name`}
                autoFocus
                label="Name this view"
                autoComplete="off"
                error={complaintOf(name)}
                value={name}
                {...(!mayKeep && { help: 'Filter or search first.' })}
                onChange={setName}
              />
            </Named>
            <Button
              type="submit"
              size="sm"
              disabled={!mayKeep || name.trim() === '' || complaintOf(name) !== null}
            >
              Save view
            </Button>
          </Keep>
        </Body>
      )}
    </Popover>
  );
};
