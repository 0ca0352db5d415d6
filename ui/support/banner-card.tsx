import { observer } from 'mobx-react-lite';
import type { StaffHome } from '#core/home/staff-home.schema.ts';
import { shownBanner } from '#core/notices/shown-banner.rule.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { formatStamp, readerZone } from '../kit/format-time.ts';
import { Stack } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import { useRegistry } from '../shell/registry.ts';
import { StatusNotice } from '../shell/status-notice.tsx';

const stamp = (at: string): string => formatStamp(at, readerZone());

const counted = (earlier: number): string =>
  earlier === 1 ? '1 earlier version' : `${earlier} earlier versions`;

/** A card with the sign-in screen's banner, its last change, and a link to change it. */
export const BannerCard = observer(
  ({ known }: { readonly known: NonNullable<StaffHome['banner']> }) => {
    const registry = useRegistry();
    const edited = registry.create('savedBanner').newest(known);
    const { banner, changedAt, changedBy, endsAt } = edited;
    const end = endsAt === null ? null : Date.parse(endsAt);
    const shown = shownBanner({ banner, endsAt: end }, Date.now());
    const ended = banner.active && !shown.active;
    const earlier = known.earlier + Math.max(0, edited.rev - known.rev);
    const notes = [
      endsAt !== null && !ended && banner.active && `Ends ${stamp(endsAt)}`,
      earlier > 0 && counted(earlier),
    ].filter((note) => note !== false);
    return (
      <Card
        title="Status banner"
        actions={
          <Button size="sm" onClick={() => registry.create('dialogs').open('banner-settings')}>
            Banner Settings
          </Button>
        }
      >
        <Stack gap={3}>
          {shown.active ? (
            <StatusNotice banner={shown} />
          ) : (
            <Text tone="muted">
              {ended && endsAt !== null
                ? `No banner is shown. “${banner.title}” ended ${stamp(endsAt)}.`
                : 'No banner is shown on the sign-in screen.'}
            </Text>
          )}
          {changedAt !== null && (
            <Text size="small" tone="muted" wrap="anywhere">
              {changedBy === null ? 'Set at installation' : <Strong ink>{changedBy}</Strong>}
              {changedBy !== null && ' changed it'}, {stamp(changedAt)}
              {notes.length > 0 && <br />}
              {notes.join(' · ')}
            </Text>
          )}
        </Stack>
      </Card>
    );
  },
);
