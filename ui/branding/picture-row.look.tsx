import PhotoIcon from '@heroicons/react/24/outline/PhotoIcon';
import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../kit/icon-button.tsx';
import { row } from '../kit/looks.ts';
import { PickButton } from '../kit/pick-button.tsx';
import { styled } from '../kit/styled.ts';
import { COLORS } from '../kit/theme/colors.ts';

const Line = styled('div', {
  base: {
    ...row('3'),
    flexWrap: 'wrap',
    rowGap: '1',
    padding: '12px 16px',
    borderBottom: 'subtle',
  },
});
const Words = styled('div', {
  base: { flex: '1 1 0', minWidth: '90px', overflowWrap: 'anywhere' },
});
const Problem = styled('p', {
  base: { flexBasis: '100%', textStyle: 'small', color: 'state.alarm.fg' },
});
const Presses = styled('div', { base: row('1') });
const Name = styled('b', { base: { display: 'block', textStyle: 'label' } });
const Detail = styled('small', {
  base: {
    display: 'block',
    textStyle: 'small',
    color: 'fg.muted',
    '&[data-file]': {
      flexBasis: '100%',
      minWidth: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
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
const Picture = styled('img', {
  base: { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' },
});

interface PictureRowProps {
  readonly id: string;
  readonly label: string;
  readonly url: string | null;
  /** The background on which the picture is displayed. */
  readonly ground: 'light' | 'dark' | 'page';
  /** File name and size, or what is used if there is no picture. */
  readonly detail: string;
  /** The result of the contrast check. */
  readonly mark?: ReactNode;
  readonly error: string | null;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly accept: string;
  readonly onChoose: (files: readonly File[]) => void;
  readonly onClear: () => void;
}

/** A row with a picture on its background, details and a button to replace the picture. */
export const PictureRow = (props: PictureRowProps) => {
  const { id, label, url, ground, detail, mark, error, busy, disabled } = props;
  const chooser = useRef<HTMLButtonElement>(null);
  // The button to remove disappears with the picture, and would take the focus with it.
  const remove = (): void => {
    chooser.current?.focus();
    props.onClear();
  };
  return (
    <Line role="group" aria-label={label}>
      <Tile ground={ground}>
        {url === null ? <PhotoIcon aria-hidden /> : <Picture src={url} alt={label} />}
      </Tile>
      <Words>
        <Name>{label}</Name>
        {url === null && <Detail>{detail}</Detail>}
        {mark}
      </Words>
      {!disabled && (
        <Presses>
          <PickButton
            ref={chooser}
            id={id}
            accept={props.accept}
            busy={busy}
            aria-label={`${url === null ? 'Choose' : 'Replace'}: ${label}`}
            aria-invalid={error === null ? undefined : true}
            aria-describedby={error === null ? undefined : `${id}-error`}
            onChoose={props.onChoose}
          >
            {url === null ? 'Choose' : 'Replace'}
          </PickButton>
          {(url !== null || busy || error !== null) && (
            <IconButton size="sm" label={`Remove: ${label}`} onClick={remove}>
              <XMarkIcon />
            </IconButton>
          )}
        </Presses>
      )}
      {url !== null && (
        <Detail data-file="" title={detail}>
          {detail}
        </Detail>
      )}
      {error !== null && (
        <Problem id={`${id}-error`} role="alert">
          {error}
        </Problem>
      )}
    </Line>
  );
};
