import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { Form } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Card, CardFoot } from '../kit/card.tsx';
import { Notice } from '../kit/notice.tsx';
import { Grow, Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { OthersSlot } from '../shell/editing/others-slot.tsx';
import { EditorNotices } from '../shell/editor-notices.tsx';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import { areaText } from './schedule-text.ts';
import { WeekTools } from './week-tools.tsx';
import type { WeekEditorViewModel } from './week-editor.view-model.ts';

import { EditableStrips } from './editable-strips.tsx';
import { HoursTable } from './week-hours-table.tsx';

interface Props {
  readonly editor: WeekEditorViewModel;
}

const Validation = observer(({ editor }: Props) => (
  <div role="status">
    {editor.refusal !== null && (
      <Notice tone="alarm" title={editor.refusal}>
        <p>These hours cannot be saved yet.</p>
      </Notice>
    )}
    {editor.warnings.length > 0 && (
      <Notice tone="trouble" title="Please check this again">
        <p>{editor.warnings.join('\n')}</p>
      </Notice>
    )}
  </div>
));

/** The editor of the permanent week, shown in place of the week view: strips to drag, times to type, and shortcuts (domain guide 6.5). */
export const WeekForm = observer(
  ({
    editor,
    site,
    onClose,
  }: Props & {
    readonly site: SiteSchedules;
    readonly onClose: () => void;
  }) => {
    const { edit } = editor;
    const { close, question } = useGuardedLeave(edit.dirty, () => edit.leave(onClose), edit.draft);
    const { submission } = edit.saving;
    useEffect(() => document.getElementById('week-form')?.focus(), []);
    return (
      <Card
        title={`Weekly hours: ${areaText(editor.typed.areaNums, site.areas)}`}
        inset={false}
        clipped={false}
      >
        {question}
        <Form
          id="week-form"
          tabIndex={-1}
          aria-label="Weekly hours"
          gap={0}
          onSend={() => edit.save()}
        >
          <Stack gap={3} pad={4}>
            <div>
              <Text size="small" tone="muted">
                Drag the ends of the bars, or move them with the arrow keys: 15 minutes a press, an
                hour with Shift. Or type the times in the table below.
              </Text>
              <OthersSlot />
            </div>
            <EditorNotices editor={edit} />
            <Validation editor={editor} />
          </Stack>
          <EditableStrips editor={editor} />
          <WeekTools editor={editor} site={site} />
          <HoursTable editor={editor} />
          <CardFoot as="div">
            <Row gap={3} wrap={2}>
              <Grow />
              <Button onClick={close}>Cancel</Button>
              <Button
                look="primary"
                type="submit"
                busy={submission.busy}
                disabled={!edit.dirty && !submission.busy}
              >
                Save weekly hours
              </Button>
            </Row>
          </CardFoot>
        </Form>
      </Card>
    );
  },
);
