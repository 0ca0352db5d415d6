import { observer } from 'mobx-react-lite';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { LongText } from '../kit/long-text.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import type { PolicyViewModel } from './policy.view-model.ts';
import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import DocumentTextIcon from '@heroicons/react/24/outline/DocumentTextIcon';
import { Badge } from '../kit/badge.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatStamp, readerZone } from '../kit/format-time.ts';
import { Grow, Row, Stack } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import { RowItem, Rows } from '../kit/part.tsx';
import { DraftNote } from '../forms/draft-note.tsx';
import { Form, Refusal } from '../forms/form.tsx';
import { LIMITS } from '#core/kernel/limits.ts';
import { Grid } from '../kit/grid.ts';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { TheirsNotice } from '../shell/theirs-notice.tsx';
import { useModel } from '../shell/use-model.ts';
import { useUnsavedWork } from '../shell/use-unsaved-work.tsx';

/** The text of an older version, to read. */
const OlderPolicy = observer(({ model }: { readonly model: PolicyViewModel }) => {
  const { opened } = model;
  if (opened === null) return null;
  return (
    <Dialog
      id="older-policy"
      title={`Version ${opened.version}`}
      size="md"
      onClose={() => model.close()}
      foot={
        <Button look="primary" onClick={() => model.close()}>
          Close
        </Button>
      }
    >
      <LoadedView from={opened.from} waiting="Loading the version">
        {({ text }) => <LongText text={text} />}
      </LoadedView>
    </Dialog>
  );
});

/** Every published version, newest first: when, by whom, and its text to read. */
const PolicyVersions = observer(({ model }: { readonly model: PolicyViewModel }) => (
  <Card title="Versions" count={model.versions.length} inset={false}>
    {model.versions.length === 0 ? (
      <EmptyState
        icon={DocumentTextIcon}
        title="Nothing is published"
        text="Nobody is asked to accept a policy until the first version is published."
      />
    ) : (
      <Rows>
        {model.versions.map((version) => (
          <RowItem inset="md" key={version.version}>
            <Grow>
              <Strong block>Version {version.version}</Strong>
              <Text size="small" tone="muted" wrap="anywhere">
                {formatStamp(version.publishedAt, readerZone())}, by{' '}
                {version.publishedBy ?? 'the installation'}
              </Text>
            </Grow>
            {version.version === model.current ? (
              <Badge tone="ok" icon={CheckIcon}>
                Current
              </Badge>
            ) : (
              <Button
                size="sm"
                aria-label={`Read version ${version.version}`}
                onClick={() => void model.open(version)}
              >
                Read
              </Button>
            )}
          </RowItem>
        ))}
      </Rows>
    )}
  </Card>
));

const Publishing = observer(({ model }: { readonly model: PolicyViewModel }) =>
  model.asking ? (
    <Dialog
      id="publish-policy"
      title="Publish a new version?"
      onClose={() => model.keepEditing()}
      foot={
        <>
          <Button onClick={() => model.keepEditing()}>Keep editing</Button>
          <Button look="primary" onClick={() => void model.publish()}>
            Publish
          </Button>
        </>
      }
    >
      <p>
        Dealers, customers and staff are asked to accept it the next time they sign in. Whoever is
        signed in now goes on undisturbed.
      </p>
    </Dialog>
  ) : null,
);

const PolicyEditor = observer(({ model }: { readonly model: PolicyViewModel }) => {
  const { theirs } = model.saving;
  const latest = theirs?.versions[0];
  return (
    <Form onSend={() => model.ask()}>
      <Refusal of={model.saving.submission} />
      <TheirsNotice
        by={theirs && { who: latest?.publishedBy ?? null, at: latest?.publishedAt ?? null }}
        edit={model}
      />
      <TextAreaField
        {...model.form.bind('policy')}
        tall
        label="Policy text"
        help="An empty line begins a new paragraph. Markup is shown as it stands."
        counter={`${model.form.values.policy.length} / ${LIMITS.privacyPolicy}`}
        error={model.error}
      />
      <Row as="footer" gap={3} wrap={3} justify="end">
        {model.dirty && <Button onClick={() => model.discard()}>Discard changes</Button>}
        <Button
          look="primary"
          type="submit"
          busy={model.saving.submission.busy}
          disabled={model.wanted === null && !model.saving.submission.busy}
        >
          Publish
        </Button>
      </Row>
    </Form>
  );
});

/** The privacy policy with its versions, for those who publish it (spec §7.2). */
export const PolicyTab = observer(() => {
  const model = useModel('policy');
  useUnsavedWork(model.dirty, () => model.discard());
  return (
    <>
      <Publishing model={model} />
      <OlderPolicy model={model} />
      <LoadedView from={model.source} waiting="Loading the privacy policy">
        {() => (
          <Grid columns="text" gap={4}>
            <Card title={model.current === 0 ? 'Privacy policy' : `Version ${model.current}`}>
              <Stack gap={4}>
                <DraftNote draft={model.draft} />
                <PolicyEditor model={model} />
              </Stack>
            </Card>
            <PolicyVersions model={model} />
          </Grid>
        )}
      </LoadedView>
    </>
  );
});
