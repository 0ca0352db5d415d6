import ExclamationCircleIcon from '@heroicons/react/20/solid/ExclamationCircleIcon';
import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import InformationCircleIcon from '@heroicons/react/20/solid/InformationCircleIcon';
import { styled } from './styled.ts';
import { tint } from './tone.ts';

const Frame = styled('section', {
  base: {
    display: 'flex',
    gap: '3',
    px: '4',
    py: '3',
    border: '1px solid',
    borderInlineStartWidth: '4px',
    borderRadius: 'sm',
    overflowWrap: 'anywhere',
    '& > svg': { boxSize: '20px' },
    '& b': { display: 'block', fontWeight: '600' },
    '& p': { whiteSpace: 'pre-line' },
  },
  variants: { tone: { alarm: tint('alarm'), test: tint('test'), info: tint('info') } },
});

const ICONS = {
  alarm: ExclamationCircleIcon,
  test: ExclamationTriangleIcon,
  info: InformationCircleIcon,
} as const;

/** A notice that stays: red, amber or blue, with icon and words (spec §9 "Banner importance colours"). */
export const Banner = ({
  tone,
  title,
  body,
}: {
  readonly tone: keyof typeof ICONS;
  readonly title: string;
  readonly body: string;
}) => {
  const Icon = ICONS[tone];
  return (
    <Frame tone={tone} aria-label="Status notice">
      <Icon />
      <div>
        <b>{title}</b>
        <p>{body}</p>
      </div>
    </Frame>
  );
};
