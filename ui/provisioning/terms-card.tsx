import CheckCircleIcon from '@heroicons/react/16/solid/CheckCircleIcon';
import ExclamationTriangleIcon from '@heroicons/react/16/solid/ExclamationTriangleIcon';
import CheckIcon from '@heroicons/react/20/solid/CheckIcon';
import { observer } from 'mobx-react-lite';
import { counted } from '#core/kernel/counted.rule.ts';
import {
  OlderText,
  PublishQuestion,
  TextField,
  TextVersions,
} from '../documents/agreement-parts.tsx';
import { PickedField } from '../documents/picked-field.tsx';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { Dialog, SlideOver } from '../kit/dialog.tsx';
import { Facts } from '../kit/facts.tsx';
import { formatTime, readerZone } from '../kit/format-time.ts';
import { LongText } from '../kit/long-text.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { EditorNotices } from '../shell/editor-notices.tsx';
import { useUnsavedWork } from '../shell/use-unsaved-work.tsx';
import type { TermsViewModel } from './terms.view-model.ts';

interface OfTerms {
  readonly model: TermsViewModel;
}

const TermsBadge = observer(({ model }: OfTerms) => {
  const [newest] = model.texts.versions;
  if (model.texts.source.state.at !== 'ready') return null;
  return newest === undefined ? (
    <Badge tone="trouble" icon={ExclamationTriangleIcon}>
      None published
    </Badge>
  ) : (
    <Badge tone="ok" icon={CheckCircleIcon}>
      {`Version ${newest.version}`}
    </Badge>
  );
});

/** The source and length of the terms text before publishing. */
const Beginning = observer(({ model }: OfTerms) => {
  const { file, fromFile, texts, words } = model;
  const read = file !== null && fromFile !== null;
  const size = counted(words, 'word');
  return (
    <>
      <PickedField
        picked={model.picked}
        id="terms-file"
        label="Text"
        counter=".md or .txt, UTF-8"
        accept=".md,.txt,text/plain,text/markdown"
        noun="file"
        shown={read ? { name: fromFile, size: null } : null}
        error={texts.error}
        onChoose={(files) => void model.choose(files)}
        onClear={() => model.clearFile()}
      />
      <Row gap={3} wrap={2}>
        <Button size="sm" onClick={() => model.show('editor')}>
          {texts.edit.form.values.text === '' ? 'Write it here' : 'Edit text'}
        </Button>
        {texts.edit.form.values.text !== '' && (
          <>
            <Button size="sm" onClick={() => model.show('preview')}>
              Preview
            </Button>
            <Text size="small" tone="muted">
              {read ? `${size}, read ${formatTime(file.at, readerZone())}` : size}
            </Text>
          </>
        )}
      </Row>
    </>
  );
});

const Shown = observer(({ model }: OfTerms) => {
  const { shown, texts } = model;
  const close = (): void => model.show(null);
  const done = (
    <Button look="primary" onClick={close}>
      Done
    </Button>
  );
  if (shown === 'editor')
    return (
      <SlideOver id="terms-editor" title="Terms" onClose={close} foot={done}>
        <TextField model={texts} kind="terms" label="Text of the terms" />
      </SlideOver>
    );
  if (shown === null) return null;
  return (
    <Dialog id="terms-preview" title="Terms and conditions" size="md" onClose={close} foot={done}>
      <LongText text={texts.edit.form.values.text} />
    </Dialog>
  );
});

const Publish = observer(({ model, privacy }: OfTerms & { readonly privacy: number }) => {
  const { texts } = model;
  const { busy } = texts.edit.saving.submission;
  return (
    <>
      <Facts
        facts={[
          { name: 'Version', value: String(model.next) },
          { name: 'In effect from', value: 'Now' },
        ]}
      />
      <Text size="small" tone="muted">
        Every dealer user (beta) accepts it at the next sign-in. A published version is never
        edited, only replaced.
      </Text>
      <Row gap={3} wrap={2} justify="between">
        <Text size="small" tone="muted">
          {privacy === 0 ? 'Privacy policy: none published' : `Privacy policy: version ${privacy}`}
        </Text>
        <Button
          icon={<CheckIcon />}
          busy={busy}
          disabled={!model.mayPublish && !busy}
          onClick={() => model.ask()}
        >
          {`Publish version ${model.next}`}
        </Button>
      </Row>
    </>
  );
});

const Versions = observer(({ model }: OfTerms) =>
  model.texts.versions.length === 0 ? null : (
    <Card title="Versions of the terms" count={model.texts.versions.length} inset={false}>
      <TextVersions model={model.texts} none={null} all />
    </Card>
  ),
);

/** Edits the dealer terms: a text from a file or typed here, published as the next version (spec §4.1). */
export const TermsCard = observer(
  ({
    model,
    privacy,
  }: OfTerms & {
    /** Current version of the privacy policy; 0 if none is published. */
    readonly privacy: number;
  }) => {
    const { texts } = model;
    useUnsavedWork(texts.edit.dirty, () => model.discard());
    return (
      <>
        <Card title="Terms" mark={<TermsBadge model={model} />}>
          <LoadedView from={texts.source} waiting="Loading the terms">
            {() => (
              <Stack gap={4}>
                <EditorNotices editor={texts.edit} />
                <Beginning model={model} />
                <Publish model={model} privacy={privacy} />
              </Stack>
            )}
          </LoadedView>
        </Card>
        <Versions model={model} />
        <Shown model={model} />
        <OlderText model={texts} />
        <PublishQuestion model={texts}>
          {`Version ${model.next} takes effect immediately. Every dealer user of this portal is asked to accept it at the next sign-in. People signed in now are not interrupted.`}
        </PublishQuestion>
      </>
    );
  },
);
