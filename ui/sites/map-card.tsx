import MapPinIcon from '@heroicons/react/16/solid/MapPinIcon';
import { useState } from 'react';
import { addressText } from '#core/sites/address-text.rule.ts';
import { mapLink, mapPicture } from '#core/sites/site-part-path.rule.ts';
import { Card, CardFoot } from '../kit/card.tsx';
import { Icon } from '../kit/icon.tsx';
import { TextLink } from '../kit/links.ts';
import { MapPicture } from './map-picture.look.tsx';
import { Row } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { useColorMode } from '../kit/use-color-mode.ts';
import { useRegistry } from '../shell/registry.ts';

/** The location of a site: always the address as text, plus a picture from the configured maps service (design 13, spec §7.1). */
export const MapCard = ({
  address,
  point,
}: {
  readonly address: string;
  /** The location where the address is not enough, if there is one. */
  readonly point: string | null;
}) => {
  const { mapsKey, mapsUrl } = useRegistry().configuration;
  const [failed, setFailed] = useState(false);
  const theme = useColorMode();
  const content = (
    <Row gap={2}>
      <Icon of={MapPinIcon} size={20} tone="muted" />
      <div>
        <p>{addressText(address)}</p>
        {point !== null && (
          <Text size="small" tone="muted">
            {`Map point ${point}`}
          </Text>
        )}
      </div>
    </Row>
  );
  if (mapsUrl === null)
    return (
      <Card title="Map">
        {content}
        <p>Maps are not set up for this portal.</p>
      </Card>
    );
  return (
    <Card title="Map" inset={false}>
      {failed ? (
        <CardFoot role="status">The map could not be loaded.</CardFoot>
      ) : (
        <MapPicture
          src={mapPicture({ mapsKey, mapsUrl }, point ?? address, theme)}
          alt={`Map of ${address}`}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
        />
      )}
      <CardFoot as="div">
        {content}
        <TextLink>
          <a href={mapLink(mapsUrl, point ?? address)} target="_blank" rel="noopener noreferrer">
            Open the map in a new tab
          </a>
        </TextLink>
      </CardFoot>
    </Card>
  );
};
