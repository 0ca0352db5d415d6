import { observer } from 'mobx-react-lite';
import type { EditedBanner } from '#core/notices/banner-form.schema.ts';
import { Refusal } from '../forms/form.tsx';
import { LocalTimeField } from '../forms/local-time-field.tsx';
import { Button } from '../kit/button.tsx';
import { formatStamp, readerZone } from '../kit/format-time.ts';
import { Part, RowItem, Rows } from '../kit/part.tsx';
import { Grow, Row } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import type { BannerHistoryViewModel } from './banner-history.view-model.ts';

interface HistoryProps {
  readonly model: BannerHistoryViewModel;
  readonly current: EditedBanner;
}

const stamp = (at: string): string => formatStamp(at, readerZone());

/** A field for the time when the banner disappears automatically. The time is saved separately from the text. */
export const BannerEnd = observer(({ model, current }: HistoryProps) => {
  const { endsAt } = current;
  return (
    <Part
      id="banner-end"
      title="End"
      text={
        endsAt === null
          ? 'The banner stays until someone turns it off. Setting an end is saved immediately.'
          : `The banner turns off automatically ${stamp(endsAt)}. Changing the end is saved immediately.`
      }
    >
      <Refusal of={model.submission} />
      <Row gap={3} wrap={3}>
        <Grow>
          <LocalTimeField
            id="banner-ends-at"
            label="Ends at"
            clocks={{ now: new Date().toISOString(), timeZone: readerZone() }}
            value={model.typedEnd}
            onChange={(text) => model.typeEnd(text)}
          />
        </Grow>
      </Row>
      <Row gap={3} wrap={3}>
        <Button
          size="sm"
          busy={model.submission.busy}
          disabled={model.typedEnd === ''}
          onClick={() => void model.setEnd(current)}
        >
          Set end
        </Button>
        {endsAt !== null && (
          <Button
            size="sm"
            disabled={model.submission.busy}
            onClick={() => void model.removeEnd(current)}
          >
            Remove end
          </Button>
        )}
      </Row>
    </Part>
  );
});

const Version = ({
  version,
  onRestore,
}: {
  readonly version: EditedBanner;
  readonly onRestore: () => void;
}) => {
  const { banner, changedAt, changedBy } = version;
  return (
    <RowItem inset="md">
      <Grow>
        <Strong block>{banner.title}</Strong>
        <Text size="small" tone="muted" wrap="anywhere">
          {banner.importance}, {banner.active ? 'shown' : 'off'}. {changedBy ?? 'The installation'}
          {changedAt !== null && `, ${stamp(changedAt)}`}
        </Text>
      </Grow>
      <Button size="sm" aria-label={`Restore ${banner.title}`} onClick={onRestore}>
        Restore
      </Button>
    </RowItem>
  );
};

/** The earlier banners. Restoring copies an earlier banner into the form above, where the person saves it. */
export const EarlierBanners = observer(
  ({
    model,
    current,
    onRestore,
  }: HistoryProps & { readonly onRestore: (version: EditedBanner) => void }) => (
    <Part
      id="earlier-banners"
      title="Earlier banners"
      text="Restore puts one into the form above. Save publishes it."
    >
      <LoadedView from={model.earlier} waiting="Loading the earlier banners">
        {(versions) => {
          const earlier = versions.filter(({ rev }) => rev !== current.rev);
          return earlier.length === 0 ? (
            <Text size="small" tone="muted">
              No earlier banners.
            </Text>
          ) : (
            <Rows framed>
              {earlier.map((version) => (
                <Version key={version.rev} version={version} onRestore={() => onRestore(version)} />
              ))}
            </Rows>
          );
        }}
      </LoadedView>
    </Part>
  ),
);
