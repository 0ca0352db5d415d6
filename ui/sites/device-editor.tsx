import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import { everyText } from '#core/kernel/every-text.rule.ts';
import { observer } from 'mobx-react-lite';
import {
  deviceForm,
  deviceFormSchema,
  type DeviceForm,
} from '#core/site-file/device-form.schema.ts';
import type { FileDevice } from '#core/site-file/site-file.schema.ts';
import { FormRows, type Controls } from '../forms/form-rows.tsx';
import { readPlaced } from '../forms/place-errors.rule.ts';
import { Button } from '../kit/button.tsx';
import { DateField } from '../kit/dates/date-field.tsx';
import { Field } from '../kit/field.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { Part } from '../kit/part.tsx';
import { Row } from '../kit/stack.ts';
import { EditorPanel } from '../shell/editor-panel.tsx';
import { draftsOf } from './editor-drafts.ts';
import { editFile } from './edit-file.ts';
import { IntervalField } from './interval-field.tsx';
import type { SiteFileViewModel } from './site-file.view-model.ts';
import { useEditor } from './use-editor.ts';

const typed = (device: FileDevice | null) => deviceForm.show(device?.form ?? null);

const makeEditor = (model: SiteFileViewModel, base: FileDevice, siteNum: number) => {
  const { gateway } = model.parts;
  const { devNum } = base;
  const draft = draftsOf(model).device;
  const key = String(devNum);
  const found = draft.take(siteNum, (of) => of === key);
  const done = model.closing();
  return editFile<FileDevice, ReturnType<typeof typed>, DeviceForm>({
    base: found?.base ?? base,
    prefix: 'device-',
    typed,
    draft: { kept: draft.kept, siteNum, key, values: found?.values ?? null },
    validate: (values) =>
      readPlaced(deviceFormSchema, deviceForm.read(values), { lines: { areas: 'Area' } }),
    send: (form, device) =>
      gateway.changeDevice({ sn: siteNum, dn: devNum, ...form, rev: device?.rev ?? 0 }),
    read: () => gateway.siteFile({ sn: siteNum }),
    pick: ({ devices }) => devices.find((device) => device.devNum === devNum) ?? null,
    isMine: (device, form) => deviceForm.same(device.form, form),
    touch: ({ changedAt, changedBy }) => ({ who: changedBy, at: changedAt }),
    onSaved: () => done('The device was saved'),
    onLost: () => void model.reading.reload(),
    words: 'The device could not be saved. Nothing you typed is lost.',
    names: {
      ...deviceForm.labels,
      timerTestMinutes: {
        label: deviceForm.labels.timerTestMinutes,
        say: (minutes) => (Number(minutes) > 0 ? everyText(Number(minutes)) : minutes),
      },
      areas: {
        label: deviceForm.labels.areas,
        say: (areas) => areas.map(({ name, num }) => `${num} ${name}`).join(', '),
      },
    },
  });
};

type Editor = ReturnType<typeof makeEditor>['edit'];

/** The fields for area names. Area numbers cannot change, because zones and history refer to them. */
const Areas = observer(({ editor }: { readonly editor: Editor }) => {
  const { form } = editor;
  const { areas } = form.values;
  const next = Math.max(0, ...areas.map(({ num }) => num)) + 1;
  return (
    <>
      {areas.map(({ name, num }, at) => (
        <Field
          key={num}
          id={`device-area-${num}`}
          label={`Area ${num}`}
          value={name}
          error={null}
          onChange={(text) =>
            form.type(
              'areas',
              areas.map((one, index) => (index === at ? { ...one, name: text } : one)),
            )
          }
        />
      ))}
      <Row>
        <Button
          size="sm"
          icon={<PlusIcon />}
          onClick={() => form.type('areas', [...areas, { num: next, name: '' }])}
        >
          Add area
        </Button>
      </Row>
    </>
  );
});

/** The form for the dealer's own data about a device (domain guide 6.6). */
export const DeviceEditor = observer(
  ({
    model,
    device,
    siteNum,
  }: {
    readonly model: SiteFileViewModel;
    readonly device: FileDevice;
    readonly siteNum: number;
  }) => {
    const editor = useEditor(() => makeEditor(model, device, siteNum));
    const { form } = editor;
    const line = (
      field: Exclude<keyof DeviceForm, 'areas'>,
      more: { readonly help?: string } = {},
    ) => <Field {...form.bind(field)} {...more} label={deviceForm.labels[field]} />;
    const day = (field: 'installedOn' | 'lastServiceOn' | 'nextServiceOn') => (
      <DateField {...form.bind(field)} label={deviceForm.labels[field]} />
    );
    const wrong = form.errors['areas'] ?? [];
    const controls: Controls<keyof DeviceForm> = {
      description: line('description'),
      type: line('type'),
      manufacturer: line('manufacturer'),
      model: line('model'),
      firmware: line('firmware'),
      installedOn: day('installedOn'),
      installer: line('installer'),
      lastServiceOn: day('lastServiceOn'),
      nextServiceOn: day('nextServiceOn'),
      timerTestMinutes: (
        <IntervalField
          {...form.bind('timerTestMinutes')}
          label={deviceForm.labels.timerTestMinutes}
          help="Leave blank if no test is expected."
        />
      ),
      timerTestSignal: line('timerTestSignal', {
        help: 'Its code, e.g. 602. Leave blank for any signal.',
      }),
      areas: (
        <Part id="device-areas" title="Areas" text="You can rename areas. Their numbers stay.">
          {wrong.length > 0 && <FormAlert tone="error" text={`${wrong.join('. ')}.`} />}
          <Areas editor={editor} />
        </Part>
      ),
    };
    return (
      <EditorPanel
        name="device"
        title={`Edit ${device.transmitterCode}`}
        editor={editor}
        onClose={() => model.close()}
      >
        <FormRows
          controls={controls}
          rows={[
            { fields: ['manufacturer', 'model'], columns: 'fields', gap: 4 },
            { fields: ['installedOn', 'installer'], columns: 'fields', gap: 4 },
            { fields: ['lastServiceOn', 'nextServiceOn'], columns: 'fields', gap: 4 },
          ]}
        />
      </EditorPanel>
    );
  },
);
