import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ICONS_LAST_UPDATED } from '#core/kernel/limits.ts';
import type { IconLook } from '#core/icons/icon.schema.ts';
import { iconSetSchema } from '#core/icons/icon.schema.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { DrawingGrid } from './drawing-grid.look.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Field } from '../kit/field.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { SegmentField } from '../kit/segment-field.tsx';
import { Grid } from '../kit/grid.ts';
import { useCopy } from '../kit/use-copy.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { IconsViewModel } from './icons.view-model.ts';
import { createSection } from '../sections/section.ts';

const LOOKS = [
  { value: 'outline', text: 'Outline' },
  { value: 'filled', text: 'Filled' },
] as const satisfies readonly { value: IconLook; text: string }[];

const TOLD = { 'not yet': null, done: 'Copied', refused: 'Not copied' } as const;

/** Returns a function that copies a name to the clipboard, and what to say about the last copied name. */
const useTake = () => {
  const { copied, copy } = useCopy();
  const [name, setName] = useState('');
  const text = TOLD[copied];
  return {
    told: text === null ? null : { name, text },
    take: (wanted: string): void => {
      setName(wanted);
      void copy(wanted);
    },
  };
};

/** The page with all icon names, to search and copy (spec §2.1 icons, §2.5, §9). Requires no session. */
export const IconsPage = observer(() => {
  const model = useModel('icons');
  const { visible, set } = model;
  const { take, told } = useTake();
  return (
    <>
      <PageTitle title="Icons">
        <span data-word="">Last updated {ICONS_LAST_UPDATED}</span>
      </PageTitle>
      <Grid columns="search" gap={4} below={4}>
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
          label="Style"
          options={LOOKS}
          value={model.look}
          onChange={(look) => model.show(look)}
        />
      </Grid>
      <LoadedView from={set} waiting="Loading the icons">
        {(all) => (
          <>
            <p role="status">
              {visible.length} of {all.length} icons
            </p>
            <HiddenText role="status">
              {told === null ? '' : `${told.name}: ${told.text}`}
            </HiddenText>
            {visible.length > 0 ? (
              <DrawingGrid
                drawings={visible}
                told={told}
                look={model.look}
                verb="Copy"
                onPress={take}
              />
            ) : (
              <Card>
                <EmptyState
                  icon={MagnifyingGlassIcon}
                  title="No icon matches"
                  text={`No name contains “${model.filter}”.`}
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

export const section = createSection(IconsPage, {
  icons: ({ readBuildList }) =>
    new IconsViewModel({
      icons: { read: (look) => readBuildList(`icons-${look}.json`, iconSetSchema) },
    }),
});
