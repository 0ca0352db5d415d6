import CheckCircleIcon from '@heroicons/react/20/solid/CheckCircleIcon';
import ExclamationCircleIcon from '@heroicons/react/20/solid/ExclamationCircleIcon';
import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import InformationCircleIcon from '@heroicons/react/20/solid/InformationCircleIcon';
import type { ComponentProps } from 'react';
import { eachState, tint } from './looks.ts';
import { styled } from './styled.ts';

/** The mark of what is said, by its tone; never the colour alone. */
export const NOTICE_ICONS = {
  ok: CheckCircleIcon,
  alarm: ExclamationCircleIcon,
  info: InformationCircleIcon,
  trouble: ExclamationTriangleIcon,
  test: ExclamationTriangleIcon,
} as const;

const Frame = styled('section', {
  base: {
    display: 'flex',
    gap: '3',
    padding: '12px 16px',
    border: '1px solid',
    borderInlineStartWidth: '4px',
    borderRadius: 'sm',
    overflowWrap: 'anywhere',
    '& > svg': { boxSize: '20px' },
    '& b': { display: 'block', fontWeight: '600' },
    '& > div > p': { whiteSpace: 'pre-line' },
  },
  variants: {
    tone: eachState((state) => ({
      ...tint(state),
      '& > div > b': { color: `state.${state}.fg` },
    })),
  },
});

export interface NoticeProps extends Omit<ComponentProps<'section'>, 'color'> {
  readonly tone: keyof typeof NOTICE_ICONS;
}

/** Words on the tint of a state, with its icon and its edge: what stays on a page until it is dealt with (kit README §7 "Banner"). */
export const Notice = ({ tone, children, ...wear }: NoticeProps) => {
  const Icon = NOTICE_ICONS[tone];
  return (
    <Frame tone={tone} {...wear}>
      <Icon aria-hidden />
      {children}
    </Frame>
  );
};

interface BannerProps {
  readonly tone: 'alarm' | 'test' | 'info';
  readonly title: string;
  readonly body: string;
}

/** A notice of the provider: red, amber or blue, with icon and words (spec §9 "Banner importance colours"). */
export const Banner = ({ tone, title, body }: BannerProps) => (
  <Notice tone={tone} aria-label="Status notice">
    <div>
      <b>{title}</b>
      <p>{body}</p>
    </div>
  </Notice>
);
