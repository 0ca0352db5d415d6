import ArrowUpTrayIcon from '@heroicons/react/16/solid/ArrowUpTrayIcon';
import PhotoIcon from '@heroicons/react/24/outline/PhotoIcon';
import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import { type ReactNode, useRef } from 'react';
import { Button } from '../kit/button.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';
import { COLORS } from '../kit/theme/colors.ts';

const Line = styled('div', {
  base: {
    ...row('3'),
    flexWrap: 'wrap',
    padding: '12px 16px',
    borderBottom: 'subtle',
    '& > [data-words]': { flex: '1 1 0', minWidth: '90px', overflowWrap: 'anywhere' },
    '& > [data-words] > [data-file]': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& > [data-words] > b': { display: 'block', textStyle: 'label' },
    '& > [data-words] > small': { display: 'block', textStyle: 'small', color: 'fg.muted' },
    '& > [data-error]': { flexBasis: '100%', textStyle: 'small', color: 'state.alarm.fg' },
    '& > [data-presses]': { ...row('1') },
  },
});
const Tile = styled('div', {
  base: {
    ...row('0'),
    justifyContent: 'center',
    flexShrink: '0',
    width: '112px',
    height: '48px',
    padding: '6px 8px',
    border: 'control',
    borderRadius: 'sm',
    '& > img': { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' },
    '& > svg': { boxSize: '20px', color: 'fg.subtle' },
  },
  variants: {
    ground: {
      light: { background: COLORS.bg.surface.light },
      dark: { background: COLORS.bg.surface.dark },
      page: { background: 'bg.subtle' },
    },
  },
});
const Input = styled('input', { base: { display: 'none' } });

interface PictureRowProps {
  readonly id: string;
  readonly label: string;
  readonly url: string | null;
  /** On which page it stands. */
  readonly ground: 'light' | 'dark' | 'page';
  /** Its file and size, or what stands there without one. */
  readonly detail: string;
  /** What was found when it was looked at. */
  readonly mark?: ReactNode;
  readonly error: string | null;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly accept: string;
  readonly onChoose: (files: readonly File[]) => void;
  readonly onClear: () => void;
}

/** A picture on the page it stands on, what is known of it, and the way to another. */
export const PictureRow = (props: PictureRowProps) => {
  const { id, label, url, ground, detail, mark, error, busy, disabled } = props;
  const picker = useRef<HTMLInputElement>(null);
  return (
    <Line role="group" aria-label={label}>
      <Tile ground={ground}>
        {url === null ? <PhotoIcon aria-hidden /> : <img src={url} alt={label} />}
      </Tile>
      <div data-words="">
        <b>{label}</b>
        <small data-file={url === null ? undefined : ''} title={url === null ? undefined : detail}>
          {detail}
        </small>
        {mark}
      </div>
      <Input
        ref={picker}
        id={id}
        type="file"
        aria-label={label}
        accept={props.accept}
        onChange={({ currentTarget }) => {
          props.onChoose([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      {!disabled && (
        <div data-presses="">
          <Button
            size="sm"
            busy={busy}
            icon={<ArrowUpTrayIcon width={16} height={16} />}
            aria-label={`${url === null ? 'Choose' : 'Replace'}: ${label}`}
            onClick={() => picker.current?.click()}
          >
            {url === null ? 'Choose' : 'Replace'}
          </Button>
          {url !== null && (
            <IconButton size="sm" label={`Remove: ${label}`} onClick={props.onClear}>
              <XMarkIcon />
            </IconButton>
          )}
        </div>
      )}
      {error !== null && (
        <p data-error="" role="alert">
          {error}
        </p>
      )}
    </Line>
  );
};
