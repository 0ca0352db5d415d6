import { observer } from 'mobx-react-lite';
import type { SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { useFocusWrong } from '../forms/form.tsx';
import type { KeptDraft } from '../forms/kept-draft.ts';
import { EditorPanel } from '../shell/editor-panel.tsx';
import { scheduleName } from './schedule-words.ts';
import type { ScheduleEditorViewModel } from './schedule-editor.view-model.ts';
import type { TypedSchedule } from './typed-schedule.ts';

import { ScheduleFields, ScheduleJudgement } from './schedule-fields.tsx';

interface Props {
  readonly editor: ScheduleEditorViewModel;
}

const TITLES = {
  temporary: ['New temporary schedule', 'Edit temporary schedule'],
  alternate: ['New season', 'Edit season'],
  holiday: ['Holiday hours', 'Holiday hours'],
} as const;

/** A temporary entry, a season or the hours of a holiday in a panel beside the week. */
export const ScheduleFormPanel = observer(
  ({
    editor,
    site,
    draft,
    onClose,
  }: Props & {
    readonly site: SiteSchedules;
    readonly draft: KeptDraft<SiteSchedules, TypedSchedule>;
    readonly onClose: () => void;
  }) => {
    const { theirs } = editor;
    useFocusWrong(editor.form);
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
        editor={editor}
        draft={draft}
        by={theirs && { who: theirs.changedBy, at: theirs.changedAt }}
        maySave={editor.schedule === null || editor.dirty}
        onClose={onClose}
      >
        <ScheduleFields editor={editor} site={site} />
        <ScheduleJudgement editor={editor} site={site} />
      </EditorPanel>
    );
  },
);
