import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import { AGREEMENT_LIMITS, type AgreementKind } from '#core/agreement/agreement-version.schema.ts';
import { Form } from '../forms/form.tsx';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { formatStamp, readerZone } from '../kit/format-time.ts';
import { LongText } from '../kit/long-text.tsx';
import { RowItem, Rows } from '../kit/part.tsx';
import { Grow, Row } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { EditorNotices } from '../shell/editor-notices.tsx';
import type { AgreementTextViewModel } from './agreement-text.view-model.ts';

interface OfText {
  readonly model: AgreementTextViewModel;
}

/** Shows the text of an older version. */
export const OlderText = observer(({ model }: OfText) => {
  const { opened } = model;
  if (opened === null) return null;
  return (
    <Dialog
      id="older-text"
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

interface TextVersionsProps extends OfText {
  /** Shown if there is no published version. */
  readonly none: ReactNode;
  /** True if a button for the current version is shown too, because the screen has no editor that shows that version. */
  readonly all?: boolean;
}

/** Lists all published versions, newest first, each with time, author and text. */
export const TextVersions = observer(({ model, none, all = false }: TextVersionsProps) =>
  model.versions.length === 0 ? (
    none
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
          {version.version === model.current && (
            <Badge tone="ok" icon={CheckIcon}>
              Current
            </Badge>
          )}
          {(all || version.version !== model.current) && (
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
  ),
);

/** A dialog that asks for confirmation before publishing, because every user must then accept the new version. */
export const PublishQuestion = observer(
  ({ model, children }: OfText & { readonly children: ReactNode }) =>
    model.asking ? (
      <Dialog
        id="publish-text"
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
        <p>{children}</p>
      </Dialog>
    ) : null,
);

interface TextFieldProps extends OfText {
  readonly kind: AgreementKind;
  readonly label: string;
}

/** The text area with the agreement text. */
export const TextField = observer(({ model, kind, label }: TextFieldProps) => (
  <TextAreaField
    {...model.edit.form.bind('text')}
    tall
    label={label}
    help="A blank line starts a new paragraph. Markup is shown as plain text."
    counter={`${model.edit.form.values.text.length} / ${AGREEMENT_LIMITS[kind]}`}
    error={model.error}
  />
));

/** The text area and its buttons, on a separate page. */
export const TextEditor = observer(({ model, kind, label }: TextFieldProps) => (
  <Form onSend={() => model.ask()}>
    <EditorNotices editor={model.edit} />
    <TextField model={model} kind={kind} label={label} />
    <Row as="footer" gap={3} wrap={3} justify="end">
      {model.edit.dirty && <Button onClick={() => model.discard()}>Discard changes</Button>}
      <Button
        look="primary"
        type="submit"
        busy={model.edit.saving.submission.busy}
        disabled={model.wanted === null && !model.edit.saving.submission.busy}
      >
        Publish
      </Button>
    </Row>
  </Form>
));
