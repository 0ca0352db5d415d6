import { Card } from '../../kit/card.tsx';
import { PageTitle } from '../../kit/page-title.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useDelay } from '../waiting.tsx';

/** Milliseconds for which nothing is shown (ui README §9). */
const UNSEEN = 150;

/**
 * The title of a screen and bars in place of its content while its code is loading, so that a press on a link is answered
 * at once. The title takes no focus, because the screen's own title does.
 */
export const ScreenAhead = ({ title }: { readonly title: string }) =>
  useDelay(UNSEEN) ? (
    <>
      <PageTitle title={title} within />
      <Card>
        <Skeleton lines={6} label={`Opening ${title}`} />
      </Card>
    </>
  ) : null;
