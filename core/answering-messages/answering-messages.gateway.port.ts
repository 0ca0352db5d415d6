import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { ListExport, ListQuery } from '../lists/list-query.schema.ts';
import type {
  AcknowledgedMessages,
  MessageDetail,
  MessageOutcome,
  MessagePage,
  SeenMessage,
} from './answering-message.schema.ts';

/** Messages of the active group and its branches, as its people work on them. */
export interface AnsweringMessages {
  list(query: ListQuery, how?: { readonly background: boolean }): Answer<MessagePage>;
  read(id: string): Answer<MessageDetail>;
  export(wish: ListExport): Answer<Document>;
  /** 409 where somebody changed it meanwhile: the words name who and when. */
  acknowledge(seen: SeenMessage): Answer<unknown>;
  /** Acknowledges several, or says what that would do. */
  acknowledgeAll(seen: readonly SeenMessage[], dryRun: boolean): Answer<AcknowledgedMessages>;
  /** Nobody where `personId` is null. */
  assign(seen: SeenMessage, personId: string | null): Answer<unknown>;
  close(seen: SeenMessage, outcome: MessageOutcome, words: string): Answer<unknown>;
  /** Notes are made once for their `noteId`. */
  note(id: string, noteId: string, text: string): Answer<unknown>;
  /** Says that the caller was called back, once for its `entryId`. */
  called(id: string, entryId: string): Answer<unknown>;
  /** Sends it once more, once for its `deliveryId`. */
  redeliver(
    seen: SeenMessage,
    to: {
      readonly deliveryId: string;
      readonly personId: string;
      readonly channel: 'email' | 'sms';
    },
  ): Answer<unknown>;
}
