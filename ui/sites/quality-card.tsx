import CheckCircleIcon from '@heroicons/react/20/solid/CheckCircleIcon';
import ChevronRightIcon from '@heroicons/react/16/solid/ChevronRightIcon';
import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import MinusCircleIcon from '@heroicons/react/20/solid/MinusCircleIcon';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import {
  qualityPercent,
  siteQuality,
  type QualityItem,
  type QualityPlace,
} from '#core/site-file/site-quality.rule.ts';
import type { SiteFile } from '#core/site-file/site-file.schema.ts';
import { sitePartPath } from '#core/sites/site-part-path.rule.ts';
import { Card } from '../kit/card.tsx';
import { Icon } from '../kit/icon.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { Meter } from '../kit/meter.tsx';
import { RowItem, Rows } from '../kit/part.tsx';
import { Grow, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { usePlace } from '../shell/use-place.ts';
import { useSiteFile } from './site-file-context.ts';

const Missing = ({
  item,
  onGo,
}: {
  readonly item: QualityItem;
  /** Opens the field of the missing item; null if the person may not edit the item. */
  readonly onGo: (() => void) | null;
}) => (
  <RowItem height="sm">
    {item.urgent ? (
      <Icon of={ExclamationTriangleIcon} size={20} tone="trouble" label="Attention" />
    ) : (
      <Icon of={MinusCircleIcon} size={20} tone="muted" label="Missing" />
    )}
    <Grow>
      <Text as="span" size="small">
        {item.label}
      </Text>
    </Grow>
    {onGo !== null && (
      <IconButton size="sm" label={`Go to: ${item.label}`} onClick={onGo}>
        <ChevronRightIcon />
      </IconButton>
    )}
  </RowItem>
);

/** The completeness of a site's data, with a link for each missing item (domain guide 6.11 "Data-quality meter"). */
export const QualityCard = observer(({ file }: { readonly file: SiteFile }) => {
  const model = useSiteFile();
  const navigate = useNavigate();
  const { devNum } = usePlace();
  const items = siteQuality(file);
  const missing = items.filter(({ done }) => !done);
  const goTo = (place: QualityPlace): (() => void) | null => {
    if (place.at === 'part')
      return () => void navigate(sitePartPath(file.account.siteNum, devNum, place.part));
    if (!model.may.edit) return null;
    if (place.at === 'request') return () => model.open({ kind: 'request', first: place.field });
    if (place.at === 'agencies') return () => model.open({ kind: 'agencies', first: place.field });
    return () => model.open({ kind: 'site', first: place.field });
  };
  return (
    <Card
      title="Data quality"
      inset={false}
      actions={<Text as="span" strong>{`${qualityPercent(items)}%`}</Text>}
    >
      <Stack pad={4}>
        <Meter done={items.length - missing.length} of={items.length} />
      </Stack>
      <Rows>
        {missing.length === 0 && (
          <RowItem height="sm">
            <Icon of={CheckCircleIcon} size={20} tone="ok" />
            <Grow>
              <Text as="span" size="small">
                Everything operators and responders need is on file.
              </Text>
            </Grow>
          </RowItem>
        )}
        {missing.map((item) => (
          <Missing key={item.id} item={item} onGo={goTo(item.place)} />
        ))}
      </Rows>
    </Card>
  );
});
