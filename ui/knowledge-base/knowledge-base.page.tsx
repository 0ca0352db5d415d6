import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import ArrowTopRightOnSquareIcon from '@heroicons/react/20/solid/ArrowTopRightOnSquareIcon';
import BookOpenIcon from '@heroicons/react/24/outline/BookOpenIcon';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { matchRoute } from '#core/navigation/match-route.rule.ts';
import { helpAudience } from '#core/knowledge-base/help-audience.rule.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { knowledgeBaseApi } from '#core/knowledge-base/knowledge-base.api.ts';
import { Button } from '../kit/button.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { OutsideFrame } from './outside-frame.look.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Row } from '../kit/stack.ts';
import { useColorMode } from '../kit/use-color-mode.ts';
import { useModel } from '../shell/use-model.ts';
import { KnowledgeBaseViewModel } from './knowledge-base.view-model.ts';
import { createSection } from '../sections/section.ts';

const InNewWindow = ({ address, size }: { readonly address: string; readonly size?: 'sm' }) => (
  <ButtonLink
    size={size}
    href={address}
    target="_blank"
    rel="noopener noreferrer"
    icon={<ArrowTopRightOnSquareIcon />}
  >
    Open in a new window
  </ButtonLink>
);

/** Shows the help site in a frame, or a message that the help site does not respond. */
const HelpSite = observer(
  ({ model, address }: { readonly model: KnowledgeBaseViewModel; readonly address: string }) => {
    const theme = useColorMode();
    const navigate = useNavigate();
    const { heard } = model;
    // Each message from the help site's new page means that the frame must receive theme and audience again.
    const says = useMemo(() => (heard === 0 ? null : model.look(theme)), [model, theme, heard]);
    const hear = useCallback(
      (message: { readonly origin: string; readonly data: unknown }) => {
        const screen = model.hear(message);
        const section = screen === null ? null : (matchRoute(screen)?.section ?? null);
        if (screen !== null && section !== null) void navigate(screen);
      },
      [model, navigate],
    );
    if (model.state === 'silent')
      return (
        <div role="alert">
          <Card>
            <EmptyState
              icon={BookOpenIcon}
              title="The help site isn’t responding"
              text="It is separate from this portal, which still works. Try again in a moment, or open it in a new window."
              action={
                <Row gap={2} wrap={2}>
                  <Button size="sm" icon={<ArrowPathIcon />} onClick={() => void model.retry()}>
                    Retry
                  </Button>
                  <InNewWindow address={address} size="sm" />
                </Row>
              }
            />
          </Card>
        </div>
      );
    return (
      <OutsideFrame
        key={model.turn}
        title="Help site"
        address={address}
        waiting={
          model.state === 'asking' ? <Skeleton lines={8} label="Loading the help site" /> : null
        }
        onLoad={() => model.loaded()}
        onMessage={hear}
        says={says}
      />
    );
  },
);

/**
 * The page with the provider's help site (spec §2.5 "Knowledge base"). The query parameter `rte` opens a page of the help
 * site and is then removed from the URL.
 */
export const KnowledgeBasePage = observer(() => {
  const model = useModel('knowledgeBase');
  const [query, setQuery] = useSearchParams();
  const rte = query.get('rte');
  useEffect(() => {
    if (rte === null) return;
    model.lead(rte);
    setQuery(
      (now) => {
        now.delete('rte');
        return now;
      },
      { replace: true },
    );
  }, [model, rte, setQuery]);
  const { address } = model;
  return (
    <>
      <PageTitle
        title="Knowledge base"
        {...(address !== null &&
          model.state !== 'silent' && { actions: <InNewWindow address={address} /> })}
      />
      {address === null ? (
        <Card>
          <EmptyState
            icon={BookOpenIcon}
            title="No knowledge base"
            text="This portal has no help site. Contact your provider’s support with questions."
          />
        </Card>
      ) : (
        <HelpSite model={model} address={address} />
      )}
    </>
  );
});

export const section = createSection(KnowledgeBasePage, {
  knowledgeBase: ({ configuration, context, gatewayOf }) =>
    new KnowledgeBaseViewModel({
      base: configuration.helpUrl,
      ask: () => gatewayOf(knowledgeBaseApi).helpState({}, { background: true }),
      audience: helpAudience(context.current.view?.user.applicationNum ?? APPLICATIONS.customer),
    }),
});
