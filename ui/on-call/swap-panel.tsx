import ArrowsRightLeftIcon from '@heroicons/react/20/solid/ArrowsRightLeftIcon';
import { observer } from 'mobx-react-lite';
import { ON_CALL_LIMITS } from '#core/on-call/on-call-list-form.schema.ts';
import { TIERS } from '#core/on-call/on-call.ts';
import { Form, Refusal, useFocusWrong } from '../forms/form.tsx';
import { SpanFields } from '../forms/local-time-field.tsx';
import { Button } from '../kit/button.tsx';
import { Checkbox } from '../kit/checkbox.tsx';
import { DockedPanel, PanelFields } from '../kit/docked-panel.tsx';
import { Field } from '../kit/field.tsx';
import { Grow } from '../kit/stack.ts';
import { SelectField } from '../kit/select-field.tsx';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import { shiftText, TIER_NAMES } from './on-call-text.ts';
import { clocksOf, personOptions } from './override-panel.tsx';
import type { SwapEditor } from './swap-editor.view-model.ts';

const Back = observer(({ editor }: { readonly editor: SwapEditor }) => {
  const { overview, form } = editor;
  const { wantsBack } = form.values;
  return (
    <>
      <Checkbox
        id={form.idOf('wantsBack')}
        checked={wantsBack}
        onChange={(wants) => form.type('wantsBack', wants)}
      >
        I take one of their shifts in return
      </Checkbox>
      {wantsBack && (
        <>
          <SelectField
            {...form.bind('backTier')}
            label="Their position"
            placeholder="Choose"
            options={TIERS.map((tier) => ({ value: tier as string, text: TIER_NAMES[tier] }))}
          />
          <SpanFields
            clocks={clocksOf(overview)}
            labels={['Theirs from', 'Theirs until']}
            from={form.bind('backFrom')}
            to={form.bind('backTo')}
          />
        </>
      )}
    </>
  );
});

/** A panel where a member offers a shift to one person or to anyone. */
export const SwapPanel = observer(
  ({ editor, onClose }: { readonly editor: SwapEditor; readonly onClose: () => void }) => {
    const { close, question } = useGuardedLeave(editor.dirty, onClose);
    const { overview, form, submission } = editor;
    useFocusWrong(form);
    return (
      <DockedPanel
        title="Offer a shift"
        onClose={close}
        foot={
          <>
            <Grow />
            <Button onClick={close}>Cancel</Button>
            <Button
              look="primary"
              type="submit"
              form="swap-form"
              icon={<ArrowsRightLeftIcon />}
              busy={submission.busy}
              disabled={editor.shifts.length === 0}
            >
              Offer shift
            </Button>
          </>
        }
      >
        {question}
        <PanelFields>
          <Form id="swap-form" onSend={() => editor.save()}>
            <Refusal of={submission} />
            <SelectField
              {...form.bind('shift')}
              label="Your shift"
              placeholder={editor.shifts.length === 0 ? 'None in the next five weeks' : 'Choose'}
              options={editor.shifts.map((shift, at) => ({
                value: String(at),
                text: shiftText(overview, shift),
              }))}
              onChange={(at) => editor.choose(at)}
            />
            <SpanFields clocks={clocksOf(overview)} from={form.bind('from')} to={form.bind('to')} />
            <SelectField
              {...form.bind('toPersonId')}
              label="To"
              placeholder="Anyone who takes it"
              options={personOptions(overview).filter(({ value }) => value !== overview.meId)}
            />
            <Back editor={editor} />
            <Field
              {...form.bind('note')}
              label="Note"
              counter={`${form.values.note.length} / ${ON_CALL_LIMITS.note}`}
            />
          </Form>
        </PanelFields>
      </DockedPanel>
    );
  },
);
