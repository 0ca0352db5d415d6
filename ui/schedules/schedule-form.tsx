import { observer } from 'mobx-react-lite';
import type { KeptSchedule, SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { DraftNote } from '../forms/draft-note.tsx';
import { Form, Refusal, useFocusWrong } from '../forms/form.tsx';
import type { KeptDraft } from '../forms/kept-draft.ts';
import { Button } from '../kit/button.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { TheirsNotice } from '../shell/theirs-notice.tsx';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import { plannedHours, scheduleName } from './schedule-words.ts';
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

const versionsOf = (theirs: KeptSchedule | null, editor: ScheduleEditorViewModel) => {
  const { judged } = editor.form;
  if (theirs === null || !judged.ok) return [];
  const mine = { ...theirs, ...judged.value };
  const days = ({ fromDay, toDay }: Pick<KeptSchedule, 'fromDay' | 'toDay'>) =>
    `${fromDay ?? ''} to ${toDay ?? ''}`;
  return [
    { label: 'Type', mine: scheduleName(mine), theirs: scheduleName(theirs) },
    { label: 'Days', mine: days(mine), theirs: days(theirs) },
    { label: 'Hours', mine: plannedHours(mine), theirs: plannedHours(theirs) },
    { label: 'Reason', mine: mine.reason ?? '', theirs: theirs.reason ?? '' },
  ].filter((one) => one.mine !== one.theirs);
};

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
    const { close, question } = useGuardedLeave(editor.dirty, onClose, draft);
    const { submission } = editor.saving;
    const { theirs } = editor;
    useFocusWrong(editor.form);
    const [fresh, known] = TITLES[editor.layer];
    return (
      <>
        {question}
        <SlideOver
          id="schedule-editor"
          title={
            editor.schedule === null
              ? fresh
              : editor.layer === 'holiday'
                ? scheduleName(editor.schedule)
                : known
          }
          onClose={close}
          foot={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button
                look="primary"
                type="submit"
                form="schedule-form"
                busy={submission.busy}
                disabled={editor.schedule !== null && !editor.dirty && !submission.busy}
              >
                Save
              </Button>
            </>
          }
        >
          <Form id="schedule-form" onSend={() => editor.save()}>
            <Refusal of={submission} />
            <TheirsNotice
              by={theirs && { who: theirs.changedBy, at: theirs.changedAt }}
              edit={editor}
              versions={versionsOf(theirs, editor)}
            />
            <DraftNote draft={draft} />
            <ScheduleFields editor={editor} site={site} />
            <ScheduleJudgement editor={editor} site={site} />
          </Form>
        </SlideOver>
      </>
    );
  },
);
