import ChatBubbleLeftIcon from '@heroicons/react/16/solid/ChatBubbleLeftIcon';
import CheckCircleIcon from '@heroicons/react/16/solid/CheckCircleIcon';
import CheckIcon from '@heroicons/react/20/solid/CheckIcon';
import ExclamationTriangleIcon from '@heroicons/react/16/solid/ExclamationTriangleIcon';
import InformationCircleIcon from '@heroicons/react/16/solid/InformationCircleIcon';
import { observer } from 'mobx-react-lite';
import type { OnCallOverview } from '#core/on-call/on-call-overview.schema.ts';
import type { OverrideEffect } from '#core/on-call/override-effects.rule.ts';
import { Form, useFocusWrong } from '../forms/form.tsx';
import { type ClocksOf, SpanFields } from '../forms/local-time-field.tsx';
import { Button } from '../kit/button.tsx';
import { DockedPanel, PanelFields } from '../kit/docked-panel.tsx';
import { Field } from '../kit/field.tsx';
import { formatDuration } from '../kit/format-time.ts';
import { Grid } from '../kit/grid.ts';
import { IconLine } from '../kit/icon-line.tsx';
import { SegmentField } from '../kit/segment-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Grow, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { EditorNotices } from '../shell/editor-notices.tsx';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import { ON_CALL_LIMITS } from '#core/on-call/on-call-list-form.schema.ts';
import {
  OVERRIDE_KIND_OPTIONS,
  placeOptions,
  type OverrideEditor,
} from './override-editor.view-model.ts';
import { longMoment, nameIn, namesIn } from './on-call-text.ts';

/** Returns one option per person. */
export const personOptions = (overview: OnCallOverview) =>
  overview.people.map(({ id, name }) => ({ value: id, text: name }));

/** Returns the time zone and the current time, for time fields on this screen. */
export const clocksOf = ({ asOf, timeZone }: OnCallOverview): ClocksOf => ({ now: asOf, timeZone });

const Effect = ({
  overview,
  effect,
}: {
  readonly overview: OnCallOverview;
  readonly effect: OverrideEffect;
}) => {
  switch (effect.kind) {
    case 'covered':
      return (
        <IconLine icon={CheckCircleIcon} tone="ok">
          No hours are left uncovered.
        </IconLine>
      );
    case 'gap':
      return (
        <IconLine icon={ExclamationTriangleIcon} tone="trouble">
          {`Nobody from ${longMoment(effect.from, overview.timeZone)} to ${longMoment(effect.to, overview.timeZone)}. ${
            effect.others.length === 0
              ? 'Messages would wait until you open.'
              : `${namesIn(overview, effect.others)} would be paged immediately.`
          }`}
        </IconLine>
      );
    case 'told':
      return (
        <IconLine icon={ChatBubbleLeftIcon} tone="info">
          {`${effect.people.map((id) => nameIn(overview, id)).join(' and ')} ${
            effect.people.length === 1 ? 'is' : 'are'
          } notified now, and again when a shift begins.`}
        </IconLine>
      );
    case 'double': {
      const list = overview.lists.find(({ id }) => id === effect.listId)?.name ?? '';
      return (
        <IconLine icon={ExclamationTriangleIcon} tone="trouble">
          {`${nameIn(overview, effect.personId)} is also ${list} ${effect.tier} then. One phone for both.`}
        </IconLine>
      );
    }
    default:
      return <IconLine icon={InformationCircleIcon}>Nobody’s shifts change.</IconLine>;
  }
};

const Effects = observer(({ editor }: { readonly editor: OverrideEditor }) => (
  <div role="status">
    {editor.draft !== null && (
      <Stack gap={2}>
        <Text size="label">What changes</Text>
        {editor.effects.map((effect, at) => (
          <Effect key={at} overview={editor.overview} effect={effect} />
        ))}
      </Stack>
    )}
  </div>
));

const Fields = observer(({ editor }: { readonly editor: OverrideEditor }) => {
  const { overview, draft } = editor;
  const { form } = editor.edit;
  const { kind, note } = form.values;
  const people = personOptions(overview);
  return (
    <>
      <SegmentField {...form.bind('kind')} label="What it does" options={OVERRIDE_KIND_OPTIONS} />
      <SelectField
        {...form.bind('place')}
        label="List and position"
        placeholder="Choose"
        options={placeOptions(overview)}
      />
      <Grid columns="pair" gap={3}>
        {kind !== 'add' && (
          <SelectField
            {...form.bind('insteadOf')}
            label={kind === 'remove' ? 'Who' : 'Instead of'}
            placeholder="Choose"
            options={people}
          />
        )}
        {kind !== 'remove' && (
          <SelectField
            {...form.bind('personId')}
            label={kind === 'add' ? 'Who' : 'Takes over'}
            placeholder="Choose"
            options={people}
          />
        )}
      </Grid>
      <SpanFields
        clocks={clocksOf(overview)}
        from={form.bind('from')}
        to={{
          ...form.bind('to'),
          help: draft && `${formatDuration(Date.parse(draft.to) - Date.parse(draft.from))} in all.`,
        }}
      />
      <Field
        {...form.bind('note')}
        label={kind === 'replace' ? 'Note to both' : 'Note'}
        counter={`${note.length} / ${ON_CALL_LIMITS.note}`}
      />
    </>
  );
});

/** The form of an override, in a panel beside the schedule. The schedule shows a preview of the override (design note 28). */
export const OverridePanel = observer(
  ({ editor, onClose }: { readonly editor: OverrideEditor; readonly onClose: () => void }) => {
    const { edit } = editor;
    const { gone, submission } = edit.saving;
    const { close, question } = useGuardedLeave(edit.dirty, () => edit.leave(onClose));
    useFocusWrong(edit.form);
    return (
      <DockedPanel
        title={edit.isNew ? 'New override' : 'Edit override'}
        onClose={close}
        foot={
          <>
            <Grow />
            <Button onClick={close}>Cancel</Button>
            <Button
              look="primary"
              type="submit"
              form="override-form"
              icon={<CheckIcon />}
              busy={submission.busy}
              disabled={(!edit.maySave || gone) && !submission.busy}
            >
              {edit.isNew ? 'Add override' : 'Save'}
            </Button>
          </>
        }
      >
        {question}
        <PanelFields>
          <Form id="override-form" onSend={() => edit.save()}>
            <EditorNotices
              editor={edit}
              goneWords={{ text: 'This override has ended and can no longer be changed.' }}
            />
            <Fields editor={editor} />
          </Form>
          <Effects editor={editor} />
        </PanelFields>
      </DockedPanel>
    );
  },
);
