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
import { Grow } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import { RowItem, Rows } from '../kit/rows.ts';

/** The text of an older version, to read. */
export const OlderPolicy = observer(({ model }: { readonly model: PolicyViewModel }) => {
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
export const PolicyVersions = observer(({ model }: { readonly model: PolicyViewModel }) => (
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
