import { observer } from 'mobx-react-lite';
import type { SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { EditorPanel } from '../shell/editor-panel.tsx';
import { scheduleName } from './schedule-text.ts';
import type { ScheduleEditorViewModel } from './schedule-editor.view-model.ts';

import { ScheduleFields, ScheduleValidation } from './schedule-fields.tsx';

interface Props {
  readonly editor: ScheduleEditorViewModel;
}

const TITLES = {
  temporary: ['New temporary schedule', 'Edit temporary schedule'],
  alternate: ['New season', 'Edit season'],
  holiday: ['Holiday hours', 'Holiday hours'],
} as const;

/** The form of a temporary entry, a season, or the hours of a holiday, in a panel beside the week. */
export const ScheduleFormPanel = observer(
  ({
    editor,
    site,
    onClose,
  }: Props & {
    readonly site: SiteSchedules;
    readonly onClose: () => void;
  }) => {
    const [fresh, known] = TITLES[editor.layer];
    return (
      <EditorPanel
        name="schedule"
        title={
          editor.schedule === null
            ? fresh
            : editor.layer === 'holiday'
              ? scheduleName(editor.schedule)
              : known
        }
        editor={editor.edit}
        onClose={onClose}
      >
        <ScheduleFields editor={editor} site={site} />
        <ScheduleValidation editor={editor} site={site} />
      </EditorPanel>
    );
  },
);
