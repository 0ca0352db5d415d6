import LinkSlashIcon from '@heroicons/react/24/outline/LinkSlashIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../kit/button.tsx';
import { Row } from '../kit/stack.ts';
import { DeadEndPage } from '../shell/message-pages.tsx';
import { usePageData } from '../shell/page-data.ts';
import { useRegistry } from '../shell/registry.ts';

/** The way on from a link that leads nowhere: to the person's home, or to the sign-in form. */
export const Way = observer(() => {
  const navigate = useNavigate();
  const { complete } = useRegistry().create('session');
  return (
    <Row gap={3} wrap={3} phone="blocks">
      <Button look="primary" size="lg" onClick={() => void navigate(complete ? '/' : '/login')}>
        {complete ? 'Home' : 'Return to Login'}
      </Button>
    </Row>
  );
});

const TITLE = 'This link does not work';

/** Says that no report is at the address, which may have been cut off. */
export const DeadLink = () => {
  const { providerName } = usePageData().configuration;
  useEffect(() => {
    document.title = `${TITLE} · ${providerName}`;
  }, [providerName]);
  return (
    <DeadEndPage
      whole={false}
      icon={LinkSlashIcon}
      title={TITLE}
      text="Part of the address may be missing, or the report was deleted. Open the link from the message itself, or copy all of it."
      actions={<Way />}
    />
  );
};
