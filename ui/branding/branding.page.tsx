import CheckCircleIcon from '@heroicons/react/16/solid/CheckCircleIcon';
import ClockIcon from '@heroicons/react/20/solid/ClockIcon';
import PencilSquareIcon from '@heroicons/react/16/solid/PencilSquareIcon';
import { observer } from 'mobx-react-lite';
import { type BrandingOverview, brandingAbove } from '#core/branding/branding-overview.schema.ts';
import { brandingApi } from '#core/branding/branding.api.ts';
import type { InkReader } from '#core/branding/ink-reader.port.ts';
import type { PictureDrawer } from '#core/branding/picture-drawer.port.ts';
import { Refusal } from '../forms/form.tsx';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { formatDate, formatMoment } from '../kit/format-time.ts';
import { Grid } from '../kit/grid.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { Notice } from '../kit/notice.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { EditorNotices } from '../shell/editor-notices.tsx';
import { useModel } from '../shell/use-model.ts';
import { useRights } from '../shell/use-rights.ts';
import { useUnsavedWork } from '../shell/use-unsaved-work.tsx';
import { BrandingHistory } from './branding-history.tsx';
import { BrandingViewModel } from './branding.view-model.ts';
import { BrandingForm } from './branding-form.tsx';
import { FullPreview, PreviewPart } from './preview-card.tsx';
import { createSection } from '../sections/section.ts';

interface OfModel {
  readonly model: BrandingViewModel;
  readonly mayChange: boolean;
}

/** Returns a text that states when the live version and the draft were changed, and by whom. */
const stateText = (overview: BrandingOverview): string => {
  const { changedAt, changedBy, draft, live, timeZone } = overview;
  const above = brandingAbove(overview);
  const now = new Date().toISOString();
  const since =
    live.publishedAt === null ? '' : ` since ${formatDate(live.publishedAt, now, timeZone)}`;
  const nothing = live.version === 0;
  const own = nothing ? 'live: default branding' : `live${since}: version ${live.version}`;
  const shown = above === null ? own : `live: inherited from ${above.siteGroupName}`;
  if (draft === null || changedAt === null) return shown;
  return `saved ${formatMoment(changedAt, now, timeZone)} by ${changedBy ?? 'someone'} · ${shown}`;
};

/** Labels for a group that has no branding of its own. */
const EFFECTIVE = { ours: 'Default', above: 'Inherited' } as const;

const Head = observer(
  ({ model, mayChange, overview }: OfModel & { readonly overview: BrandingOverview }) => {
    const { edit, unsaved } = model;
    const acts = model.acts.submission;
    const above = brandingAbove(overview);
    const isOwn = overview.live.version > 0 && above === null;
    const drafted = overview.draft !== null || unsaved !== null;
    return (
      <PageTitle
        title="Branding"
        actions={
          <>
            <Button look="quiet" icon={<ClockIcon />} onClick={() => model.show('history')}>
              History
            </Button>
            {mayChange && (
              <>
                <Button
                  disabled={overview.draft === null || acts.busy}
                  onClick={() => void model.acts.discard()}
                >
                  Discard draft
                </Button>
                <Button
                  look="primary"
                  busy={acts.busy}
                  disabled={!model.mayPublish && !acts.busy}
                  onClick={() => void model.acts.publish()}
                >
                  Publish
                </Button>
              </>
            )}
          </>
        }
      >
        {drafted ? (
          <Badge tone="info" icon={PencilSquareIcon}>
            Draft, not published
          </Badge>
        ) : (
          <Badge tone={isOwn ? 'ok' : 'neutral'} icon={CheckCircleIcon}>
            {isOwn ? 'Published' : EFFECTIVE[above === null ? 'ours' : 'above']}
          </Badge>
        )}
        <span data-word="" role="status">
          {edit.saving.submission.busy || unsaved !== null ? 'saving…' : stateText(overview)}
        </span>
      </PageTitle>
    );
  },
);

const Overview = observer(({ model }: Pick<OfModel, 'model'>) => {
  const mayChange = useRights().mayChange('xtAdmin');
  useUnsavedWork(model.dirty, () => model.pictures.forget());
  const { overview, open, edit } = model;
  const { trial, effective } = model.accent;
  if (overview === null) return null;
  const above = brandingAbove(overview);
  const tried = trial !== null && effective?.kind === 'fits' ? effective.accent.name : null;
  return (
    <>
      <Head model={model} mayChange={mayChange} overview={overview} />
      <Stack gap={4}>
        <EditorNotices editor={edit} />
        {above !== null && (
          <Notice
            tone="info"
            role="note"
            title={`Inherited from ${above.siteGroupName} until you publish your own`}
          >
            <p>
              What you publish replaces all of theirs. Publish with every field empty to show theirs
              again.
            </p>
          </Notice>
        )}
        {open === null && <Refusal of={model.acts.submission} />}
        <Grid columns="formFirst" gap={4}>
          <BrandingForm model={model} mayChange={mayChange} />
          <Card
            title="Preview"
            inset={false}
            actions={
              <Row gap={3} wrap={1}>
                {tried !== null && (
                  <Text as="span" tone="muted" size="small">
                    {`with ${tried}, not yet in the draft`}
                  </Text>
                )}
                <LinkButton onClick={() => model.show('full')}>Open full size</LinkButton>
              </Row>
            }
          >
            <PreviewPart model={model} />
          </Card>
        </Grid>
      </Stack>
      {open === 'history' && <BrandingHistory model={model} mayChange={mayChange} />}
      {open === 'full' && <FullPreview model={model} />}
    </>
  );
});

/** The page of a dealer's branding: the live version, the draft and a preview (domain guide 6.14). */
export const BrandingPage = observer(() => {
  const model = useModel('branding');
  const { source } = model;
  return (
    <>
      {source.state.at !== 'ready' && <PageTitle title="Branding" />}
      <LoadedView from={source} waiting="Loading your branding">
        {() => <Overview model={model} />}
      </LoadedView>
    </>
  );
});

/** The browser adapters that only the branding section needs. */
export interface BrandingAdapters {
  readonly ink: InkReader;
  readonly drawer: PictureDrawer;
}

declare module '../sections/parts.ts' {
  interface SectionAdapters {
    readonly branding: BrandingAdapters;
  }
}

export const section = createSection(BrandingPage, {
  branding: ({ adapters, files, gatewayOf, toasts }) =>
    new BrandingViewModel({
      gateway: gatewayOf(brandingApi),
      ...adapters('branding'),
      toasts,
      files,
    }),
});
