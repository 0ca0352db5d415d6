import { useState, type KeyboardEvent } from 'react';
import {
  formatDate,
  formatMoment,
  formatSeconds,
  formatTime,
  formatZone,
  formatZonedMoment,
  otherZone,
} from './format-time.ts';
import { styled } from './styled.ts';

const Frame = styled('span', {
  base: {
    position: 'relative',
    display: 'inline-block',
    borderRadius: 'xs',
    '&[tabindex]': {
      cursor: 'help',
      textDecoration: 'underline dotted',
      textDecorationColor: 'border.control',
      textUnderlineOffset: '3px',
    },
    '@media print': { textDecoration: 'none' },
  },
});
const Tip = styled('span', {
  base: {
    position: 'absolute',
    zIndex: '100',
    insetInlineStart: '0',
    bottom: 'calc(100% + 6px)',
    padding: '4px 8px',
    borderRadius: 'sm',
    background: 'bg.inverse',
    color: 'fg.inverse',
    textStyle: 'caption',
    whiteSpace: 'nowrap',
    pointerEvents: 'auto',
    // Covers the gap between time and tooltip, so that the pointer can reach the tooltip.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      top: '100%',
      height: '6px',
    },
  },
});

// The viewer's time zone, cached until the UTC offset changes, because reading the zone takes longer than the rest of the formatting.
let viewer = { offset: NaN, zone: '' };
const viewerZone = (): string => {
  const offset = new Date().getTimezoneOffset();
  if (offset !== viewer.offset)
    viewer = { offset, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return viewer.zone;
};

const wallTime = (at: string, timeZone: string): string =>
  `${formatDate(at, at, timeZone)} ${formatTime(at, timeZone)}`;

interface ZonedTimeProps {
  readonly at: string;
  readonly now: string;
  readonly timeZone: string;
  /** If true, shows seconds and no date, for events in quick succession. */
  readonly seconds?: boolean;
}

/**
 * A time in its site's zone. On hover and focus, a tooltip shows the time in the viewer's zone if the viewer's zone
 * differs (domain guide 5.4). Chakra's tooltip is not used, because it would add 18.5 kB (kit README §9).
 */
export const ZonedTime = ({ at, now, timeZone, seconds = false }: ZonedTimeProps) => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const own = viewerZone();
  const text = seconds
    ? `${formatSeconds(at, timeZone)}${otherZone(at, now, timeZone)}`
    : formatMoment(at, now, timeZone);
  const zone = otherZone(at, now, timeZone) === '' ? ` ${formatZone(at, timeZone)}` : '';
  if (wallTime(at, own) === wallTime(at, timeZone)) return <time dateTime={at}>{text}</time>;
  const yours = `${formatZonedMoment(at, now, own)} your time`;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setDismissed(true);
  };
  return (
    <Frame
      data-word=""
      tabIndex={0}
      role="note"
      aria-label={`${text}${zone}, ${yours}`}
      onPointerEnter={() => {
        setHovered(true);
        setDismissed(false);
      }}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => {
        setFocused(true);
        setDismissed(false);
      }}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
    >
      <time dateTime={at}>{text}</time>
      {(hovered || focused) && !dismissed && <Tip role="tooltip">{yours}</Tip>}
    </Frame>
  );
};
