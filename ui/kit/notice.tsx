import CheckCircleIcon from '@heroicons/react/20/solid/CheckCircleIcon';
import ExclamationCircleIcon from '@heroicons/react/20/solid/ExclamationCircleIcon';
import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import InformationCircleIcon from '@heroicons/react/20/solid/InformationCircleIcon';
import { useCallback, useState, type ComponentProps } from 'react';
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
    '& > div': { background: 'inherit', minWidth: '0' },
    '& > div > p': { whiteSpace: 'pre-line' },
  },
  variants: {
    tone: eachState((state) => ({
      ...tint(state),
      '& > div > b': { color: `state.${state}.fg` },
    })),
    /** It stands on a ground that is marked already. */
    bare: { true: { background: 'transparent', border: '0' } },
  },
});

export interface NoticeProps extends Omit<ComponentProps<'section'>, 'color'> {
  readonly tone: keyof typeof NOTICE_ICONS;
  readonly bare?: boolean;
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

const Folded = styled('div', {
  base: {
    position: 'relative',
    background: 'inherit',
    '& > p': { whiteSpace: 'pre-line' },
    '&[data-folded] > p': {
      lineClamp: '4',
    },
    '& > button': {
      minHeight: '24px',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      fontWeight: '600',
    },
    // Over the end of the last line, so that nothing moves when it appears.
    '&[data-folded] > button': {
      position: 'absolute',
      bottom: '-2px',
      insetInlineEnd: '0',
      paddingInlineStart: '3',
      background: 'inherit',
    },
  },
});

/** Words of which four lines are seen until the rest is asked for; all of them are read aloud. */
const FoldedText = ({ text }: { readonly text: string }) => {
  const [folded, setFolded] = useState(true);
  const [isLong, setLong] = useState(false);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      // Unfolded it always fits, and is as long as it was.
      if (element.parentElement?.dataset['folded'] !== undefined)
        setLong(element.scrollHeight > element.clientHeight + 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Folded data-folded={folded ? '' : undefined}>
      <p ref={measure}>{text}</p>
      {isLong && (
        <button type="button" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {folded ? 'more' : 'less'}
        </button>
      )}
    </Folded>
  );
};

interface BannerProps {
  readonly tone: 'alarm' | 'test' | 'info';
  readonly title: string;
  readonly body: string;
}

/** A notice of the provider: red, amber or blue, with icon and words (spec §9 "Banner importance colours"); a long one is folded, so that what stands below stays in sight. */
export const Banner = ({ tone, title, body }: BannerProps) => (
  <Notice tone={tone} aria-label="Status notice">
    <div>
      <b>{title}</b>
      <FoldedText text={body} />
    </div>
  </Notice>
);
