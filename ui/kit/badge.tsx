import type { ComponentType, ReactNode, SVGProps } from 'react';
import { eachState, inlineRow } from './looks.ts';
import { styled } from './styled.ts';
import { STATES, type State } from './theme/colors.ts';

const tinted = (state: State) => ({
  background: `state.${state}.subtle`,
  borderColor: `state.${state}.border`,
  color: `state.${state}.fg`,
  '& > svg': { color: `state.${state}.solid` },
});

const filled = (state: State) => ({
  background: `state.${state}.solid`,
  borderColor: `state.${state}.solid`,
  color: `state.${state}.on`,
  '& > svg': { color: `state.${state}.on` },
});

const plain = { background: 'transparent', borderColor: 'transparent', paddingInline: '0' };

const Frame = styled('span', {
  base: {
    ...inlineRow('5px'),
    height: '1.375rem',
    paddingInline: '6px 8px',
    border: '1px solid',
    borderRadius: 'sm',
    textStyle: 'caption',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    '& > svg': { boxSize: '16px' },
    // Without text before it, the icon's edge would be the baseline, and the badge would stand above its label.
    // Nothing of it is read out.
    '&::before': { content: '"\\200b" / ""', marginInlineEnd: '-5px' },
  },
  variants: {
    tone: eachState(tinted),
    strength: { tint: {}, solid: {}, plain: {} },
  },
  compoundVariants: STATES.flatMap((tone) => [
    { tone, strength: 'solid' as const, css: filled(tone) },
    { tone, strength: 'plain' as const, css: plain },
  ]),
  defaultVariants: { strength: 'tint' },
});

export interface BadgeProps {
  readonly tone: State;
  /** `solid` if a user must act now, `plain` inside dense lists (kit README §1). */
  readonly strength?: 'tint' | 'solid' | 'plain';
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly children: ReactNode;
}

/**
 * A badge that shows a state by icon, text and color, never by color alone. Each feature maps its states to icon and tone
 * (domain guide 10).
 */
export const Badge = ({ icon: Icon, children, ...look }: BadgeProps) => (
  <Frame data-word="" {...look}>
    <Icon aria-hidden />
    {children}
  </Frame>
);
