import { observer } from 'mobx-react-lite';
import { noticesApi } from '#core/notices/notices.api.ts';
import { Form, useFocusWrong } from '../forms/form.tsx';
import { useEffect } from 'react';
import { LIMITS } from '#core/kernel/limits.ts';
import { importanceSchema } from '#core/notices/status-banner.schema.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Field } from '../kit/field.tsx';
import { SegmentField } from '../kit/segment-field.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { Switch } from '../kit/checkbox.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { StatusNotice } from '../shell/status-notice.tsx';
import { EditorNotices } from '../shell/editor-notices.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useRegistry } from '../shell/registry.ts';
import { useGuardedClose } from '../shell/use-unsaved-work.tsx';
import { useModel } from '../shell/use-model.ts';
import { BannerEnd, EarlierBanners } from './banner-history.tsx';
import { BannerSettingsViewModel } from './banner-settings.view-model.ts';
import { createSection } from '../sections/section.ts';

const GRADES = importanceSchema.options.map((value) => ({ value, text: value }));

const BannerFields = observer(({ model }: { readonly model: BannerSettingsViewModel }) => {
  const { form } = model.edit;
  useFocusWrong(form);
  return (
    <Form id="banner-form" onSend={() => model.edit.save()}>
      <EditorNotices editor={model.edit} />
      <figure>
        <Text as="figcaption" size="label" below={1.5}>
          {form.values.active ? 'Preview' : 'Preview; nothing is shown while it is off'}
        </Text>
        <StatusNotice banner={model.preview} />
      </figure>
      <Switch
        id="active"
        checked={form.values.active}
        onChange={(active) => form.type('active', active)}
      >
        Active
      </Switch>
      <Field
        {...form.bind('title')}
        label="Title"
        counter={`${form.values.title.length} / ${LIMITS.bannerTitle}`}
      />
      <TextAreaField
        {...form.bind('body')}
        label="Body"
        counter={`${form.values.body.length} / ${LIMITS.bannerBody}`}
      />
      <SegmentField {...form.bind('importance')} label="Importance" options={GRADES} />
      <Text size="small" tone="muted">
        Everyone sees it on the sign-in screen as soon as it is saved.
      </Text>
    </Form>
  );
});

/** The current banner's end time, and the earlier banners. */
const BannerTimes = observer(({ model }: { readonly model: BannerSettingsViewModel }) => {
  const { base } = model.edit.saving;
  if (base === null || base.rev === 0) return null;
  return (
    <Stack above={5}>
      <BannerEnd model={model.history} current={base} />
      <EarlierBanners
        model={model.history}
        current={base}
        onRestore={(version) => {
          model.restore(version);
          document.getElementById('title')?.focus();
        }}
      />
    </Stack>
  );
});

/** Banner Settings (spec §2.3, §2.5): the notice on the sign-in screen, with a preview. */
export const BannerSettingsDialog = observer(() => {
  const dialogs = useRegistry().create('dialogs');
  const model = useModel('bannerSettings');
  const { close, question } = useGuardedClose(model.dirty, model.draft);
  const { done } = model;
  useEffect(() => {
    if (done) dialogs.close();
  }, [done, dialogs]);
  return (
    <>
      {question}
      <Dialog
        id="banner-settings"
        title="Banner Settings"
        size="md"
        onClose={close}
        foot={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              look="primary"
              type="submit"
              form="banner-form"
              busy={model.edit.saving.submission.busy}
              disabled={!model.edit.maySave && !model.edit.saving.submission.busy}
            >
              Save
            </Button>
          </>
        }
      >
        <LoadedView from={model.source} waiting="Loading the status banner">
          {() => (
            <>
              <BannerFields model={model} />
              <BannerTimes model={model} />
            </>
          )}
        </LoadedView>
      </Dialog>
    </>
  );
});

/** The Banner Settings dialog. */
export const section = createSection(BannerSettingsDialog, {
  bannerSettings: ({ clock, model, toasts, ownDrafts, gatewayOf }) =>
    new BannerSettingsViewModel({
      banners: gatewayOf(noticesApi),
      clock,
      toasts,
      ownDrafts,
      onSaved: (saved) => model('savedBanner').note(saved),
    }),
});
