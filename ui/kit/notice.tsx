import CheckCircleIcon from '@heroicons/react/20/solid/CheckCircleIcon';
import ExclamationCircleIcon from '@heroicons/react/20/solid/ExclamationCircleIcon';
import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import InformationCircleIcon from '@heroicons/react/20/solid/InformationCircleIcon';
import type { ComponentProps } from 'react';
import { eachState, tint } from './looks.ts';
import { styled } from './styled.ts';

/** The icon of a message per tone, because color alone is not enough. */
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
  },
  variants: {
    tone: eachState(tint),
    /** For a background that is already tinted. */
    bare: { true: { background: 'transparent', border: '0' } },
  },
});
const Title = styled('b', {
  base: { display: 'block', fontWeight: '600' },
  variants: { tone: eachState((state) => ({ color: `state.${state}.fg` })) },
});
const Body = styled('div', {
  base: { background: 'inherit', minWidth: '0', whiteSpace: 'pre-line' },
});

export interface NoticeProps extends Omit<ComponentProps<'section'>, 'color' | 'title'> {
  readonly tone: keyof typeof NOTICE_ICONS;
  readonly title?: string | undefined;
  readonly bare?: boolean;
}

/** A message with the icon, color and border of its tone, and an optional title (kit README §7 "Banner"). */
export const Notice = ({ tone, title, children, ...wear }: NoticeProps) => {
  const Icon = NOTICE_ICONS[tone];
  return (
    <Frame tone={tone} {...wear}>
      <Icon aria-hidden />
      <Body>
        {title !== undefined && <Title tone={tone}>{title}</Title>}
        {children}
      </Body>
    </Frame>
  );
};
