import { observer } from 'mobx-react-lite';
import { readForm } from '#core/forms/read-form.schema.ts';
import {
  outOfServiceForm,
  OUT_OF_SERVICE_LIMITS,
  outOfServiceFormSchema,
  type OutOfServiceForm,
  type OutOfServiceEntry,
} from '#core/site-file/out-of-service-entry.schema.ts';
import type { FileDevice, SiteFile } from '#core/site-file/site-file.schema.ts';
import { OUT_OF_SERVICE_NAMES, outOfServiceCategory } from '#core/sites/out-of-service.ts';
import { SpanFields } from '../forms/local-time-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { EditorPanel } from '../shell/editor-panel.tsx';
import { draftsOf } from './editor-drafts.ts';
import { editFile } from './edit-file.ts';
import type { SiteFileViewModel } from './site-file.view-model.ts';
import { useEditor } from './use-editor.ts';

const typed = () => outOfServiceForm.show(null);
const OPTIONS = OUT_OF_SERVICE_NAMES.map((value) => ({ value, text: value }));

/** Returns how a category affects signals and totals. */
const effectOf = (category: string): string => {
  const { acts, countsInTotals, logs } = outOfServiceCategory(category);
  if (acts) return 'Signals are logged and acted on as usual. The account counts in your totals.';
  const signals = logs
    ? 'Signals are logged and nobody acts on them.'
    : 'Signals are discarded. They are not logged and nobody acts on them.';
  const totals = countsInTotals ? 'still counts in your totals' : 'is removed from your totals';
  return `${signals} An account that is entirely out of service ${totals}.`;
};

const makeEditor = (model: SiteFileViewModel, device: FileDevice, siteNum: number) => {
  const { gateway, newId } = model.parts;
  const { devNum } = device;
  const draft = draftsOf(model).outOfService;
  const found = draft.take(siteNum, (of) => of.startsWith(`${devNum} `));
  const key = found?.key ?? `${devNum} ${newId()}`;
  const id = key.replace(`${devNum} `, '');
  const done = model.closing();
  return editFile<OutOfServiceEntry, ReturnType<typeof typed>, OutOfServiceForm>({
    base: null,
    prefix: 'out-of-service-',
    typed,
    draft: { kept: draft.kept, siteNum, key, values: found?.values ?? null },
    validate: (values) => readForm(outOfServiceFormSchema, outOfServiceForm.read(values)),
    send: (form) => gateway.takeOutOfService({ sn: siteNum, dn: devNum, id, ...form }),
    read: () => gateway.siteFile({ sn: siteNum }),
    pick: ({ devices }) => devices.find((one) => one.devNum === devNum)?.outOfServiceEntry ?? null,
    isMine: (stored) => stored.id === id,
    touch: ({ at, by }) => ({ who: by, at }),
    onSaved: () => done(`${device.transmitterCode} goes out of service`),
    onLost: () => void model.reading.reload(),
    words: 'The device could not be put out of service. Nothing you typed is lost.',
    names: outOfServiceForm.labels,
  });
};

/** The form that puts a device out of service, with reason, start and end (domain guide 6.6). */
export const OutOfServiceEditor = observer(
  ({
    model,
    base,
    device,
  }: {
    readonly model: SiteFileViewModel;
    readonly base: SiteFile;
    readonly device: FileDevice;
  }) => {
    const { asOf, siteNum, timeZone } = base.account;
    const editor = useEditor(() => makeEditor(model, device, siteNum));
    const { form } = editor;
    return (
      <EditorPanel
        name="outOfService"
        title={`Put ${device.transmitterCode} out of service`}
        editor={editor}
        press="Put out of service"
        onClose={() => model.close()}
      >
        <SelectField
          {...form.bind('category')}
          data-first=""
          label={outOfServiceForm.labels.category}
          placeholder="Choose"
          options={OPTIONS}
          help={effectOf(form.values.category)}
        />
        <TextAreaField
          {...form.bind('reason')}
          label={outOfServiceForm.labels.reason}
          counter={`${form.values.reason.length} / ${OUT_OF_SERVICE_LIMITS.reason}`}
        />
        <SpanFields
          clocks={{ now: asOf, timeZone }}
          labels={[outOfServiceForm.labels.starts, outOfServiceForm.labels.ends]}
          from={{ ...form.bind('starts'), help: 'Leave blank to start now.' }}
          to={{
            ...form.bind('ends'),
            help: 'Returns to service automatically. Leave blank for no end date.',
          }}
        />
      </EditorPanel>
    );
  },
);
