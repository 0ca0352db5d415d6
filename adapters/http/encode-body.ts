import { mediaTypeOf } from '#core/documents/media-type.rule.ts';
import type { ApiRequest } from '#core/gating/api-request.ts';
import type { Outgoing } from './stage.ts';

/** A request's body and the type it is sent as; the type of a form, with its boundary, is the browser's own. */
export const encodeBody = ({
  body,
  upload,
}: ApiRequest): {
  readonly body: Outgoing['body'];
  readonly type: string | null;
} => {
  if (upload !== undefined) {
    const form = new FormData();
    form.append(
      'file',
      new Blob([new Uint8Array(upload.bytes)], { type: mediaTypeOf(upload.name) }),
      upload.name,
    );
    return { body: form, type: null };
  }
  return body === null
    ? { body: null, type: null }
    : { body: JSON.stringify(body), type: 'application/json' };
};
