import { ICON_WORDS } from '#core/news/news-words.ts';
import { NEWS_ICONS } from '#core/news/news.schema.ts';
import { styled } from '../kit/styled.ts';
import { NEWS_ICON_DRAWINGS } from './news-looks.ts';

const Frame = styled('fieldset', {
  base: {
    border: '0',
    padding: '0',
    minWidth: '0',
    '& > legend': { textStyle: 'label', marginBottom: '1.5' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '1.5' },
  },
});
const Choice = styled('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '32px',
    height: '40px',
    color: 'fg.muted',
    cursor: 'pointer',
    '@media (pointer: coarse)': { width: '44px', height: '44px' },
    '& > input': {
      appearance: 'none',
      position: 'absolute',
      inset: '4px 0',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'sm',
      cursor: 'inherit',
    },
    '& > input:checked': {
      borderWidth: '2px',
      borderColor: 'accent.solid',
      background: 'accent.subtle',
    },
    '& > svg': { position: 'relative', width: '20px', height: '20px', pointerEvents: 'none' },
    '&:has(> input:checked)': { color: 'accent.fg' },
  },
});

/** One of the seven icons (spec §3), by drawing and by word. */
export const IconField = ({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) => (
  <Frame>
    <legend>Icon</legend>
    <div>
      {NEWS_ICONS.map((name) => {
        const Icon = NEWS_ICON_DRAWINGS[name];
        return (
          <Choice key={name} title={ICON_WORDS[name]}>
            <input
              type="radio"
              name="news-icon"
              aria-label={ICON_WORDS[name]}
              checked={value === name}
              onChange={() => onChange(name)}
            />
            <Icon aria-hidden />
          </Choice>
        );
      })}
    </div>
  </Frame>
);
