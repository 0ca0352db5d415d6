import NewspaperIcon from '@heroicons/react/24/outline/NewspaperIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { newsApi } from '#core/news/news.api.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Icon } from '../kit/icon.tsx';
import { NewDot } from './new-dot.look.tsx';
import { LinkRows, TextLink } from '../kit/links.ts';
import { useModel } from '../shell/use-model.ts';
import { NEWS_ICON_DRAWINGS, NEWS_STATES } from './news-looks.ts';
import { AnnouncedNews, NewsCardViewModel } from './news-card.view-model.ts';
import { createSection } from '../sections/section.ts';

/** The newest news on a dashboard, with a link to the news page (domain guide 6.19). */
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
        <TextLink size="sm">
          <Link to="/news">All news</Link>
        </TextLink>
      }
    >
      {state.at === 'loading' && <Skeleton lines={2} label="Loading the news" />}
      {state.at !== 'loading' && shown.length === 0 && (
        <EmptyState
          icon={NewspaperIcon}
          title={state.at === 'failed' ? 'Not loaded' : 'No news today'}
          text={state.at === 'failed' ? state.text : 'Announcements appear here.'}
        />
      )}
      {shown.length > 0 && (
        <LinkRows>
          {shown.map(({ newsId, title, icon, color, unread }) => (
            <li key={newsId}>
              <Link data-link="" to="/news">
                <Icon of={NEWS_ICON_DRAWINGS[icon]} size={20} tone={NEWS_STATES[color]} />
                <span>
                  {title}
                  {unread && <HiddenText> (new)</HiddenText>}
                </span>
                {unread && <NewDot at="end" aria-hidden />}
              </Link>
            </li>
          ))}
        </LinkRows>
      )}
    </Card>
  );
});

const announced = new AnnouncedNews();

/** The news on a dashboard. */
export const section = createSection(NewsCard, {
  newsCard: ({ toasts, userId, gatewayOf }) =>
    new NewsCardViewModel({
      news: gatewayOf(newsApi),
      toasts,
      announced,
      userId,
    }),
});
