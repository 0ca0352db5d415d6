import { observer } from 'mobx-react-lite';
import { ACCOUNT_LIMITS } from '#core/account-info/account-form.schema.ts';
import {
  requestForm,
  type RequestedField,
  type RequestForm,
} from '#core/account-info/change-request.schema.ts';
import { readMapPoint } from '#core/kernel/read-map-point.rule.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { FormRows, type Controls } from '../forms/form-rows.tsx';
import { Field } from '../kit/field.tsx';
import { Notice } from '../kit/notice.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { EditorPanel } from '../shell/editor-panel.tsx';
import type { RequestEditorViewModel } from './request-editor.view-model.ts';

/** Returns what the map point is for, or how a pasted one was read. */
const mapPointHelp = (typed: string): string => {
  const point = readMapPoint(typed);
  return point === null || point === typed.trim()
    ? 'If the address alone does not lead to the door: paste coordinates or a link from a map.'
    : `Read as ${point}.`;
};

const controlsOf = ({
  base,
  edit: { form },
  first,
}: RequestEditorViewModel): Controls<keyof RequestForm> => {
  // Returns a help text about the field's open request; undefined if there is none.
  const asked = (field: RequestedField): string | undefined => {
    const open = base.requests.find(
      (one) => one.field === field && (one.state === 'Submitted' || one.state === 'Approved'),
    );
    return open && `${open.state}: ${open.wanted ?? 'nothing'}, requested by ${open.askedBy}.`;
  };
  const line = (field: RequestedField, text?: string) => {
    const help = asked(field) ?? text;
    return (
      <Field
        {...form.bind(field)}
        data-first={first === field ? '' : undefined}
        label={requestForm.labels[field]}
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
    county: line('county', 'Recommended: it determines who is dispatched.'),
    crossStreet: line('crossStreet', 'Recommended: it helps responders find you.'),
    subdivision: line('subdivision'),
    mapPoint: line('mapPoint', mapPointHelp(form.values.mapPoint)),
    dispatchInstructions: (
      <TextAreaField
        {...form.bind('dispatchInstructions')}
        label="Dispatch instructions"
        help={
          asked('dispatchInstructions') ??
          'Standing instructions for the operator who handles your alarms.'
        }
        counter={`${form.values.dispatchInstructions.length} / ${ACCOUNT_LIMITS.instructions}`}
      />
    ),
  };
};

/** A panel with the fields that customers can only request to change, because emergency responders rely on these fields. */
export const RequestFormPanel = observer(
  ({
    editor,
    note = 'Responders rely on these fields, so your dealer reviews each change. Current values stay in effect until a change is applied.',
    onClose,
  }: {
    readonly editor: RequestEditorViewModel;
    /** A note about what happens after the request was sent. */
    readonly note?: string;
    readonly onClose: () => void;
  }) => {
    return (
      <EditorPanel
        name="request"
        title="Request a change"
        editor={editor.edit}
        press={editor.count > 1 ? `Request ${counted(editor.count, 'change')}` : 'Request change'}
        onClose={onClose}
      >
        <Notice tone="info">{note}</Notice>
        <FormRows
          controls={controlsOf(editor)}
          rows={[
            { fields: ['street', 'unit'], columns: 'choice', gap: 4 },
            { fields: ['region', 'postalCode'], columns: 'fields', gap: 4 },
          ]}
        />
      </EditorPanel>
    );
  },
);
