import { observer } from 'mobx-react-lite';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { Row } from '../kit/stack.ts';
import { formatStamp, readerZone } from '../kit/format-time.ts';
import type { SavedDraft } from './saved-draft.ts';

const stamp = (at: number): string => formatStamp(new Date(at).toISOString(), readerZone());

/** Informs the user that the form contains a draft from an earlier session. */
export const DraftNote = observer(
  ({ draft: { backFrom } }: { readonly draft: Pick<SavedDraft<null, object>, 'backFrom'> }) =>
    backFrom === null ? null : (
      <Notice tone="info" role="status" title="What you typed is back">
        <p>{`From ${stamp(backFrom)}, not saved yet.`}</p>
      </Notice>
    ),
);

/** Offers to continue an unsaved draft, on a screen whose editor is closed. */
export const DraftOffer = observer(
  ({
    what,
    draft,
    onGoOn,
  }: {
    /** The noun for the item, such as `the news item`. */
    readonly what: string;
    readonly draft: {
      readonly found: { readonly keptAt: number } | null;
      refuse(): void;
    };
    readonly onGoOn: () => void;
  }) =>
    draft.found === null ? null : (
      <Notice tone="info" aria-label="Unsaved" title={`You did not save ${what}`}>
        <p>{`What you typed at ${stamp(draft.found.keptAt)} is still there.`}</p>
        <Row gap={3} wrap={3} above={3}>
          <Button size="sm" look="primary" onClick={onGoOn}>
            Continue
          </Button>
          <Button size="sm" onClick={() => draft.refuse()}>
            Discard
          </Button>
        </Row>
      </Notice>
    ),
);
