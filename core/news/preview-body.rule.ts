import { LIMITS } from '../kernel/limits.ts';

/** The body as a table shows it: one line, at most 50 characters and then an ellipsis (spec §2.5); never half a character. */
export const previewBody = (body: string): string => {
  const characters = Array.from(body.replaceAll(/\s+/g, ' ').trim());
  return characters.length <= LIMITS.newsBodyPreview
    ? characters.join('')
    : `${characters.slice(0, LIMITS.newsBodyPreview).join('')}…`;
};
