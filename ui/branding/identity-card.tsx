import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import ExclamationTriangleIcon from '@heroicons/react/16/solid/ExclamationTriangleIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ImageField } from '#core/branding/brand-image.schema.ts';
import { isLostInk } from '#core/branding/ink-contrast.rule.ts';
import { brandingForm } from '#core/branding/branding-values.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { formatSize } from '../kit/format-size.ts';
import { PictureRow } from './picture-row.look.tsx';
import type { BrandingViewModel } from './branding.view-model.ts';

/** The background on which each picture is displayed. */
const GROUND: Readonly<Record<ImageField, 'light' | 'dark' | 'page'>> = {
  headerLogoUrl: 'light',
  darkHeaderLogoUrl: 'dark',
  reportLogoUrl: 'light',
  loginImageUrl: 'page',
  faviconUrl: 'page',
};

/** Text for each field without a picture. */
const WITHOUT: Readonly<Record<ImageField, string>> = {
  headerLogoUrl: 'None: shows the name',
  darkHeaderLogoUrl: 'None: uses the logo on light',
  reportLogoUrl: 'None: uses the logo on light',
  loginImageUrl: 'None: uses our rotating images',
  faviconUrl: 'None: uses our icon',
};

const Ink = observer(({ model, field, url }: PictureProps & { readonly url: string }) => {
  const { pictures } = model;
  useEffect(() => void pictures.look(url), [pictures, url]);
  const seen = pictures.inkOf(url);
  const ground = GROUND[field];
  if (seen === null || ground === 'page') return null;
  if (seen === 'broken')
    return (
      <Badge tone="trouble" strength="plain" icon={ExclamationTriangleIcon}>
        Cannot be shown
      </Badge>
    );
  const reach = `Contrast ${(Math.floor(seen[ground] * 10) / 10).toFixed(1)}:1`;
  return isLostInk(seen[ground]) ? (
    <Badge tone="trouble" strength="plain" icon={ExclamationTriangleIcon}>
      {`${reach}, too weak on a ${ground} page`}
    </Badge>
  ) : (
    <Badge tone="ok" strength="plain" icon={CheckIcon}>
      {reach}
    </Badge>
  );
});

interface PictureProps {
  readonly model: BrandingViewModel;
  readonly field: ImageField;
}

/** A picture of the branding, previewed on its background with its contrast. A file can replace the picture. */
export const Picture = observer(
  ({ model, field, mayChange }: PictureProps & { readonly mayChange: boolean }) => {
    const { form, pictures } = model;
    const url = form.values[field];
    const { file: chosen, problem, reading } = pictures.of(field);
    const image = url === null ? null : pictures.imageOf(url);
    const drawn = url !== null && pictures.isRedrawn(url) ? ', converted to PNG for printing' : '';
    const file = image === null ? null : `${image.name}, ${formatSize(image.size)}${drawn}`;
    const kept = url === null ? WITHOUT[field] : (file ?? url.split('/').at(-1) ?? '');
    return (
      <PictureRow
        id={form.idOf(field)}
        label={brandingForm.labels[field]}
        url={url}
        ground={GROUND[field]}
        detail={reading ? `Reading ${chosen?.name ?? ''}` : kept}
        mark={url !== null && <Ink model={model} field={field} url={url} />}
        error={problem === null ? null : `${chosen?.name ?? ''}: ${problem}`}
        busy={reading}
        disabled={!mayChange}
        accept="image/png,image/webp,image/svg+xml"
        onChoose={(files) => void pictures.upload(field, files)}
        onClear={() => pictures.remove(field)}
      />
    );
  },
);
