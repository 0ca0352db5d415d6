import NewspaperIcon from '@heroicons/react/24/outline/NewspaperIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { styled } from '../kit/styled.ts';
import { useModel } from '../shell/use-model.ts';
import { NEWS_ICON_DRAWINGS } from './news-looks.ts';

const ink = (state: string) => ({ '& > svg': { color: `state.${state}.solid` } });

const Line = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '40px',
    px: '4',
    py: '2',
    overflowWrap: 'anywhere',
    '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'border.subtle' },
    '& > svg': { flexShrink: '0', width: '20px', height: '20px' },
    '& > i': {
      flexShrink: '0',
      marginInlineStart: 'auto',
      width: '8px',
      height: '8px',
      borderRadius: 'full',
      background: 'accent.solid',
    },
  },
  variants: {
    color: { blue: ink('info'), green: ink('ok'), red: ink('alarm'), amber: ink('test') },
  },
});
const More = styled('span', {
  base: {
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '32px',
      textStyle: 'small',
      fontWeight: '600',
      color: 'accent.fg',
      '&:hover': { textDecoration: 'underline' },
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
  },
});
const List = styled('ul', { base: { listStyle: 'none' } });

/** The newest of the news on a dashboard, and the way to all of it (domain guide 6.19). */
export const NewsCard = observer(() => {
  const model = useModel('newsCard');
  const navigate = useNavigate();
  useEffect(() => {
    void model.load(() => void navigate('/news'));
  }, [model, navigate]);
  const { shown, items } = model;
  const { state } = items;
  return (
    <Card
      title="News today"
      inset={false}
      {...(state.at === 'ready' && { count: state.value.length })}
      actions={
        <More>
          <Link to="/news">All news</Link>
        </More>
      }
    >
      {state.at === 'loading' && <Skeleton lines={2} label="Loading the news" />}
      {state.at !== 'loading' && shown.length === 0 && (
        <EmptyState
          icon={NewspaperIcon}
          title={state.at === 'failed' ? 'Not loaded' : 'No news today'}
          text={state.at === 'failed' ? state.text : 'What we want you to know appears here.'}
        />
      )}
      {shown.length > 0 && (
        <List>
          {shown.map(({ newsId, title, icon, color, unread }) => {
            const Icon = NEWS_ICON_DRAWINGS[icon];
            return (
              <Line key={newsId} color={color}>
                <Icon aria-hidden />
                <span>
                  {title}
                  {unread && <HiddenText> (new)</HiddenText>}
                </span>
                {unread && <i aria-hidden />}
              </Line>
            );
          })}
        </List>
      )}
    </Card>
  );
});
