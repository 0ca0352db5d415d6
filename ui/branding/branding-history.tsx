import ArrowUturnLeftIcon from '@heroicons/react/16/solid/ArrowUturnLeftIcon';
import CheckCircleIcon from '@heroicons/react/16/solid/CheckCircleIcon';
import { observer } from 'mobx-react-lite';
import type { BrandingVersion } from '#core/branding/branding-overview.schema.ts';
import { DEFAULT_BRANDING, brandingForm } from '#core/branding/branding-values.schema.ts';
import { fieldChanges } from '#core/forms/field-changes.rule.ts';
import { Refusal } from '../forms/form.tsx';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { formatStamp } from '../kit/format-time.ts';
import { RowItem, Rows } from '../kit/part.tsx';
import { Grow, Row, Stack } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import type { BrandingViewModel } from './branding.view-model.ts';

const changedText = (version: BrandingVersion, before: BrandingVersion | undefined): string => {
  const changes = fieldChanges(
    brandingForm.names,
    before?.looks ?? DEFAULT_BRANDING,
    version.looks,
  );
  return changes.length === 0
    ? 'Nothing changed'
    : `Changed: ${changes.map(({ field }) => brandingForm.labels[field]).join(', ')}`;
};

interface VersionProps {
  readonly model: BrandingViewModel;
  readonly version: BrandingVersion;
  readonly before: BrandingVersion | undefined;
  readonly timeZone: string;
  readonly mayChange: boolean;
}

const Version = observer(({ model, version, before, timeZone, mayChange }: VersionProps) => {
  const { overview } = model;
  const live = overview?.live.version === version.version;
  const from = version.restoredFrom === null ? '' : `, from version ${version.restoredFrom}`;
  return (
    <RowItem inset="md">
      <Grow>
        <Row gap={2} wrap={1}>
          <Strong>{`Version ${version.version}`}</Strong>
          {live && (
            <Badge tone="ok" icon={CheckCircleIcon}>
              Live
            </Badge>
          )}
        </Row>
        <Text tone="muted" size="small">
          {`${formatStamp(version.publishedAt, timeZone)}, ${version.publishedBy ?? 'set at installation'}${from}`}
        </Text>
        <Text size="small">{changedText(version, before)}</Text>
      </Grow>
      {mayChange && !live && (
        <Button
          size="sm"
          icon={<ArrowUturnLeftIcon width={16} height={16} />}
          busy={model.acts.submission.busy}
          aria-label={`Restore version ${version.version}`}
          onClick={() => void model.acts.restore(version)}
        >
          Restore
        </Button>
      )}
    </RowItem>
  );
});

/** Lists all published versions, newest first. Restoring a version copies it into the draft (domain guide 6.14 "History with restore"). */
export const BrandingHistory = observer(
  ({ model, mayChange }: { readonly model: BrandingViewModel; readonly mayChange: boolean }) => (
    <SlideOver id="branding-history" title="History" onClose={() => model.show(null)}>
      <Stack gap={3}>
        <Text tone="muted">
          Restoring turns a version into a draft. Nobody sees it until you publish it.
        </Text>
        <Refusal of={model.acts.submission} />
        <LoadedView from={model.history} waiting="Loading the history">
          {({ versions }) =>
            versions.length === 0 ? (
              <Text>Nothing published yet.</Text>
            ) : (
              <Rows>
                {versions.map((version, at) => (
                  <Version
                    key={version.version}
                    model={model}
                    version={version}
                    before={versions[at + 1]}
                    timeZone={model.overview?.timeZone ?? 'UTC'}
                    mayChange={mayChange}
                  />
                ))}
              </Rows>
            )
          }
        </LoadedView>
      </Stack>
    </SlideOver>
  ),
);
