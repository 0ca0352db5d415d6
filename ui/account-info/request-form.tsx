import { observer } from 'mobx-react-lite';
import { ACCOUNT_LIMITS } from '#core/account-info/account-form.schema.ts';
import {
  REQUESTED_FIELD_NAMES,
  type RequestedField,
  type RequestForm,
} from '#core/account-info/change-request.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { DraftNote } from '../forms/draft-note.tsx';
import { Form, Refusal, useFocusWrong } from '../forms/form.tsx';
import { FormRows, type Controls } from '../forms/form-rows.tsx';
import { Button } from '../kit/button.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { Field } from '../kit/field.tsx';
import { Notice } from '../kit/notice.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { TheirsNotice } from '../shell/theirs-notice.tsx';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import type { RequestEditorViewModel } from './request-editor.view-model.ts';

const controlsOf = ({ base, form, first }: RequestEditorViewModel): Controls<keyof RequestForm> => {
  // What is open already, so that nobody replaces it unseen.
  const asked = (field: RequestedField): string | undefined => {
    const open = base.requests.find(
      (one) => one.field === field && (one.state === 'Submitted' || one.state === 'Approved'),
    );
    return open && `${open.state}: ${open.wanted ?? 'nothing'}, asked by ${open.askedBy}.`;
  };
  const line = (field: RequestedField, words?: string) => {
    const help = asked(field) ?? words;
    return (
      <Field
        {...form.bind(field)}
        data-first={first === field ? '' : undefined}
        label={REQUESTED_FIELD_NAMES[field]}
        {...(help !== undefined && { help })}
      />
    );
  };
  return {
    street: line('street'),
    unit: line('unit'),
    city: line('city'),
    region: line('region'),
    postalCode: line('postalCode'),
    county: line('county', 'Recommended: it decides who is sent.'),
    crossStreet: line('crossStreet', 'Recommended: responders find you by it.'),
    subdivision: line('subdivision'),
    dispatchInstructions: (
      <TextAreaField
        {...form.bind('dispatchInstructions')}
        label="Dispatch instructions"
        help={
          asked('dispatchInstructions') ??
          'Permanent words for the operator who handles your alarms.'
        }
        counter={`${form.values.dispatchInstructions.length} / ${ACCOUNT_LIMITS.instructions}`}
      />
    ),
  };
};

/** What customers ask for, because responders are sent by it. */
export const RequestFormPanel = observer(
  ({
    editor,
    onClose,
  }: {
    readonly editor: RequestEditorViewModel;
    readonly onClose: () => void;
  }) => {
    const { close, question } = useGuardedLeave(editor.dirty, onClose, editor.draft);
    const { submission } = editor.saving;
    useFocusWrong(editor.form);
    return (
      <>
        {question}
        <SlideOver
          id="request-editor"
          title="Request a change"
          onClose={close}
          foot={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button
                look="primary"
                type="submit"
                form="request-form"
                busy={submission.busy}
                disabled={!editor.dirty && !submission.busy}
              >
                {editor.count > 1 ? `Request ${counted(editor.count, 'change')}` : 'Request change'}
              </Button>
            </>
          }
        >
          <Form id="request-form" onSend={() => editor.send()}>
            <Refusal of={submission} />
            <TheirsNotice by={editor.theirs} edit={editor} />
            <Notice tone="info">
              Responders are sent by these fields, so your dealer is told and checks each change.
              The present values stay in force until it is applied.
            </Notice>
            <DraftNote draft={editor.draft} />
            <FormRows
              controls={controlsOf(editor)}
              rows={[
                { fields: ['street', 'unit'], columns: 'choice', gap: 4 },
                { fields: ['region', 'postalCode'], columns: 'fields', gap: 4 },
              ]}
            />
          </Form>
        </SlideOver>
      </>
    );
  },
);
