import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { observer } from 'mobx-react-lite';
import { ICONS_LAST_UPDATED } from '#core/kernel/limits.ts';
import type { IconLook } from '#core/icons/icon.schema.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Field } from '../kit/field.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { SegmentField } from '../kit/segment-field.tsx';
import { styled } from '../kit/styled.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { IconGrid } from './icon-grid.tsx';

const Tools = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 320px) 220px',
    gap: '4',
    marginBottom: '4',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const LOOKS = [
  { value: 'outline', text: 'Outline' },
  { value: 'filled', text: 'Filled' },
] as const satisfies readonly { value: IconLook; text: string }[];

/** Every icon name, to find and to copy (spec §2.1 icons, §2.5, §9); needs no session. */
export const IconsPage = observer(() => {
  const model = useModel('icons');
  const { visible, set } = model;
  return (
    <>
      <PageTitle title="Icons">
        <span>Last updated {ICONS_LAST_UPDATED}</span>
      </PageTitle>
      <Tools>
        <Field
          id="icon-filter"
          type="search"
          label="Search by name"
          autoComplete="off"
          value={model.filter}
          onChange={(text) => model.type(text)}
        />
        <SegmentField
          id="icon-look"
          label="Look"
          options={LOOKS}
          value={model.look}
          onChange={(look) => model.show(look)}
        />
      </Tools>
      <LoadedView from={set} waiting="Loading the icons">
        {(all) => (
          <>
            <p role="status">
              {visible.length} of {all.length} icons
            </p>
            {visible.length > 0 ? (
              <IconGrid icons={visible} look={model.look} />
            ) : (
              <Card>
                <EmptyState
                  icon={MagnifyingGlassIcon}
                  title="No icon matches"
                  text={`No name holds “${model.filter}”.`}
                  action={
                    <Button size="sm" onClick={() => model.type('')}>
                      Clear filters
                    </Button>
                  }
                />
              </Card>
            )}
          </>
        )}
      </LoadedView>
    </>
  );
});
